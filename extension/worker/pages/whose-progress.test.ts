import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../src/lib/result';
import { NO_DELTA } from '../../../src/model/page/no-delta';
import type { Progress } from '../../../src/model/run/leg';
import { saying } from '../../../src/model/saying-of';
import { tabPort } from './page-port';

afterEach(() => vi.unstubAllGlobals());

/** A port over a Chrome whose page tells, while its leg runs, what `meanwhile` does. */
function portWith(meanwhile: () => void) {
  vi.stubGlobal('TRUSTED_INPUT', false);
  vi.stubGlobal('chrome', {
    tabs: {
      onRemoved: { addListener: () => undefined },
      get: async () => ({ url: 'https://a.example/' }),
      sendMessage: async (_tabId: number, { params }: { params: { id: string } }) => {
        meanwhile();
        return ok({ legId: params.id, records: [], delta: NO_DELTA });
      },
    },
    scripting: { executeScript: async () => [] },
  });
  return tabPort(
    async () => ({ patience: 0, settleLimit: 0, overlay: false }),
    { load: async () => undefined, hide: (said) => said, spans: () => [], hideOn: (page) => page },
    async () => ({ why: saying('noPicture') }),
    { follow: async () => undefined, tabs: async () => [] },
  );
}

test('how a leg goes on is heard of its own document in its own tab, and of no other', async () => {
  const told = (operationId: string): Progress => ({ phase: 'dispatching', legId: 'l', operationId, label: '' });
  const own = { tabId: 1, frameId: 0, documentId: 'd', url: '' };
  const port = portWith(() => {
    port.heard([told('of another tab')], { ...own, tabId: 2 });
    port.heard([told('of a frame')], { ...own, frameId: 3, documentId: 'e' });
    port.heard([told('its own')], own);
  });
  const heard: string[] = [];
  const operations = [{ id: 'o', operation: { type: 'click' as const } }];
  await port.run(
    { runId: 'r', legId: 'l', tabId: 1, frame: { frameId: 0, documentId: 'd' }, operations },
    (progress) => 'operationId' in progress && heard.push(progress.operationId),
    new AbortController().signal,
  );
  expect(heard).toEqual(['its own']);
});
