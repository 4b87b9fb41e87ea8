import type { Answered, FeedMessage } from '../../src/wire/calls';

/** What the world says to the panel: the answer to each call, and what the feed tells at once. */
export interface Scene {
  answers: Record<string, Answered<unknown>>;
  feed: FeedMessage[];
  /** Calls without an answer stay open: the loading state. */
  silent?: string[];
  /** All that the panel has stored. */
  stored?: Record<string, unknown>;
  origins?: string[];
  /** Chrome's own language; English where it is not said. */
  language?: string;
}

/** What a test sees of the panel's talk. */
export interface FakeWorld {
  calls: { abra: string; params: unknown }[];
  tell: (message: FeedMessage) => void;
  answer: (name: string, answer: Answered<unknown>) => void;
  granted: string[][];
  /** The addresses that it opened in tabs. */
  opened: string[];
}

/** Runs in the page before the panel: plain objects where Chrome's would be. Self-contained, it is sent as text. */
export function installFakeChrome(scene: Scene): void {
  const heard: ((messages: readonly FeedMessage[]) => void)[] = [];
  const event = () => ({ addListener: () => undefined, removeListener: () => undefined });
  const world: FakeWorld = {
    calls: [],
    tell: (message) => {
      for (const hear of heard) hear([message]);
    },
    answer: (name, answer) => {
      scene.answers[name] = answer;
      scene.silent = scene.silent?.filter((one) => one !== name);
    },
    granted: [],
    opened: [],
  };
  // The panel itself reloads for another language.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload') for (const kept of [localStorage, sessionStorage]) kept.clear();
  for (const [key, value] of Object.entries(scene.stored ?? {})) localStorage.setItem(`abra.${key}`, JSON.stringify(value));
  const fake = {
    runtime: {
      id: 'abcdefghijklmnopabcdefghijklmnop',
      sendMessage: (message: { abra: string; params: unknown }) => {
        world.calls.push(message);
        if (scene.silent?.includes(message.abra)) return new Promise(() => undefined);
        const { id } = (message.params ?? {}) as { id?: string };
        return Promise.resolve(scene.answers[`${message.abra} ${id}`] ?? scene.answers[message.abra]);
      },
      connect: () => ({
        onMessage: {
          addListener: (hear: (messages: readonly FeedMessage[]) => void) => {
            heard.push(hear);
            hear(scene.feed);
          },
        },
        onDisconnect: event(),
        disconnect: () => undefined,
      }),
    },
    i18n: { getUILanguage: () => scene.language ?? 'en-US' },
    commands: {
      getAll: async () => [
        { name: '_execute_action', shortcut: 'Ctrl+Shift+Y' },
        { name: 'abra-record', shortcut: '' },
      ],
    },
    tabs: {
      query: async () => [{ id: 7 }],
      get: async (id: number) => ({ id }),
      update: async () => undefined,
      create: async ({ url }: { url: string }) => {
        world.opened.push(url);
      },
      onActivated: event(),
      onUpdated: event(),
    },
    windows: { onFocusChanged: event() },
    permissions: {
      request: async ({ origins = [], permissions = [] }: { origins?: string[]; permissions?: string[] }) => {
        world.granted.push([...origins, ...permissions]);
        return true;
      },
      contains: async ({ permissions = [] }: { permissions?: string[] }) =>
        permissions.every((one) => world.granted.some((granted) => granted.includes(one))),
      getAll: async () => ({ origins: scene.origins ?? [] }),
      remove: async () => true,
      onAdded: event(),
      onRemoved: event(),
    },
  };
  Object.assign(globalThis, { chrome: fake, world });
}
