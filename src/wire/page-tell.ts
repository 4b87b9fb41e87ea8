import type { PageTell, PageTold } from './calls';

/** Page side: tells the worker something on the way. Nobody waits for it; a worker that is gone will look for itself. */
export function tellWorker<Name extends PageTell>(name: Name, told: PageTold<Name>): void {
  chrome.runtime.sendMessage({ abra: `page.${name}`, params: told }).catch(() => {
    // The worker is restarting or the extension was reloaded: the journal decides what happens next.
  });
}
