import { afterEach, expect, test, vi } from 'vitest';
import { tellDownload } from './downloads';

const urls: Record<number, string> = { 1: 'http://a/one', 2: 'http://a/two', 3: 'http://a/one' };

/** The documents that are told of a download at this address, while legs run in these tabs. */
async function told(tabs: number[], url: string): Promise<string[]> {
  const heard: string[] = [];
  const sendMessage = async (_tabId: number, { abra }: { abra: string }, { documentId }: { documentId: string }) => {
    heard.push(`${abra} ${documentId}`);
    return { ok: true, value: {} };
  };
  vi.stubGlobal('chrome', { tabs: { get: async (tabId: number) => (urls[tabId] ? { url: urls[tabId] } : Promise.reject()), sendMessage } });
  await tellDownload(
    tabs.map((tabId) => ({ tabId, frame: { documentId: `d${tabId}` } })),
    url,
  );
  return heard;
}
afterEach(() => vi.unstubAllGlobals());

test('the document is told in whose page it began, and no other', async () => {
  expect(await told([1, 2, 4], 'http://a/two')).toEqual(['downloaded d2']);
  expect(await told([1, 2], 'http://a/three')).toEqual([]);
});

test('where two tabs could have begun it, or no leg runs, nobody is told', async () => {
  expect(await told([1, 3], 'http://a/one')).toEqual([]);
  expect(await told([], 'http://a/one')).toEqual([]);
});
