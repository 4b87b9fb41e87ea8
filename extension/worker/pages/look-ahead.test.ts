import { afterEach, expect, test, vi } from 'vitest';
import { looksAhead } from './look-ahead';

afterEach(() => void vi.unstubAllGlobals());

/** A tab of one document that answers each question so, and what it was asked. */
function tab(unchanged: () => boolean) {
  const asked: string[] = [];
  const scan = {
    path: [],
    url: 'https://shop.test/',
    title: '',
    viewport: {},
    extent: {},
    elements: [],
    dialogs: [],
    text: '',
    children: [],
    more: [],
    took: 1,
  };
  vi.stubGlobal('chrome', {
    scripting: { executeScript: async () => [{ frameId: 0, documentId: 'd', result: { scanner: true, line: true } }] },
    tabs: {
      sendMessage: async (_tab: number, { abra }: { abra: string }) => {
        asked.push(abra);
        return {
          ok: true,
          value: abra === 'unchanged' ? { unchanged: unchanged() } : { ...scan, viewport: SIZE, extent: { width: 1, height: 1 } },
        };
      },
    },
  });
  return asked;
}
const SIZE = { width: 1, height: 1, scrollX: 0, scrollY: 0 };

test('whether a look still holds is asked as a run begins, and not again when the run wants it', async () => {
  const asked = tab(() => true);
  let now = 0;
  const ahead = looksAhead(() => now);
  await ahead.begin(1);
  ahead.ask(1);
  await expect.poll(() => asked).toEqual(['lookAhead', 'unchanged']);
  now = 50;
  expect(await ahead.take(1)).toHaveLength(1);
  expect(asked, 'the same answer').toEqual(['lookAhead', 'unchanged']);
  expect(await ahead.take(1), 'each is given once').toBeUndefined();
});

test('an answer that is old by then, or says no, is no look', async () => {
  let same = true;
  const asked = tab(() => same);
  let now = 0;
  const ahead = looksAhead(() => now);
  await ahead.begin(1);
  ahead.ask(1);
  now = 200;
  same = false;
  expect(await ahead.take(1)).toBeUndefined();
  expect(asked).toEqual(['lookAhead', 'unchanged', 'unchanged']);
  await ahead.begin(1);
  ahead.ask(1);
  expect(await ahead.take(1)).toBeUndefined();
});
