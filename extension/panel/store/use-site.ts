import { create } from 'zustand';
import { call } from '../../../src/wire/call';
import type { SiteState } from '../../../src/wire/shapes';
import { LOADING, type Loaded, loaded } from './loaded';
import { whichTab } from './which-tab';

interface SiteStore {
  tabId: number | undefined;
  site: Loaded<SiteState>;
}

/** The tab in front and what Abra may do with it. */
export const useSite = create<SiteStore>(() => ({ tabId: undefined, site: LOADING }));

const NO_TAB = {
  status: 'failed',
  fault: { kind: 'tab-gone', message: 'There is no tab in front. Click into a page and open Abra again.' },
} as const;

/** Asks again; answers that come late, after another tab came to the front, are dropped. */
export async function refreshSite(): Promise<void> {
  const tabId = await whichTab();
  if (tabId === undefined) return useSite.setState({ tabId, site: NO_TAB });
  useSite.setState((before) => ({ tabId, site: before.tabId === tabId ? before.site : LOADING }));
  const site = loaded(await call('site.state', { tabId }));
  if (useSite.getState().tabId === tabId) useSite.setState({ site });
}

/** Chrome asks the person. Call it in the click itself: it needs the gesture. Answers whether access was given. */
export async function allowSite(site: SiteState): Promise<boolean> {
  const granted = await chrome.permissions.request({ origins: originsOf(site.url) });
  await refreshSite();
  return granted;
}

/** Access to the tab in front, asked for where it is missing. Call it first in a click or key press: Chrome wants the gesture. */
export async function ensureAccess(): Promise<boolean> {
  const { site } = useSite.getState();
  if (site.status !== 'ready' || site.value.access === 'forbidden') return false;
  return site.value.access === 'none' ? allowSite(site.value) : true;
}

/** Access to where a workflow begins, whatever the tab shows now; to the tab in front where it says no address. In the click itself, too. */
export async function ensureAccessTo(url: string): Promise<boolean> {
  const { site } = useSite.getState();
  if (!URL.canParse(url)) return ensureAccess();
  const here = site.status === 'ready' && site.value.access !== 'none' && site.value.access !== 'forbidden' ? site.value.url : '';
  if (URL.canParse(here) && new URL(here).origin === new URL(url).origin) return true;
  return chrome.permissions.request({ origins: originsOf(url) });
}

/** The match patterns that cover a page's site. Patterns know no port: they cover all of them. */
export function originsOf(url: string): string[] {
  const { protocol, hostname } = new URL(url);
  return [`${protocol}//${hostname}/*`];
}
