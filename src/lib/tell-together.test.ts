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

test('what comes after a pause is told at once, what follows it within its patience together, in its order', () => {
  const { all, taken, until, asked } = clock();
  for (const one of [1, 2, 3]) all.add(one, 100);
  expect([taken, asked.length]).toEqual([[[1]], 1]);
  until(99);
  all.add(4, 100);
  expect(taken).toEqual([[1]]);
  until(100);
  expect(taken).toEqual([[1], [2, 3, 4]]);
  all.add(5, 100);
  expect(taken).toHaveLength(2);
  until(300);
  all.add(6, 100);
  expect(taken).toEqual([[1], [2, 3, 4], [5], [6]]);
});

test('what has least patience says when, and takes along what has more', () => {
  const { all, taken, until } = clock();
  all.add(0, 250);
  all.add(1, 250);
  until(50);
  all.add(2, 100);
  until(99);
  expect(taken).toEqual([[0]]);
  until(100);
  expect(taken).toEqual([[0], [1, 2]]);
  all.add(3, 250);
  until(349);
  expect(taken).toHaveLength(2);
  until(350);
  expect(taken.slice(2)).toEqual([[3]]);
});

test('what must not wait takes along what does', () => {
  const { all, taken, until } = clock();
  all.add(0, 100);
  all.add(1, 100);
  all.add(2, 0);
  expect(taken).toEqual([[0], [1, 2]]);
  until(100);
  all.add(3, 100);
  all.now();
  until(300);
  expect(taken.slice(2)).toEqual([[3]]);
});
