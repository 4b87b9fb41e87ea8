import type { Answered, PageRequest, PageRequestName, WorkerAnswer } from './calls';

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
