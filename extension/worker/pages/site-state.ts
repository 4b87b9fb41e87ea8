import { within } from '../../../src/lib/deadline';
import { domainOf, pathOf } from '../../../src/lib/url';
import type { SiteState } from '../../../src/wire/shapes';
import { unlessHeldBack, whyUnreachable } from './documents';

/** A page is given this long to report its URL, ms. */
const SILENCE = 2000;

/** What Abra may do in a tab now, and what a person can do where it may not. */
export async function siteState(tabId: number): Promise<SiteState> {
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  // A page with a native dialog does not answer; then Chrome's URL is used, and there is none where access was taken back.
  const probe = (await within(SILENCE, () => probeTab(tabId))) ?? tab?.url ?? { error: 'Cannot access' };
  const url = (typeof probe === 'string' ? probe : undefined) ?? tab?.url ?? '';
  const place = { tabId, url, domain: domainOf(url), path: pathOf(url) };
  if (typeof probe === 'string') return { ...place, access: (await isGranted(url)) ? 'granted' : 'this-tab' };
  const fault = await whyUnreachable(tabId, probe.error);
  const [said] = fault.says ?? [];
  return {
    ...place,
    access: said?.kind === 'needsYourOk' ? 'none' : 'forbidden',
    why: fault.message,
    ...(fault.says && { says: fault.says }),
  };
}

/** Where a tab is, by what Chrome says of it, which it says of each page in which Abra may act; elsewhere the page is asked. */
export async function tabPlace(tabId: number): Promise<Pick<SiteState, 'url' | 'domain' | 'path'>> {
  const url = (await chrome.tabs.get(tabId).catch(() => undefined))?.url;
  return url ? { url, domain: domainOf(url), path: pathOf(url) } : siteState(tabId);
}

async function probeTab(tabId: number): Promise<string | { error: string }> {
  try {
    const asked = chrome.scripting.executeScript({ target: { tabId }, func: here, injectImmediately: true });
    const address = (await unlessHeldBack(tabId, asked))?.[0]?.result;
    // Right after access was taken back Chrome answers for a document that did not run the script.
    return address ? String(address) : { error: 'Cannot access' };
  } catch (error) {
    return { error: String(error) };
  }
}

async function isGranted(url: string): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return chrome.permissions.contains({ origins: [`${protocol}//${hostname}/*`] }).catch(() => false);
}

/** Runs in the page. */
const here = () => (globalThis as unknown as { location: { href: string } }).location.href;
