import { create } from 'zustand';
import { call } from '../../../src/wire/call';
import type { SiteState } from '../../../src/wire/shapes';
import { say } from '../../locales/say';
import { LOADING, type Loaded, loaded } from './loaded';
import { whichTab } from './which-tab';

interface SiteStore {
  tabId: number | undefined;
  site: Loaded<SiteState>;
}

/** The active tab, and Abra's access to it. */
export const useSite = create<SiteStore>(() => ({ tabId: undefined, site: LOADING }));

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

/** How often a page that changes meanwhile is looked at, ms. */
const BETWEEN_LOOKS = 1000;
let prepared = -Infinity;

/**
 * The person is about to run something here: the worker looks at the page and brings there what acts, so that no run waits for it. Called with each
 * character that is typed; `first`: nothing was typed before.
 */
export async function prepareSite(first = true): Promise<void> {
  const { tabId, site } = useSite.getState();
  if (!first && performance.now() - prepared < BETWEEN_LOOKS) return;
  prepared = performance.now();
  if (tabId === undefined || site.status !== 'ready' || site.value.access === 'none' || site.value.access === 'forbidden') return;
  await call('site.prepare', { tabId });
}

/** Requests the permission from the person. Must be called in the click handler (user gesture). Resolves to whether it was granted. */
export async function allowSite(site: SiteState): Promise<boolean> {
  const granted = await chrome.permissions.request({ origins: originsOf(site.url) });
  await refreshSite();
  return granted;
}

/** Requests access to the active tab if it is missing. Must be called first in a click or key handler: Chrome needs the user gesture. */
export async function ensureAccess(): Promise<boolean> {
  const { site } = useSite.getState();
  if (site.status !== 'ready' || site.value.access === 'forbidden') return false;
  return site.value.access === 'none' ? allowSite(site.value) : true;
}

/** Requests access to the start address of a workflow, or without one to the active tab. Must also be called in the click handler. */
export async function ensureAccessTo(url: string): Promise<boolean> {
  const { site } = useSite.getState();
  if (!URL.canParse(url)) return ensureAccess();
  const here = site.status === 'ready' && site.value.access !== 'none' && site.value.access !== 'forbidden' ? site.value.url : '';
  if (URL.canParse(here) && new URL(here).origin === new URL(url).origin) return true;
  return chrome.permissions.request({ origins: originsOf(url) });
}

/** The match patterns for a page's site. Without a port a pattern covers all ports. */
export function originsOf(url: string): string[] {
  const { protocol, hostname } = new URL(url);
  return [`${protocol}//${hostname}/*`];
}
