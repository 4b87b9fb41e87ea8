import { expect, test } from 'vitest';
import { tellTogether } from './tell-together';

function clock() {
  const taken: number[][] = [];
  const asked: { at: number; ring: () => void }[] = [];
  let time = 0;
  const all = tellTogether<number>((some) => taken.push([...some]), {
    now: () => time,
    after: (ms, ring) => asked.push({ at: time + ms, ring }),
  });
  const until = (to: number) => {
    for (const one of asked.splice(0).sort((a, b) => a.at - b.at)) {
      if (one.at > to) asked.push(one);
      else {
        time = one.at;
        one.ring();
      }
    }
    time = to;
  };
  return { all, taken, until, asked };
}

test('what comes after a pause is told at once, what follows it within a tenth of a second together, in its order', () => {
  const { all, taken, until, asked } = clock();
  for (const one of [1, 2, 3]) all.add(one, true);
  expect([taken, asked.length]).toEqual([[[1]], 1]);
  until(99);
  all.add(4, true);
  expect(taken).toEqual([[1]]);
  until(100);
  expect(taken).toEqual([[1], [2, 3, 4]]);
  all.add(5, true);
  expect(taken).toHaveLength(2);
  until(300);
  all.add(6, true);
  expect(taken).toEqual([[1], [2, 3, 4], [5], [6]]);
});

test('what must not wait takes along what does', () => {
  const { all, taken, until } = clock();
  all.add(0, true);
  all.add(1, true);
  all.add(2, false);
  expect(taken).toEqual([[0], [1, 2]]);
  until(100);
  all.add(3, true);
  all.now();
  until(300);
  expect(taken.slice(2)).toEqual([[3]]);
});
