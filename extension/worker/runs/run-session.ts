import { parseUrl } from '../../../src/lib/url';
import { withoutGoalSecrets } from '../../../src/model/goal/goal-secrets';
import type { RunSession } from './runs';

const KEY = 'runs';
/** More runs than this are never active at once. */
const MAX_RUNS = 100;
/** Secrets that a person wrote into a goal, or gave for a param; one item per run. */
const GIVEN = 'secret.goal.';

interface Given {
  origins: string[];
  secrets: Record<string, string>;
}

/** The secrets that a person gave when a run began, kept while it goes on. */
export interface GivenSecrets {
  /** By name, for a document of this origin: where the run began, or one that the goal names. */
  givenFor(runId: string, origin: string): Promise<Record<string, string>>;
  /** Of one run or of all, for masking. */
  given(runId?: string): Promise<Record<string, string>[]>;
  forget(runId: string): Promise<void>;
}

/** In session storage, which survives the worker and not the browser. */
export function runSession(): RunSession & GivenSecrets {
  const load = async (): Promise<string[]> => ((await chrome.storage.session.get(KEY))[KEY] as string[] | undefined) ?? [];
  const all = async (): Promise<[string, Given][]> =>
    Object.entries(await chrome.storage.session.get()).flatMap(([key, given]) =>
      key.startsWith(GIVEN) ? [[key.slice(GIVEN.length), given as Given]] : [],
    );
  return {
    has: async (runId) => (await load()).includes(runId),
    take: async (said, runId, tabId, beside) => {
      const { goal, secrets: inside } = withoutGoalSecrets(said);
      const secrets = { ...inside, ...beside };
      if (!Object.keys(secrets).length) return goal;
      const begun = parseUrl((await chrome.tabs.get(tabId).catch(() => undefined))?.url ?? '')?.origin;
      const origins = [...(begun ? [begun] : []), ...originsIn(goal)];
      await chrome.storage.session.set({ [`${GIVEN}${runId}`]: { origins, secrets } satisfies Given });
      return goal;
    },
    add: async (runId) => chrome.storage.session.set({ [KEY]: [...(await load()), runId].slice(-MAX_RUNS) }),
    givenFor: async (runId, origin) =>
      (await all()).find(([id, { origins }]) => id === runId && origins.includes(origin))?.[1].secrets ?? {},
    given: async (runId) => (await all()).flatMap(([id, { secrets }]) => (runId === undefined || id === runId ? [secrets] : [])),
    forget: (runId) => chrome.storage.session.remove(`${GIVEN}${runId}`),
  };
}

/** The origins in a goal: of whole URLs, and of hosts, with https. */
function originsIn(goal: string): string[] {
  const named = goal.match(/https?:\/\/[^\s"'<>)]+|(?<![\w@.-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?![\w@])/gi) ?? [];
  return named.flatMap((address) => parseUrl(/^https?:/i.test(address) ? address : `https://${address}`)?.origin ?? []);
}
