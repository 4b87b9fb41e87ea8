import { fail, ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/fault';
import type { FrameKey } from '../../../src/model/snapshot';

/**
 * The documents of a tab that Abra can act in, each with its content script: injected where it is missing, once a document. Waits until the
 * documents are parsed. Frames that Abra has no access to are left out.
 */
export async function reach(tabId: number): Promise<Result<FrameKey[], Fault>> {
  for (let replaced = 1; ; replaced++) {
    try {
      const found = await chrome.scripting.executeScript({
        target: { tabId, allFrames: true },
        func: () => ({ scanner: 'abraScanner' in globalThis, line: 'abraLine' in globalThis }),
      });
      const missing = found.filter(({ result }) => !result?.scanner);
      // Where there is a line, the shim is at its other end.
      const shimless = missing.filter(({ result }) => !result?.line);
      const ids = (documents: typeof found) => documents.map(({ documentId }) => documentId);
      if (missing.length) await inject(tabId, ids(missing), ids(shimless));
      return ok(found.map(({ frameId, documentId }) => ({ frameId, documentId })));
    } catch (error) {
      // The document was replaced while it was asked: the next one is.
      if (!(REPLACED.test(String(error)) && replaced < TRIES)) return fail(await whyUnreachable(tabId, String(error)));
    }
  }
}

const REPLACED = /was removed|No (frame|document) with|No documents?|detached|navigat/i;
const TRIES = 8;

async function inject(tabId: number, documentIds: string[], shimless: string[]): Promise<void> {
  // Whichever of the two comes first, they meet.
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
 * Gives documents that were reached their actor: most frames are only ever looked at. Known in this worker's life, and harmless twice. A document
 * that went away meanwhile is no matter: the call that follows finds nobody.
 */
export const giveActor = (tabId: number, documentIds: string[]) => give(tabId, documentIds, 'actor.js');

/** The same of recorder and picker, which need what the actor has. */
export async function giveRecorder(tabId: number, documentIds: string[]): Promise<void> {
  await giveActor(tabId, documentIds);
  await give(tabId, documentIds, 'recorder.js');
}

async function give(tabId: number, documentIds: string[], file: string): Promise<void> {
  await Promise.all(documentIds.map((documentId) => given.get(`${file} ${documentId}`) ?? arm(tabId, documentId, file)));
}

/** Under way or done. Of documents long gone nobody asks any more; of one that is there it costs a message to give it twice. */
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

/** No process is behind the tab: Chrome says of it that it may not be accessed, whatever was granted. */
const CRASHED: Fault = {
  kind: 'page-crashed',
  message: 'The page has crashed, or Chrome has unloaded it. Reload it and run the goal again.',
};

/** Chrome's refusal as a sentence that says what to do. */
export async function whyUnreachable(tabId: number, error: string): Promise<Fault> {
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  if (!tab) return { kind: 'tab-gone', message: 'The tab was closed. Open the page again and run the goal there.' };
  if (tab.status === 'unloaded') return CRASHED;
  const url = tab.url ?? tab.pendingUrl ?? '';
  if (/^(chrome|edge|about|devtools|chrome-extension|view-source):/.test(url) || /chrome:\/\/|chrome-extension:\/\/|about:/.test(error))
    return { kind: 'page-forbidden', message: 'Chrome lets no extension act on its own pages. Open a web page and run the goal there.' };
  if (/gallery|chromewebstore|chrome\.google\.com\/webstore/.test(error + url))
    return { kind: 'page-forbidden', message: 'Chrome lets no extension act in the Web Store. Open another page and run the goal there.' };
  if (/error page|showing error/i.test(error))
    return {
      kind: 'page-unreachable',
      message: 'The page did not load (network error). Check the address or the connection, then run the goal again.',
    };
  if (/Cannot access|permission|host/i.test(error))
    return {
      kind: 'page-forbidden',
      message:
        'Abra may not look at this page yet. Click the Abra button in the toolbar on this tab, or press "Allow on this site" in the panel.',
    };
  return { kind: 'page-unreachable', message: `The page cannot be reached (${error}). Reload it and run the goal again.` };
}
