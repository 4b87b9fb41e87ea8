import type { CDPSession, Page } from 'playwright';
import type { Abra } from '../../fixtures/abra';

/** Bytes in use after a garbage collection; of `disk` what the extension's databases hold, told as JSON. */
export interface Sample {
  plays: number;
  page: number;
  panel: number;
  worker: number;
  disk: number;
  /** Runs whose journals are kept. */
  runs: number;
}

/** Measures the three places where Abra runs, and its databases. */
export async function openHeaps(abra: Abra, tab: Page, panel: Page): Promise<(plays: number) => Promise<Sample>> {
  const { context, worker } = abra.browser;
  const [ofPage, ofPanel] = await Promise.all([tab, panel].map(async (page) => heapOf(await context.newCDPSession(page))));
  const ofWorker = await workerHeap(abra);
  return async (plays) => {
    const { disk, runs } = await worker.evaluate(dumped);
    return { plays, page: (await ofPage?.()) ?? 0, panel: (await ofPanel?.()) ?? 0, worker: await ofWorker(), disk, runs };
  };
}

type Ask = (method: string) => Promise<{ usedSize?: number }>;

const heapOf = (session: CDPSession) => used((method) => session.send(method as 'Runtime.getHeapUsage'));

/** What is only weakly held goes with the second collection: the first one runs its finalizers. */
const used = (ask: Ask) => async () => {
  for (let turns = 0; turns < 2; turns++) await ask('HeapProfiler.collectGarbage');
  return (await ask('Runtime.getHeapUsage')).usedSize ?? 0;
};

/** Playwright has no session for a service worker. */
async function workerHeap({ browser: { context, extensionId } }: Abra): Promise<() => Promise<number>> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This browser has no protocol session of its own.');
  const { targetInfos } = await session.send('Target.getTargets');
  const target = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(extensionId));
  if (!target) throw new Error('Abra has no worker.');
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: target.targetId, flatten: false });
  const waiting = new Map<number, (result: { usedSize?: number }) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result: { usedSize?: number } };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let next = 1;
  return used((method) => {
    const id = next++;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  });
}

/** Runs in the worker. */
async function dumped(): Promise<{ disk: number; runs: number }> {
  let disk = 0;
  let runs = 0;
  for (const { name } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      const rows = await asked(database.transaction(store).objectStore(store).getAll());
      if (store === 'runs') runs += rows.length;
      disk += JSON.stringify(rows).length;
    }
    database.close();
  }
  return { disk, runs };

  function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
}
