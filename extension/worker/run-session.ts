import type { RunSession } from './runs';

const KEY = 'runs';
/** More are never under way at once. */
const MOST = 100;

/** In session storage, which outlives the worker and not the browser. */
export function runSession(): RunSession {
  const load = async (): Promise<string[]> => ((await chrome.storage.session.get(KEY))[KEY] as string[] | undefined) ?? [];
  return {
    has: async (runId) => (await load()).includes(runId),
    add: async (runId) => chrome.storage.session.set({ [KEY]: [...(await load()), runId].slice(-MOST) }),
  };
}
