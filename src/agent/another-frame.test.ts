import { expect, it } from 'vitest';
import { frameFor } from './frame-for';
import { page } from './world.fixture';

it('takes no frame of another address, though it stands where the wanted one stood', () => {
  const there = (url: string) => ({
    ...page(),
    frames: [...page().frames, { frameId: 4, documentId: 'd4', path: [0], url, title: '' }],
  });
  const wanted = { path: [0], url: 'https://pay.example/' };
  expect(frameFor(wanted, there('https://pay.example/?cart=7'))?.frameId).toBe(4);
  expect(frameFor(wanted, there('https://advertising.example/'))).toBeUndefined();
});
