import type { Answered, Envelope, PageAnswer, PageCall, PageParams } from './calls';

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

const documentNow = () => (globalThis as { document?: unknown }).document;
