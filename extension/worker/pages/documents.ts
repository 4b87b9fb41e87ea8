import { fail, ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/fault';
import { faultOf, saying } from '../../../src/model/say-in-english';
import type { FrameKey } from '../../../src/model/snapshot';

/**
 * The documents of a tab that Abra can act in, each with the scanner script, which is injected where it is missing. Waits until the
 * documents are parsed. Frames without host permission are left out.
 */
export async function reach(tabId: number): Promise<Result<FrameKey[], Fault>> {
  for (let replaced = 1; ; replaced++) {
    try {
      const found = await chrome.scripting.executeScript({
        target: { tabId, allFrames: true },
        func: () => {
          const world = globalThis as { abraScanner?: unknown; document?: unknown };
          return { scanner: world.abraScanner === world.document, line: 'abraLine' in globalThis };
        },
      });
      const missing = found.filter(({ result }) => !result?.scanner);
      // In a document where the two worlds met at document start, the shim is present.
      const shimless = missing.filter(({ result }) => !result?.line);
      const ids = (documents: typeof found) => documents.map(({ documentId }) => documentId);
      if (missing.length) await inject(tabId, ids(missing), ids(shimless));
      return ok(found.map(({ frameId, documentId }) => ({ frameId, documentId })));
    } catch (error) {
      // The document was replaced meanwhile: ask the next one.
      if (!(REPLACED.test(String(error)) && replaced < TRIES)) return fail(await whyUnreachable(tabId, String(error)));
    }
  }
}

const REPLACED = /was removed|No (frame|document) with|No documents?|detached|navigat/i;
const TRIES = 8;

async function inject(tabId: number, documentIds: string[], shimless: string[]): Promise<void> {
  // They may start in any order.
  await Promise.all([
    shimless.length &&
      chrome.scripting.executeScript({
        target: { tabId, documentIds: shimless },
        files: ['shim.js'],
        world: 'MAIN',
        injectImmediately: true,
      }),
    chrome.scripting.executeScript({ target: { tabId, documentIds }, files: ['scanner.js'], injectImmediately: true }),
  ]);
}

/**
 * Injects the actor script into documents that have the scanner: most frames are only ever scanned. Remembered during this worker's life;
 * injecting twice is harmless. If a document was unloaded meanwhile, the next call to it fails.
 */
export const giveActor = (tabId: number, documentIds: string[]) => give(tabId, documentIds, 'actor.js');

/** The same for the recorder and picker, which need the actor. */
export async function giveRecorder(tabId: number, documentIds: string[]): Promise<void> {
  await giveActor(tabId, documentIds);
  await give(tabId, documentIds, 'recorder.js');
}

/** The same for what looks while the person types a goal. */
export async function giveAhead(tabId: number, documentIds: string[]): Promise<void> {
  await giveActor(tabId, documentIds);
  await give(tabId, documentIds, 'ahead.js');
}

/** And for what shows a run in the page. */
export const givePill = (tabId: number, documentIds: string[]) => give(tabId, documentIds, 'pill.js');

async function give(tabId: number, documentIds: string[], file: string): Promise<void> {
  await Promise.all(documentIds.map((documentId) => given.get(`${file} ${documentId}`) ?? arm(tabId, documentId, file)));
}

/** In progress or done, by document. An injection into a live document that is repeated costs one message. */
const given = new Map<string, Promise<void>>();
const GIVEN = 400;

function arm(tabId: number, documentId: string, file: string): Promise<void> {
  const target = { tabId, documentIds: [documentId] };
  const key = `${file} ${documentId}`;
  const arming = chrome.scripting.executeScript({ target, files: [file], injectImmediately: true }).then(
    () => undefined,
    () => void given.delete(key),
  );
  given.set(key, arming);
  for (const [oldest] of given) if (given.size > GIVEN) given.delete(oldest);
  return arming;
}

/** The tab's process is gone: Chrome then reports that it may not be accessed, whatever was granted. */
const CRASHED = faultOf('page-crashed', saying('pageCrashed'));

/** Turns Chrome's error into a fault with a sentence that says what to do. */
export async function whyUnreachable(tabId: number, error: string): Promise<Fault> {
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  if (!tab) return faultOf('tab-gone', saying('tabClosed'));
  if (tab.status === 'unloaded') return CRASHED;
  const url = tab.url ?? tab.pendingUrl ?? '';
  if (/^(chrome|edge|about|devtools|chrome-extension|view-source):/.test(url) || /chrome:\/\/|chrome-extension:\/\/|about:/.test(error))
    return faultOf('page-forbidden', saying('notOnThisPage'));
  if (/gallery|chromewebstore|chrome\.google\.com\/webstore/.test(error + url)) return faultOf('page-forbidden', saying('notInStore'));
  if (/error page|showing error/i.test(error)) return faultOf('page-unreachable', saying('pageNotLoaded'));
  if (/Cannot access|permission|host/i.test(error)) return faultOf('page-forbidden', saying('needsYourOk'));
  return faultOf('page-unreachable', saying('pageUnreached', { error }));
}
