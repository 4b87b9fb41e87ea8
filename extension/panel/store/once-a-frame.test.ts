import { expect, test } from 'vitest';
import { onceAFrame } from './once-a-frame';

function frames(hidden = false) {
  const taken: number[][] = [];
  const asked: (() => void)[] = [];
  const all = onceAFrame<number>((some) => taken.push([...some]), { isHidden: () => hidden, next: (draw) => asked.push(draw) });
  return { all, taken, draw: () => asked.splice(0).forEach((one) => void one()), asked };
}

test('what comes within a frame is drawn once, in its order', () => {
  const { all, taken, draw, asked } = frames();
  for (const one of [1, 2, 3]) all.add(one, true);
  expect([taken, asked.length]).toEqual([[], 1]);
  draw();
  all.add(4, true);
  draw();
  draw();
  expect(taken).toEqual([[1, 2, 3], [4]]);
});

test('what must not wait takes along what does', () => {
  const { all, taken, draw } = frames();
  all.add(1, true);
  all.add(2, false);
  expect(taken).toEqual([[1, 2]]);
  draw();
  all.add(3, true);
  all.now();
  draw();
  expect(taken).toEqual([[1, 2], [3]]);
});

test('a hidden panel waits for no frame', () => {
  const { all, taken } = frames(true);
  all.add(1, true);
  expect(taken).toEqual([[1]]);
});
