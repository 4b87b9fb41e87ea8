import { create } from 'zustand';
import { deadline } from '../../../src/lib/deadline';
import { call } from '../../../src/wire/call';
import type { SiteState } from '../../../src/wire/shapes';
import { say } from '../../locales/say';
import { LOADING, type Loaded, loaded } from './loaded';
import { closeNotice, notify } from './use-notices';
import { whichTab } from './which-tab';

interface SiteStore {
  tabId: number | undefined;
  site: Loaded<SiteState>;
  /** True while something that the person asked for waits for access to the tab. */
  waits: boolean;
}

/** The active tab, and Abra's access to it. */
export const useSite = create<SiteStore>(() => ({ tabId: undefined, site: LOADING, waits: false }));

const NO_TAB = {
  status: 'failed',
  fault: { kind: 'tab-gone', message: say('told.thereIsNoTabIn') },
} as const;

/** Updates the state; an answer that arrives after another tab became active is dropped. */
export async function refreshSite(): Promise<void> {
  const tabId = await whichTab();
  if (tabId === undefined) return useSite.setState({ tabId, site: NO_TAB });
  useSite.setState((before) => ({ tabId, site: before.tabId === tabId ? before.site : LOADING }));
  const site = loaded(await call('site.state', { tabId }));
  if (useSite.getState().tabId === tabId) useSite.setState({ site });
}

/**
 * Requests permission for the site of this address, or for every site, from the person. Must be called in the click handler (user gesture). Resolves to whether
 * it was granted.
 */
export async function allowSite(url: string | undefined): Promise<boolean> {
  const granted = await requestOrigins(url === undefined ? ['<all_urls>'] : originsOf(url));
  await refreshSite();
  return granted;
}

/** The same for these match patterns. A refusal is said, as Chrome's dialog leaves no trace. */
export async function requestOrigins(origins: string[]): Promise<boolean> {
  closeNotice();
  const granted = await chrome.permissions.request({ origins });
  if (!granted) notify({ text: say('run.notAllowed') });
  return granted;
}

/**
 * Takes back what was allowed, in the click. With every site Chrome removes each single one as well: those of `origins` are asked for again, which Chrome grants
 * without a question as the person had allowed them before.
 */
export async function takeBack(origin: string, origins: readonly string[]): Promise<void> {
  await chrome.permissions.remove({ origins: [origin] });
  const others = origins.filter((one) => one !== origin);
  if (others.length) await chrome.permissions.request({ origins: others });
}

/**
 * Requests access to the active tab if it is missing. Must be called first in a click or key handler: Chrome needs the user gesture. Chrome tells Abra no address
 * of a page that it may not act in, so for such a page the promise stays open until the person lets Abra in (toolbar button, shortcut, Chrome's menus) or gives up.
 */
export async function ensureAccess(): Promise<boolean> {
  const { tabId, site } = useSite.getState();
  if (site.status !== 'ready' || site.value.access === 'forbidden') return false;
  if (site.value.access !== 'none') return true;
  if (site.value.url) return allowSite(site.value.url);
  useSite.setState({ waits: true });
  return new Promise((resolve) => {
    const end = useSite.subscribe((now) => {
      const hasAccess = now.tabId === tabId && !lacksAccess(now.site);
      if (now.waits && now.tabId === tabId && !hasAccess) return;
      end();
      if (now.waits) useSite.setState({ waits: false });
      resolve(now.waits && hasAccess);
    });
  });
}

/** Drops what waits for access. */
export const giveUpAccess = (): void => useSite.setState({ waits: false });

/** True if Abra may not act there, or if that is not known. */
export const lacksAccess = (site: Loaded<SiteState>) =>
  site.status !== 'ready' || site.value.access === 'none' || site.value.access === 'forbidden';

/**
 * How often access is looked for while it is missing, ms: Chrome reports a press of the toolbar button or of its shortcut by no event, and a person expects an answer
 * within a second.
 */
const BETWEEN_ACCESS_LOOKS = 500;
let isLooking = false;

/** Looks for access while the active tab lacks it: a tab that Abra may act in has an address. Called once at start. */
export function watchAccess(): void {
  useSite.subscribe(({ site }) => {
    if (isLooking || !asksForAccess(site)) return;
    isLooking = true;
    lookLater();
  });
}

const asksForAccess = (site: Loaded<SiteState>) => site.status === 'ready' && site.value.access === 'none';

function lookLater(): void {
  deadline(BETWEEN_ACCESS_LOOKS).signal.addEventListener('abort', () => void lookForAccess(), { once: true });
}

async function lookForAccess(): Promise<void> {
  const { tabId, site } = useSite.getState();
  isLooking = tabId !== undefined && asksForAccess(site);
  if (!isLooking || tabId === undefined) return;
  if ((await chrome.tabs.get(tabId).catch(() => undefined))?.url) await refreshSite();
  lookLater();
}

/** Requests access to the start address of a workflow, or without one to the active tab. Must also be called in the click handler. */
export async function ensureAccessTo(url: string): Promise<boolean> {
  const { site } = useSite.getState();
  if (!URL.canParse(url)) return ensureAccess();
  const here = site.status === 'ready' && site.value.access !== 'none' && site.value.access !== 'forbidden' ? site.value.url : '';
  if (URL.canParse(here) && new URL(here).origin === new URL(url).origin) return true;
  return allowSite(url);
}

/** The match patterns for a page's site. Without a port a pattern covers all ports. */
export function originsOf(url: string): string[] {
  const { protocol, hostname } = new URL(url);
  return [`${protocol}//${hostname}/*`];
}
