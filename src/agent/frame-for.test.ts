import { expect, it } from 'vitest';
import { frameFor } from './frame-for';
import { page } from './world.fixture';

const TOP = 'https://a.example/edit';
const among = (...frames: [path: number[], url: string][]) => ({
  ...page(TOP),
  frames: [[[], TOP] as const, ...frames].map(([path, url], frameId) => ({
    frameId,
    documentId: `d${frameId}`,
    path: [...path],
    url,
    title: '',
  })),
});
const idOf = (wanted: { path: number[]; url: string }, ...frames: [path: number[], url: string][]) =>
  frameFor(wanted, among(...frames))?.frameId;

it('takes the frame with the URL at the path, else the only one with it, and never the page itself', () => {
  const pay = 'https://pay.example/';
  expect(idOf({ path: [1], url: pay }, [[0], pay], [[1], `${pay}?x=1`])).toBe(2);
  expect(idOf({ path: [4], url: pay }, [[0], 'about:blank'], [[1], pay])).toBe(2);
  expect(idOf({ path: [4], url: pay }, [[0], pay], [[1], pay])).toBeUndefined();
  expect(idOf({ path: [0], url: TOP })).toBeUndefined();
});

it('knows a document that a script wrote before and after it was written, on whatever page, and a blob whatever its id', () => {
  const written = { path: [0], url: 'about:blank' };
  expect(idOf(written, [[0], 'about:blank'])).toBe(1);
  expect(idOf(written, [[0], TOP])).toBe(1);
  // As it was recorded before.
  expect(idOf({ path: [0], url: TOP }, [[0], TOP])).toBe(1);
  const blob = { path: [0], url: 'blob:https://a.example' };
  expect(idOf(blob, [[0], 'blob:https://a.example/f258c3f5-2794-4191-bbf4-3ccfa2e2ed7c'])).toBe(1);
});
