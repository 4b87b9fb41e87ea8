import type { PagePort } from '../../../src/agent/ports';
import { within } from '../../../src/lib/deadline';
import { shorten } from '../../../src/lib/text';

/** A tab that another one opened; `at` is epoch ms. Kept in session storage, as a later worker may ask. */
interface Opened {
  tabId: number;
  opener: number;
  at: number;
}
const KEY = 'opened-tabs';
const MAX_TABS = 100;

/** A tab that a page opened appears within this long, ms. */
const COMES = 10_000;

/** The id of the tab that opened it; none for an empty one that the person opened. */
export function openerOf({ openerTabId, pendingUrl = '', url = '' }: chrome.tabs.Tab): number | undefined {
  return /^chrome:/.test(pendingUrl || url) ? undefined : openerTabId;
}

/** The tab once its address is known or it has loaded, as one that was just opened has none yet; undefined where it is gone. */
async function whenAddressed(tabId: number): Promise<chrome.tabs.Tab | undefined> {
  const now = () => chrome.tabs.get(tabId).catch(() => undefined);
  const isAddressed = (tab: chrome.tabs.Tab | undefined) => tab?.status !== 'loading' || /^https?:/.test(tab.url ?? '');
  let hear: (id: number) => void = () => undefined;
  const addressed = new Promise<void>((resolve) => {
    hear = (id) => void (id === tabId && now().then((tab) => isAddressed(tab) && resolve()));
  });
  chrome.tabs.onUpdated.addListener(hear);
  chrome.tabs.onRemoved.addListener(hear);
  hear(tabId);
  await within(ADDRESSED, () => addressed);
  chrome.tabs.onUpdated.removeListener(hear);
  chrome.tabs.onRemoved.removeListener(hear);
  return now();
}
/** A server that takes longer to answer is told of without an address, ms. */
const ADDRESSED = 2000;

/** Remembers which tabs open which, and finds them for a run. */
export function openedTabs(): Pick<PagePort, 'follow' | 'tabs'> {
  const load = async (): Promise<Opened[]> => ((await chrome.storage.session.get(KEY))[KEY] as Opened[] | undefined) ?? [];
  let writing: Promise<unknown> = Promise.resolve();
  const waiting = new Set<() => void>();
  chrome.tabs.onCreated.addListener((tab) => {
    const opener = openerOf(tab);
    if (opener === undefined || tab.id === undefined) return;
    const opened: Opened = { tabId: tab.id, opener, at: Date.now() };
    writing = writing.then(async () => {
      await chrome.storage.session.set({ [KEY]: [...(await load()), opened].slice(-MAX_TABS) });
      for (const look of [...waiting]) look();
    });
  });

  const openedBy = async (from: readonly number[], since: number): Promise<number[]> => {
    const ours = new Set(from);
    const found: number[] = [];
    for (const { tabId, opener, at } of await load()) {
      if (at < since || !ours.has(opener)) continue;
      ours.add(tabId);
      found.push(tabId);
    }
    return found;
  };
  const find = async (from: readonly number[], since: number, nth: number) => (await openedBy(from, since))[nth - 1];
  const come = (from: readonly number[], since: number, nth: number, signal: AbortSignal) =>
    within(
      COMES,
      (limit) =>
        new Promise<number>((resolve) => {
          const look = () =>
            void find(from, since, nth).then((tabId) => {
              if (tabId === undefined) return;
              waiting.delete(look);
              resolve(tabId);
            });
          waiting.add(look);
          limit.addEventListener('abort', () => waiting.delete(look), { once: true });
          look();
        }),
      signal,
    );

  return {
    tabs: async (from, since) => {
      await writing;
      const all = [...new Set([...from, ...(await openedBy(from, since))])];
      const open = await Promise.all(all.map(whenAddressed));
      return open.flatMap((tab) =>
        tab?.id === undefined ? [] : [{ tabId: tab.id, title: shorten(tab.title ?? '', 400), url: (tab.url ?? '').slice(0, 4000) }],
      );
    },
    follow: async (to, signal) => {
      const tabId = 'tabId' in to ? to.tabId : await come(to.from, to.since, to.nth, signal);
      if (tabId === undefined) return undefined;
      const shown = await chrome.tabs.update(tabId, { active: true }).catch(() => undefined);
      return shown?.id;
    },
  };
}
