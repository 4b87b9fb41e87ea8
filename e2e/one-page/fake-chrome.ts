import { asJson, deliver, fakeEvent, nextTask } from './fake-event';
import { EXTENSION_ID, type MessageEvent, type PageWindow, worldOf } from './page-worlds';
import type { Tab, TabChange } from './tab';

interface Injection {
  target: { tabId: number; documentIds?: string[]; allFrames?: boolean };
  func?: (...args: unknown[]) => unknown;
  args?: unknown[];
  files?: string[];
  injectImmediately?: boolean;
}

/**
 * Chrome for the worker, with one tab. Tabs, scripts, messages and storage do what Chrome's do; of all else no test wants anything: its events never come and
 * its calls answer nothing.
 */
export function fakeChrome(toWorker: MessageEvent, tab: Tab) {
  const connected = fakeEvent<[port: unknown]>();
  const chrome = {
    runtime: silent({
      id: EXTENSION_ID,
      getURL: (path: string) => `chrome-extension://${EXTENSION_ID}/${path}`,
      onMessage: toWorker,
      onConnect: connected,
      ContextType: {},
      getContexts: async () => [{}],
      connectNative: () => silent({}),
    }),
    tabs: fakeTabs(tab),
    scripting: silent({ executeScript: (asked: Injection) => executeScript(tab, asked), getRegisteredContentScripts: async () => [] }),
    storage: { local: storageArea(), session: storageArea() },
    permissions: silent({ contains: async () => true, getAll: async () => ({ origins: ['<all_urls>'] }) }),
    i18n: { getUILanguage: () => 'en' },
  };
  return { chrome: silent(chrome), connected };
}

/** An object whose other members are there too: events that never come, calls that answer nothing, objects of such. */
function silent<Parts extends object>(parts: Parts): Parts {
  return new Proxy(parts, {
    get: (target, name) => {
      const own = target as Record<string | symbol, unknown>;
      if (!(name in own)) own[name] = /^on[A-Z]/.test(String(name)) ? fakeEvent() : silent(async () => undefined);
      return own[name];
    },
  });
}

function fakeTabs(tab: Tab) {
  const onUpdated = fakeEvent<[id: number, change: TabChange, state: object]>();
  tab.updated.addListener((change) => onUpdated.fire(tab.id, change, tab.state()));
  const known = (id: number): Tab => {
    if (id !== tab.id) throw new Error(`No tab with id: ${id}.`);
    return tab;
  };
  const traverse = (way: 'back' | 'forward') => async (id: number) => {
    const { navigation, history } = known(id).window as unknown as {
      navigation: { canGoBack: boolean; canGoForward: boolean };
      history: History;
    };
    if (!(way === 'back' ? navigation.canGoBack : navigation.canGoForward))
      throw new Error(`Cannot find a ${way === 'back' ? 'previous' : 'next'} page in history.`);
    history[way]();
  };
  return silent({
    onUpdated,
    get: async (id: number) => known(id).state(),
    update: async (id: number, { url }: { url?: string }) => {
      if (url) known(id).window.location.href = url;
      return known(id).state();
    },
    reload: async (id: number) => known(id).window.location.reload(),
    goBack: traverse('back'),
    goForward: traverse('forward'),
    sendMessage: async (id: number, message: unknown, { documentId }: { documentId: string }) => {
      const world = known(id)
        .windows()
        .flatMap((window) => worldOf(window) ?? [])
        .find((one) => one.documentId === documentId);
      if (!world) throw new Error('Could not establish connection. Receiving end does not exist.');
      return deliver(world.messages, message, { id: EXTENSION_ID, url: '' }, world.ended);
    },
  });
}

/** Runs a function in documents of the tab, or injects the page scripts, which are one script here. */
async function executeScript(tab: Tab, { target, func, args = [], files, injectImmediately }: Injection) {
  await nextTask();
  if (target.tabId !== tab.id) throw new Error(`No tab with id: ${target.tabId}`);
  await tab.begun();
  const all = tab.windows();
  if (!all.length) throw new Error(`Cannot access contents of the page "${tab.url}".`);
  for (const window of all) tab.inject(window);
  const idOf = (window: PageWindow) => worldOf(window)?.documentId ?? '';
  const wanted = target.documentIds
    ? all.filter((window) => target.documentIds?.includes(idOf(window)))
    : target.allFrames
      ? all
      : all.slice(0, 1);
  if (wanted.length < (target.documentIds?.length ?? 0)) throw new Error(`No document with id ${target.documentIds} in tab ${tab.id}`);
  const results = wanted.map(async (window) => {
    const documentId = idOf(window);
    if (!injectImmediately) await isParsed(window);
    if (files || !func) return { frameId: tab.frameId(window), documentId };
    return { frameId: tab.frameId(window), documentId, result: asJson(await window.eval(`(${func})`)(...asJson(args))) };
  });
  const told = await Promise.all(results);
  await nextTask();
  return told;
}

const isParsed = async ({ document }: Window) => {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
};

/** `chrome.storage.local` or `session`: items that are copied in and out. */
function storageArea() {
  const kept = new Map<string, unknown>();
  const onChanged = fakeEvent<[changes: Record<string, object>]>();
  const changed = (keys: string[]) => onChanged.fire(Object.fromEntries(keys.map((key) => [key, {}])));
  return {
    onChanged,
    setAccessLevel: async () => undefined,
    get: async (keys?: string | string[] | null) => {
      const asked = keys ? [keys].flat() : [...kept.keys()];
      return asJson(Object.fromEntries(asked.flatMap((key) => (kept.has(key) ? [[key, kept.get(key)]] : []))));
    },
    set: async (items: object) => {
      for (const [key, value] of Object.entries(asJson(items))) kept.set(key, value);
      changed(Object.keys(items));
    },
    remove: async (keys: string | string[]) => {
      for (const key of [keys].flat()) kept.delete(key);
      changed([keys].flat());
    },
  };
}
