import { expect, test } from 'vitest';
import type { AbraBrowser } from '../browser';
import { whileItAnswers } from './while-it-answers';

const PATIENCE = { every: 5, silent: 20 };
/** A browser that answers so many times and then hangs. */
const browser = (times: number): Pick<AbraBrowser, 'ask'> => {
  let left = times;
  const ask = () => {
    left -= 1;
    return left < 0 ? new Promise(() => undefined) : Promise.resolve({ ok: true });
  };
  return { ask: ask as unknown as AbraBrowser['ask'] };
};

test('work in a browser that answers is what it is, however long it takes', async () => {
  let asked = 0;
  let enough: () => void = () => undefined;
  const thrice = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const ask = (async () => {
    asked += 1;
    if (asked === 3) enough();
    return { ok: true };
  }) as unknown as AbraBrowser['ask'];
  expect(await whileItAnswers({ ask }, () => thrice.then(() => 'done'), PATIENCE)).toBe('done');
  await expect(whileItAnswers({ ask }, () => Promise.reject(new Error('no')), PATIENCE)).rejects.toThrow('no');
});

test('work in a browser that hangs ends with that reason', async () => {
  const work = () => new Promise<never>(() => undefined);
  await expect(whileItAnswers(browser(2), work, PATIENCE)).rejects.toThrow('Chromium did not answer');
});
