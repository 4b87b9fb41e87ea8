import { fail, ok, type Result } from '../../../src/lib/result';
import { domainOf, pathOf } from '../../../src/lib/url';
import type { FrameScan } from '../../../src/model/page/snapshot';
import type { Recording } from '../../../src/model/playbook/recording';
import type { Fault } from '../../../src/model/run/fault';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import { callPage, type Document } from '../../../src/wire/call-page';
import { giveRecorder, reach } from '../pages/documents';
import { openerOf } from '../pages/opened-tabs';

/** The tabs of a recording: all their documents are recorded, later ones too. Kept in session storage, for the next worker. */
export interface Watch {
  has(tabId: number): Promise<boolean>;
  begin(tabId: number): Promise<Result<Pick<Recording, 'domain' | 'pagePath' | 'viewport' | 'start'>, Fault>>;
  /** Starts recording in new documents. Resolves to how the tab got to a new page: `typed`, `reload`, `back_forward`, or by a `link`. */
  refresh(tabId: number): Promise<{ kind: string; url: string; documentId: string } | undefined>;
  /** Is the frame with this path recorded, and was it before now? False where Abra may not see it. */
  records(tabId: number, path: readonly number[]): Promise<boolean>;
  pause(): Promise<void>;
  resume(tabId: number): Promise<void>;
  end(): Promise<void>;
}

/** The recorded documents by tab. */
type Tabs = Record<string, string[]>;
const KEY = 'recording-documents';
/** The texts of the pages that were read last, by tab. */
const TEXTS = 'recording-texts';

/** The recorded tabs. `hear.moved` is called at a navigation, `hear.opened` when one opens another. */
export function watchTabs(hear: { moved(tabId: number, isLoaded: boolean): void; opened(tabId: number, opener: number): void }): Watch {
  chrome.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status) hear.moved(tabId, status === 'complete');
  });
  chrome.tabs.onCreated.addListener((tab) => {
    const opener = openerOf(tab);
    if (tab.id !== undefined && opener !== undefined) hear.opened(tab.id, opener);
  });
  const load = async (): Promise<Tabs> => ((await chrome.storage.session.get(KEY))[KEY] as Tabs | undefined) ?? {};
  const save = (tabs: Tabs) => chrome.storage.session.set({ [KEY]: tabs });

  /** Only new documents are asked. */
  const watchAll = async (tabId: number): Promise<Result<{ top: string | undefined; isNew: boolean }, Fault>> => {
    const tabs = await load();
    const known = new Set(tabs[tabId]);
    const reached = await reach(tabId);
    if (!reached.ok) return reached;
    const fresh = reached.value.filter(({ documentId }) => !known.has(documentId));
    const documentIds = fresh.map(({ documentId }) => documentId);
    await giveRecorder(tabId, documentIds);
    await Promise.all(documentIds.map((documentId) => callPage({ tabId, documentId }, 'capture', { on: true })));
    await save({ ...tabs, [tabId]: reached.value.map(({ documentId }) => documentId) });
    const top = reached.value.find(({ frameId }) => frameId === 0)?.documentId;
    return ok({ top, isNew: fresh.some(({ documentId }) => documentId === top) });
  };
  const stopAll = async () => {
    const tabs = await load();
    const places = Object.entries(tabs).flatMap(([tabId, documents]) =>
      documents.map((documentId) => ({ tabId: Number(tabId), documentId })),
    );
    await Promise.all(places.map((place) => callPage(place, 'capture', { on: false })));
    return tabs;
  };
  return {
    has: async (tabId) => String(tabId) in (await load()),
    async begin(tabId) {
      const watched = await watchAll(tabId);
      if (!watched.ok) {
        // A new tab has no page yet; it is recorded as soon as it has one.
        await save({ ...(await load()), [tabId]: [] });
        return watched;
      }
      const { top } = watched.value;
      return top ? beginningOf(tabId, top) : fail(UNWATCHED);
    },
    async refresh(tabId) {
      const watched = await watchAll(tabId);
      if (!watched.ok || !watched.value.isNew || !watched.value.top) return undefined;
      return howItCame(tabId, watched.value.top);
    },
    records: async (tabId, path) => isAmong(path, tabId, (await load())[tabId] ?? []),
    async pause() {
      const tabs = await stopAll();
      await save(Object.fromEntries(Object.keys(tabs).map((tabId) => [tabId, []])));
    },
    async resume(tabId) {
      const tabs = new Set([...Object.keys(await load()).map(Number), tabId]);
      for (const one of tabs) await watchAll(one);
    },
    async end() {
      await stopAll();
      await chrome.storage.session.remove([KEY, TEXTS]);
    },
  };
}

/** Has one of these recorded documents this path? */
async function isAmong(path: readonly number[], tabId: number, documents: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(documents.map((documentId) => callPage({ tabId, documentId }, 'capture', { on: true })));
  return answers.some((answer) => answer.ok && answer.value.path.join() === path.join());
}

const UNWATCHED = faultOf('page-unreachable', saying('notWatched'));

async function beginningOf(tabId: number, documentId: string): ReturnType<Watch['begin']> {
  const scan = await callPage({ tabId, documentId }, 'look', {});
  if (!scan.ok) return fail('failure' in scan ? scan.failure : UNWATCHED);
  const { url, viewport, text } = scan.value;
  await keepText(tabId, text);
  const start = ((await chrome.tabs.get(tabId).catch(() => undefined))?.url ?? url).slice(0, 8000);
  return ok({ start, domain: domainOf(url), pagePath: pathOf(url), viewport: { width: viewport.width, height: viewport.height } });
}

/** A recorded document as it is, and the text of its tab's page that was read before. */
export async function readPage(place: Document): Promise<{ before: string | undefined; now: FrameScan } | undefined> {
  const scan = await callPage(place, 'look', {});
  return scan.ok ? { before: await keepText(place.tabId, scan.value.text), now: scan.value } : undefined;
}

/** Keeps the text of a tab's page; resolves to the one before it. */
async function keepText(tabId: number, text: string): Promise<string | undefined> {
  const texts = ((await chrome.storage.session.get(TEXTS))[TEXTS] as Record<string, string> | undefined) ?? {};
  await chrome.storage.session.set({ [TEXTS]: { ...texts, [tabId]: text } });
  return texts[tabId];
}

async function howItCame(tabId: number, documentId: string): ReturnType<Watch['refresh']> {
  try {
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId, documentIds: [documentId] },
      func: () => {
        const page = globalThis as unknown as { document: { referrer: string } };
        const { type } = (performance.getEntriesByType('navigation')[0] ?? {}) as { type?: string };
        // A link has a referrer; a typed URL has none.
        return {
          kind: type === 'navigate' ? (page.document.referrer ? 'link' : 'typed') : (type ?? ''),
          origin: location.origin,
          href: location.href,
        };
      },
    });
    const came = answer?.result;
    return came ? { kind: came.kind, url: came.origin + pathOf(came.href), documentId } : undefined;
  } catch {
    // The page is gone again: the next one will be reported.
    return undefined;
  }
}
