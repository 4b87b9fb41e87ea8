import { parseUrl } from '../../../src/lib/url';
import { withoutGoalSecrets } from '../../../src/model/goal/goal-secrets';
import type { SecretPlace } from '../../../src/model/secret/secret-place';
import type { SecretOffer } from '../../../src/wire/shapes';
import type { RunSession } from './runs';

const KEY = 'runs';
/** More runs than this are never active at once. */
const MAX_RUNS = 100;
/** Secrets that a person wrote into a goal, or gave for a param; one item per run. */
const GIVEN = 'secret.goal.';

/** Secrets that may be kept, each until the person has said so; newest last. */
const OFFERS = 'secret.offers';
/** More are not asked about: the person has passed over them. */
const MAX_OFFERS = 5;

interface Given {
  origins: string[];
  secrets: Record<string, string>;
}

/** The secrets that a person gave when a run began, or was asked for, kept while it goes on. */
export interface GivenSecrets {
  /** By name, for a document of this origin: where the run began, one that the goal names, or one that it was asked for. */
  givenFor(runId: string, origin: string): Promise<Record<string, string>>;
  /** Of one run; or of all, with those that are offered, for masking. */
  given(runId?: string): Promise<Record<string, string>[]>;
  /** Adds one that the run asked for. */
  give(runId: string, place: SecretPlace, value: string): Promise<void>;
  forget(runId: string): Promise<void>;
  /** Of these that the run was given, the ones with another value than is kept for their origin may be kept from now on. */
  offer(runId: string, places: readonly SecretPlace[], kept: (origin: string) => Promise<Record<string, string>>): Promise<void>;
  offers(): Promise<SecretOffer[]>;
  /** Resolves to its value, which is offered no longer. */
  takeOffer(offer: SecretOffer): Promise<string | undefined>;
}

/** In session storage, which survives the worker and not the browser. */
export function runSession(): RunSession & GivenSecrets {
  const load = async (): Promise<string[]> => ((await chrome.storage.session.get(KEY))[KEY] as string[] | undefined) ?? [];
  const all = async (): Promise<[string, Given[]][]> =>
    Object.entries(await chrome.storage.session.get()).flatMap(([key, given]) =>
      key.startsWith(GIVEN) ? [[key.slice(GIVEN.length), given as Given[]]] : [],
    );
  const ofRun = async (runId: string): Promise<Given[]> => (await all()).find(([id]) => id === runId)?.[1] ?? [];
  const add = async (runId: string, given: Given) =>
    chrome.storage.session.set({ [`${GIVEN}${runId}`]: [...(await ofRun(runId)), given] satisfies Given[] });
  const givenFor = async (runId: string, origin: string): Promise<Record<string, string>> =>
    Object.assign({}, ...(await ofRun(runId)).flatMap(({ origins, secrets }) => (origins.includes(origin) ? [secrets] : [])));
  const offered = async (): Promise<Offered[]> => ((await chrome.storage.session.get(OFFERS))[OFFERS] as Offered[] | undefined) ?? [];
  return {
    has: async (runId) => (await load()).includes(runId),
    take: async (said, runId, tabId, beside) => {
      const { goal, secrets: inside } = withoutGoalSecrets(said);
      const secrets = { ...inside, ...beside };
      if (!Object.keys(secrets).length) return goal;
      const begun = parseUrl((await chrome.tabs.get(tabId).catch(() => undefined))?.url ?? '')?.origin;
      await add(runId, { origins: [...(begun ? [begun] : []), ...originsIn(goal)], secrets });
      return goal;
    },
    add: async (runId) => chrome.storage.session.set({ [KEY]: [...(await load()), runId].slice(-MAX_RUNS) }),
    givenFor,
    given: async (runId) =>
      runId === undefined
        ? [
            ...(await all()).flatMap(([, given]) => given.map(({ secrets }) => secrets)),
            ...(await offered()).map(({ name, value }) => ({ [name]: value })),
          ]
        : (await ofRun(runId)).map(({ secrets }) => secrets),
    give: (runId, { name, origin }, value) => add(runId, { origins: [origin], secrets: { [name]: value } }),
    forget: (runId) => chrome.storage.session.remove(`${GIVEN}${runId}`),
    offer: async (runId, places, kept) => {
      const fresh: Offered[] = [];
      for (const { name, origin } of places) {
        const value = (await givenFor(runId, origin))[name];
        if (value !== undefined && (await kept(origin))[name] !== value) fresh.push({ runId, name, origin, value });
      }
      if (!fresh.length) return;
      const others = (await offered()).filter((one) => !fresh.some(({ name, origin }) => one.name === name && one.origin === origin));
      await chrome.storage.session.set({ [OFFERS]: [...others, ...fresh].slice(-MAX_OFFERS) });
    },
    offers: async () => (await offered()).map(({ value: _value, ...offer }) => offer),
    takeOffer: async ({ runId, name, origin }) => {
      const all = await offered();
      const found = all.find((one) => one.runId === runId && one.name === name && one.origin === origin);
      await chrome.storage.session.set({ [OFFERS]: all.filter((one) => one !== found) });
      return found?.value;
    },
  };
}

type Offered = SecretOffer & { value: string };

/** The origins in a goal: of whole URLs, and of hosts, with https. */
function originsIn(goal: string): string[] {
  const named = goal.match(/https?:\/\/[^\s"'<>)]+|(?<![\w@.-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?![\w@])/gi) ?? [];
  return named.flatMap((address) => parseUrl(/^https?:/i.test(address) ? address : `https://${address}`)?.origin ?? []);
}
