import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../src/wire/answer-panel';
import { callPage } from '../../src/wire/call-page';
import { refusals } from '../../src/wire/refusals';

type Hear = (message: unknown, sender: unknown, respond: (answer: unknown) => void) => boolean;
let hear: Hear;
let refused: unknown[] = [];

/** Chrome with a session storage, and a page that answers with nonsense. */
beforeEach(() => {
  const session: Record<string, unknown> = {};
  refused = [];
  vi.stubGlobal('chrome', {
    runtime: { id: 'abra', getURL: () => 'chrome-extension://abra/', onMessage: { addListener: (listener: Hear) => (hear = listener) } },
    storage: {
      session: {
        get: async (key: string) => structuredClone({ [key]: session[key] }),
        set: async (more: object) => void Object.assign(session, structuredClone(more)),
      },
    },
    tabs: { sendMessage: async () => ({ ok: true, value: { legId: 'l'.repeat(99) } }) },
  });
  const page = { progress: () => undefined, shown: () => undefined, gap: () => undefined, picked: () => undefined, halt: () => undefined };
  answerCalls({} as never, { ...page, refused: (name, _told, why) => refused.push([name, why]) }, {} as never);
});
afterEach(() => vi.unstubAllGlobals());

const fromPage = { id: 'abra', tab: { id: 3 }, frameId: 0, documentId: 'd', url: 'https://a.example/' };
const fromPanel = { id: 'abra', url: 'chrome-extension://abra/panel/index.html' };
const ask = (abra: string, params: unknown, sender: unknown) => new Promise((resolve) => hear({ abra, params }, sender, resolve));
const counted = async () => {
  await expect.poll(async () => (await refusals()).count).toBeGreaterThan(0);
  return (await refusals()).last.map(({ what }) => what);
};

test('a word of a page that its schema does not take is told on with the reason, and counted', async () => {
  hear({ abra: 'page.picked', params: { id: 'i'.repeat(200) } }, fromPage, () => undefined);
  expect(refused).toEqual([['picked', expect.stringMatching(/^id: Too big/)]]);
  expect(await counted()).toEqual(['page.picked']);
});

test('an answer of a page that its schema does not take is a fault with the reason, and counted', async () => {
  const answer = await callPage({ tabId: 3, documentId: 'd' }, 'runLeg', { id: 'l' } as never);
  expect(answer).toMatchObject({ failure: { kind: 'wire', message: expect.stringMatching(/does not accept \(runLeg: legId: Too big/) } });
  expect(await counted()).toEqual(['page.runLeg']);
});

test('what the panel or a page asks in a wrong form, and what nobody may ask, is answered so and counted', async () => {
  expect(await ask('run.stop', { runId: 5 }, fromPanel)).toMatchObject({
    failure: { kind: 'wire', message: expect.stringContaining('runId') },
  });
  expect(await ask('page.stroke', { legId: 5 }, fromPage)).toMatchObject({ failure: { message: expect.stringContaining('legId') } });
  expect(await ask('run.stop', { runId: 'r' }, fromPage)).toMatchObject({
    failure: { message: expect.stringContaining('may not be called') },
  });
  await expect.poll(async () => (await refusals()).count).toBe(3);
  expect((await refusals()).last.map(({ what }) => what)).toEqual(['run.stop', 'page.stroke', 'run.stop']);
});

test('of thousands of refusals the number and the last are kept', async () => {
  for (let at = 0; at < 300; at++) hear({ abra: 'page.shown', params: { at } }, fromPage, () => undefined);
  await expect.poll(async () => (await refusals()).count).toBe(300);
  expect((await refusals()).last).toHaveLength(50);
});
