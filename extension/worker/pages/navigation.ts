import { aborted, within } from '../../../src/lib/deadline';
import { fail, ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/run/fault';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import { whyUnreachable } from './documents';
import { answers } from './watch-answers';

/** A page that has not loaded after this long is scanned as it is, ms. */
const LOAD_LIMIT = 20_000;
/** While a page may be asking "leave site?": how often that is checked, and how long it may take to unload after the answer, ms. */
const ASK_EVERY = 2000;
/** A response slower than this came from a person, ms. */
const HELD = 1000;

/**
 * Navigates a tab and resolves when Chrome reports that it has loaded, or at the limit. A page may ask whether it may be left: that is
 * waited for. The fault says why it could not.
 */
export async function navigateTab(
  tabId: number,
  to: { to: 'url' | 'back' | 'forward' | 'reload'; url?: string },
  signal: AbortSignal,
): Promise<Result<{ url: string; stayed?: boolean }, Fault>> {
  // The last check of a URL: only web pages are ever opened.
  if (to.to === 'url' && !/^https?:\/\//.test(to.url ?? '')) return fail(faultOf('page-unreachable', saying('webOnly')));
  const arrival = arrived(tabId);
  try {
    if (to.to === 'url') await chrome.tabs.update(tabId, { url: to.url ?? '' });
    else if (to.to === 'reload') await chrome.tabs.reload(tabId);
    else if (!(await traverse(tabId, to.to))) await (to.to === 'back' ? chrome.tabs.goBack(tabId) : chrome.tabs.goForward(tabId));
  } catch (error) {
    arrival.cancel();
    const text = String(error);
    if (/history/i.test(text)) return fail(faultOf('page-unreachable', saying(to.to === 'back' ? 'nothingBack' : 'nothingForward')));
    return fail(await whyUnreachable(tabId, text));
  }
  const stayed = await staysBehind(tabId, arrival, signal);
  arrival.cancel();
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab ? ok({ url: tab.url ?? to.url ?? '', ...(stayed && { stayed }) }) : fail(await whyUnreachable(tabId, ''));
}

/**
 * Goes back or forward as a script of the page does. The browser's own way skips pages without a user activation, which operations do not give:
 * https://github.com/WICG/interventions/blob/master/history_manipulation/README.md. False where the page has no such way, or may not be reached.
 */
async function traverse(tabId: number, way: 'back' | 'forward'): Promise<boolean> {
  const func = (to: 'back' | 'forward') => {
    const page = globalThis as unknown as {
      navigation: { canGoBack: boolean; canGoForward: boolean; entries(): unknown[] };
      document: { referrer: string };
      history: Record<'back' | 'forward', () => void> & { length: number };
    };
    const { canGoBack, canGoForward } = page.navigation;
    // The page is not shown entries of other origins, but counts them.
    const cameFromElsewhere = page.document.referrer !== '' && page.history.length > page.navigation.entries().length;
    const isThere = to === 'back' ? canGoBack || cameFromElsewhere : canGoForward;
    if (isThere) page.history[to]();
    return isThere;
  };
  const answers = await chrome.scripting.executeScript({ target: { tabId }, func, args: [way] }).catch(() => []);
  return answers[0]?.result === true;
}

/** Resolves when Chrome reports that the tab has loaded, or at the limit; at once where it loads nothing. */
export async function hasLoaded(tabId: number): Promise<void> {
  const arrival = arrived(tabId, true);
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  if (tab?.status === 'loading') await within(LOAD_LIMIT, () => arrival.done);
  arrival.cancel();
}

/** A page that only redirects is given this long, ms: as long as it takes until an unresponsive page is reported (watch-answers). */
const LEADS_ON = 3000;

/** Resolves when the tab has reached such a URL, has loaded a page of which Chrome tells no address, or has been given time to. */
export async function arriveAt(tabId: number, isThere: (url: string) => boolean, signal: AbortSignal): Promise<void> {
  let hear = (): void => undefined;
  await within(
    LEADS_ON,
    () =>
      new Promise<void>((resolve) => {
        hear = () =>
          void chrome.tabs.get(tabId).then(
            ({ url, status }) => (url === undefined ? status === 'complete' : isThere(url) && status !== 'unloaded') && resolve(),
            () => resolve(),
          );
        chrome.tabs.onUpdated.addListener(hear);
        hear();
      }),
    signal,
  );
  chrome.tabs.onUpdated.removeListener(hear);
}

/**
 * Opens a page in a new tab, in front, and resolves to its id when Chrome reports that it has loaded, or at the limit. With an `opener` it is opened beside
 * that tab and counts as opened by it.
 */
export async function openTab(url: string, signal: AbortSignal, opener?: number): Promise<Result<number, Fault>> {
  const beside = opener === undefined ? undefined : await chrome.tabs.get(opener).catch(() => undefined);
  const { id } = await chrome.tabs.create(beside ? { url: 'about:blank', openerTabId: beside.id, windowId: beside.windowId } : {});
  if (id === undefined) return fail(faultOf('tab-gone', saying('noTabOpened')));
  const gone = await navigateTab(id, { to: 'url', url }, signal);
  return gone.ok ? ok(id) : gone;
}

/** Waits for the new document. True where the page asked whether it may be left, and the person said no. */
async function staysBehind(tabId: number, arrival: Arrival, signal: AbortSignal): Promise<boolean> {
  for (let spent = 0; spent < LOAD_LIMIT && !signal.aborted; spent += ASK_EVERY) {
    if (await within(ASK_EVERY, () => arrival.done.then(() => true), signal)) return false;
    const asked = performance.now();
    await Promise.race([answers(tabId), aborted(signal)]);
    if (performance.now() - asked < HELD || arrival.began()) continue;
    if (await within(ASK_EVERY, () => arrival.done.then(() => true), signal)) return false;
    const tab = await chrome.tabs.get(tabId).catch(() => undefined);
    if (tab && !arrival.began() && !tab.pendingUrl) return true;
  }
  return false;
}

interface Arrival {
  done: Promise<void>;
  /** Has the browser begun to load anything? */
  began(): boolean;
  cancel(): void;
}

/** Listens before the navigation begins, so that a fast one is not missed. `isLoading`: it has begun already. */
function arrived(tabId: number, isLoading = false): Arrival {
  let cancel = (): void => undefined;
  let began = false;
  const done = new Promise<void>((resolve) => {
    const updated = (id: number, change: { status?: string; url?: string }) => {
      if (id !== tabId) return;
      if (change.status === 'loading' || change.url) began = true;
      if (change.status === 'complete' && (began || isLoading)) resolve();
    };
    const removed = (id: number) => {
      if (id === tabId) resolve();
    };
    chrome.tabs.onUpdated.addListener(updated);
    chrome.tabs.onRemoved.addListener(removed);
    cancel = () => {
      chrome.tabs.onUpdated.removeListener(updated);
      chrome.tabs.onRemoved.removeListener(removed);
    };
  });
  return { done, began: () => began, cancel: () => cancel() };
}
