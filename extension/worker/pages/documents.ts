import { within } from '../../../src/lib/deadline';
import { fail, ok, type Result } from '../../../src/lib/result';
import type { FrameKey } from '../../../src/model/page/snapshot';
import type { Fault } from '../../../src/model/run/fault';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';

/**
 * The documents of a tab that Abra can act in, each with the scanner script, which is injected where it is missing. Waits until the
 * documents are parsed. Frames without host permission are left out.
 */
export async function reach(tabId: number): Promise<Result<FrameKey[], Fault>> {
  for (let replaced = 1; ; replaced++) {
    try {
      const found = await unlessHeldBack(
        tabId,
        chrome.scripting.executeScript({
          target: { tabId, allFrames: true },
          func: () => {
            const world = globalThis as { abraScanner?: unknown; document?: unknown };
            return { scanner: world.abraScanner === world.document, line: 'abraLine' in globalThis };
          },
        }),
      );
      if (!found) return fail(NEEDS_OK);
      const missing = found.filter(({ result }) => !result?.scanner);
      // In a document where the two worlds met at document start, the shim is present.
      const shimless = missing.filter(({ result }) => !result?.line);
      const ids = (documents: typeof found) => documents.map(({ documentId }) => documentId);
      if (missing.length) await meet(tabId, ids(missing), ids(shimless));
      return ok(found.map(({ frameId, documentId }) => ({ frameId, documentId })));
    } catch (error) {
      // The document was replaced meanwhile: ask the next one.
      if (!(REPLACED.test(String(error)) && replaced < TRIES)) return fail(await whyUnreachable(tabId, String(error)));
    }
  }
}

/**
 * Resolves to the answer of a script; to undefined if Chrome holds the script back, which it reports by no error: where access to every site was given and then
 * restricted in Chrome's own menu, a script waits for a press of the toolbar button. Chrome tells no address of such a page.
 */
export async function unlessHeldBack<Answer>(tabId: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  const early = await within(HELD_BACK_MS, () => answer);
  if (early !== undefined) return early;
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab && tab.url === undefined ? undefined : answer;
}
/** A document that may be asked answers within some milliseconds, or is busy and has an address. */
const HELD_BACK_MS = 300;

const REPLACED = /was removed|No (frame|document) with|No documents?|detached|navigat/i;
const TRIES = 8;

/** Both scripts of a document that nobody has looked at. */
async function meet(tabId: number, documentIds: string[], shimless: string[]): Promise<void> {
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
export const giveActor = (tabId: number, documentIds: string[]) => give(tabId, documentIds, [ACTOR]);

/** The same for the recorder and picker, which need the actor. */
export const giveRecorder = (tabId: number, documentIds: string[]) => give(tabId, documentIds, [ACTOR, 'recorder.js']);

const ACTOR = 'actor.js';

async function give(tabId: number, documentIds: string[], files: string[]): Promise<void> {
  await Promise.all(documentIds.map((documentId) => arm(tabId, documentId, files)));
}

/** In progress or done, by script and document. An injection into a live document that is repeated costs one message. */
const given = new Map<string, Promise<void>>();
const GIVEN = 600;

/** Injects what is missing of these, in their order, once those that are on their way have come. */
async function arm(tabId: number, documentId: string, files: string[]): Promise<void> {
  const coming = files.flatMap((file) => given.get(`${file} ${documentId}`) ?? []);
  const missing = files.filter((file) => !given.has(`${file} ${documentId}`));
  if (missing.length) coming.push(inject(tabId, documentId, missing, coming));
  await Promise.all(coming);
}

function inject(tabId: number, documentId: string, files: string[], after: readonly Promise<void>[]): Promise<void> {
  const keys = files.map((file) => `${file} ${documentId}`);
  const target = { tabId, documentIds: [documentId] };
  const arming = Promise.all(after)
    .then(() => chrome.scripting.executeScript({ target, files, injectImmediately: true }))
    .then(
      () => undefined,
      () => {
        for (const key of keys) given.delete(key);
      },
    );
  for (const key of keys) given.set(key, arming);
  for (const [oldest] of given) if (given.size > GIVEN) given.delete(oldest);
  return arming;
}

const NEEDS_OK = faultOf('page-forbidden', saying('needsYourOk'));

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
  if (/Cannot access|permission|host/i.test(error)) return NEEDS_OK;
  return faultOf('page-unreachable', saying('pageUnreached', { error }));
}
