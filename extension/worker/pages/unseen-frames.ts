import { parseUrl } from '../../../src/lib/url';
import { reach } from './documents';

/** Addresses of the visible frames of a tab whose sites Abra may not see, one a site; empty where the tab cannot be reached. */
export async function unseenFrames(tabId: number): Promise<string[]> {
  const reached = await reach(tabId);
  if (!reached.ok) return [];
  const documentIds = reached.value.map(({ documentId }) => documentId);
  const found = await chrome.scripting.executeScript({ target: { tabId, documentIds }, func: frameAddresses }).catch(() => []);
  const bySite = new Map<string, string>();
  for (const { result = [] } of found)
    for (const address of result) {
      const url = parseUrl(address);
      if (url && /^https?:$/.test(url.protocol)) bySite.set(`${url.protocol}//${url.hostname}/*`, address);
    }
  const allowed = await Promise.all([...bySite.keys()].map((origin) => chrome.permissions.contains({ origins: [origin] })));
  return [...bySite.values()].filter((_address, at) => !allowed[at]).slice(0, MAX_SITES);
}
/** More than a sentence can name are advertisements. */
const MAX_SITES = 3;

/** Runs in each document: the frames of other sites that are large enough for a control. */
function frameAddresses(): string[] {
  interface Framing {
    document: { querySelectorAll(selector: string): Iterable<{ src: string; getBoundingClientRect(): { width: number; height: number } }> };
    location: { hostname: string };
  }
  const { document, location } = globalThis as unknown as Framing;
  return [...document.querySelectorAll('iframe, frame')]
    .filter((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      return URL.canParse(frame.src) && new URL(frame.src).hostname !== location.hostname && width >= 40 && height >= 16;
    })
    .map(({ src }) => src);
}
