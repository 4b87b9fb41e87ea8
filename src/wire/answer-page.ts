import type { Answered, Envelope, PageAnswer, PageCall, PageParams } from './calls';

export type PageHandlers = { [Name in PageCall]: (params: PageParams<Name>) => Promise<PageAnswer<Name>> };

/** Page side: answers the worker's calls named in `handlers`; other calls are left to other page scripts. Only our own worker can send these. */
export function answerWorker(handlers: Partial<PageHandlers>): void {
  chrome.runtime.onMessage.addListener((message: Envelope, sender, respond) => {
    const handler = (handlers as Record<string, ((params: unknown) => Promise<unknown>) | undefined>)[message?.abra];
    if (!handler || sender.id !== chrome.runtime.id || sender.tab) return false;
    handler(message.params).then(
      (value) => respond({ ok: true, value } satisfies Answered<unknown>),
      (error) => respond({ ok: false, failure: { kind: 'page-unreachable', message: `The page layer failed: ${String(error)}` } }),
    );
    return true;
  });
}
