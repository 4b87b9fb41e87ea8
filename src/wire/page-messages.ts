import type { Answered, PageMessage, PageMessageName, PageRequest, PageRequestName, WorkerAnswer } from './calls';

/** Page side: sends the worker a one-way message. It may get lost: a restarted worker scans the page itself. */
export function sendToWorker<Name extends PageMessageName>(name: Name, told: PageMessage<Name>): void {
  chrome.runtime.sendMessage({ abra: `page.${name}`, params: told }).catch(() => {
    // The worker is restarting or the extension was reloaded: the journal decides what happens next.
  });
}

/** Page side: asks the worker for something that only it can do. Never rejects: a worker that does not answer is a failure result. */
export async function askWorker<Name extends PageRequestName>(
  name: Name,
  params: PageRequest<Name>,
): Promise<Answered<WorkerAnswer<Name>>> {
  const gone = { ok: false, failure: { kind: 'wire', message: 'The worker did not answer.' } } as const;
  return (
    ((await chrome.runtime.sendMessage({ abra: `page.${name}`, params }).catch(() => undefined)) as Answered<WorkerAnswer<Name>>) ?? gone
  );
}
