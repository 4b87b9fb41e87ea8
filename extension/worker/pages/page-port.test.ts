import { afterEach, expect, test, vi } from 'vitest';
import type { Progress } from '../../../src/model/run/leg';
import { saying } from '../../../src/model/saying-of';
import { tabPort } from './page-port';

/** Chrome, as far as a port needs it: one document, which answers its leg with nothing done. */
function fakeChrome({ refuses = 0 } = {}) {
  const scripts: string[] = [];
  let left = refuses;
  vi.stubGlobal('TRUSTED_INPUT', false);
  vi.stubGlobal('chrome', {
    tabs: {
      onRemoved: { addListener: () => undefined },
      get: async () => ({ url: 'https://a.example/' }),
      sendMessage: async (_tabId: number, { params }: { params: { id: string } }, { documentId }: { documentId: string }) => {
        if (refuses && !scripts.includes(documentId)) throw new Error('Could not establish connection. Receiving end does not exist.');
        return {
          ok: true,
          value: {
            legId: params.id,
            records: [],
            delta: { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } },
          },
        };
      },
    },
    scripting: {
      executeScript: async ({ target }: { target: { documentIds: string[] } }) => {
        if (left-- > 0) throw new Error('Frame is not ready.');
        scripts.push(...target.documentIds);
      },
    },
  });
  return scripts;
}
afterEach(() => vi.unstubAllGlobals());

const port = () =>
  tabPort(
    async () => ({ patience: 0, settleLimit: 0, overlay: false }),
    { load: async () => undefined, hide: (said) => said, spans: () => [], hideOn: (page) => page },
    async () => ({ why: saying('noPicture') }),
    { follow: async () => undefined, tabs: async () => [] },
  );
const order = (legId: string, documentId = 'd') => ({
  runId: 'r',
  legId,
  tabId: 1,
  frame: { frameId: 0, documentId },
  operations: [{ id: 'o', operation: { type: 'click' as const } }],
});
const from = { tabId: 1, frameId: 0, documentId: 'd', url: '' };
const told = (legId: string, operationId: string): Progress => ({ phase: 'dispatching', legId, operationId, label: '' });

test('what a page told before the leg was taken up is heard then; of what nobody takes up only the newest is kept', async () => {
  fakeChrome();
  const tab = port();
  for (let leg = 0; leg < 10_000; leg++) tab.heard([told('nobody', `x${leg}`)], from);
  tab.heard([told('l', 'o')], from);
  const heard: Progress[] = [];
  await tab.run(order('l'), (progress) => heard.push(progress), new AbortController().signal);
  expect(heard).toEqual([told('l', 'o')]);
  const late: Progress[] = [];
  for (let leg = 0; leg < 10_000; leg++) tab.heard([told('nobody', `x${leg}`)], from);
  await tab.run(order('nobody'), (progress) => late.push(progress), new AbortController().signal);
  expect(late).toHaveLength(200);
});

test('documents are given their actor once while they are there, and of thousands that came and went few are remembered', async () => {
  const scripts = fakeChrome();
  const tab = port();
  const signal = new AbortController().signal;
  for (let turn = 0; turn < 2; turn++) await tab.run(order(`l${turn}`, 'stays'), () => undefined, signal);
  expect(scripts).toEqual(['stays']);
  for (let gone = 0; gone < 1000; gone++) await tab.run(order(`g${gone}`, `gone-${gone}`), () => undefined, signal);
  scripts.length = 0;
  for (let gone = 0; gone < 1000; gone++) await tab.run(order(`h${gone}`, `gone-${gone}`), () => undefined, signal);
  expect(scripts.length).toBeGreaterThanOrEqual(600);
});

test('a document that Chrome refused the actor once is asked once more; one that is gone is lost', async () => {
  const signal = new AbortController().signal;
  fakeChrome({ refuses: 1 });
  expect(await port().run(order('once', 'late'), () => undefined, signal)).toMatchObject({ ok: true, value: { report: { records: [] } } });
  fakeChrome({ refuses: 9 });
  expect(await port().run(order('twice', 'went'), () => undefined, signal)).toEqual({ ok: true, value: { lost: true } });
});
