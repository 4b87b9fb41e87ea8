import type { Answered, Envelope, PageAnswer, PageCall, PageMessage, PageMessageName, PageParams } from './calls';

export type PageHandlers = { [Name in PageCall]: (params: PageParams<Name>) => Promise<PageAnswer<Name>> };

/**
 * Page side: answers the worker's calls named in `handlers`; other calls are left to other page scripts. Only our own worker can send these. Ends with
 * the document: the world of a frame's initial "about:blank" goes on in the document that replaces it, where the scripts are injected anew.
 */
export function answerWorker(handlers: Partial<PageHandlers>): void {
  const here = documentNow();
  chrome.runtime.onMessage.addListener((message: Envelope, sender, respond) => {
    if (documentNow() !== here) return false;
    const handler = (handlers as Record<string, ((params: unknown) => Promise<unknown>) | undefined>)[message?.abra];
    if (!handler || sender.id !== chrome.runtime.id || sender.tab) return false;
    handler(message.params).then(
      (value) => respond({ ok: true, value } satisfies Answered<unknown>),
      (error) => respond({ ok: false, failure: { kind: 'page-unreachable', message: `The page layer failed: ${String(error)}` } }),
    );
    return true;
  });
}

/** Page side: sends the worker a one-way message. It may get lost: a restarted worker scans the page itself. */
export function sendToWorker<Name extends PageMessageName>(name: Name, told: PageMessage<Name>): void {
  chrome.runtime.sendMessage({ abra: `page.${name}`, params: told }).catch(() => {
    // The worker is restarting or the extension was reloaded: the journal decides what happens next.
  });
}

const documentNow = () => (globalThis as { document?: unknown }).document;
