import { within } from '../../src/lib/deadline';
import { fail, ok, type Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/fault';
import { whyUnreachable } from './documents';

/** A page that has not loaded after this long is looked at as it is, ms. */
const LOAD_LIMIT = 20_000;

/** Sends a tab somewhere and waits until Chrome says that it has arrived, or the limit. */
export async function go(
  tabId: number,
  to: { to: 'url' | 'back' | 'forward' | 'reload'; url?: string },
  signal: AbortSignal,
): Promise<Result<{ url: string }, Fault>> {
  const arrival = arrived(tabId);
  try {
    if (to.to === 'url') await chrome.tabs.update(tabId, { url: to.url ?? '' });
    else if (to.to === 'reload') await chrome.tabs.reload(tabId);
    else if (to.to === 'back') await chrome.tabs.goBack(tabId);
    else await chrome.tabs.goForward(tabId);
  } catch (error) {
    arrival.cancel();
    const text = String(error);
    if (/history/i.test(text)) return fail({ kind: 'page-unreachable', message: `There is no page to go ${to.to} to in this tab.` });
    return fail(await whyUnreachable(tabId, text));
  }
  await within(LOAD_LIMIT, () => arrival.done, signal);
  arrival.cancel();
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab ? ok({ url: tab.url ?? to.url ?? '' }) : fail(await whyUnreachable(tabId, ''));
}

/** Listens before the navigation begins, so that a fast one is not missed. */
function arrived(tabId: number): { done: Promise<void>; cancel: () => void } {
  let cancel = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    let began = false;
    const updated = (id: number, change: { status?: string; url?: string }) => {
      if (id !== tabId) return;
      if (change.status === 'loading' || change.url) began = true;
      if (change.status === 'complete' && began) resolve();
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
  return { done, cancel };
}
