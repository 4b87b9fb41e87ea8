import { whyBroken } from '../why-broken';
import { connectDatabase, type Database } from './database';
import { type Execute, executeInBrowser } from './execute';
import { openSessions } from './mcp-route';
import { openMetrics } from './metrics';
import { migrate } from './migrations';
import { RunQueue } from './queue';
import { queueRun } from './run-routes';
import { RunStore } from './run-store';
import { Schedules } from './schedules';
import { openServer } from './server';
import type { Server, ServerParts } from './server-parts';
import type { Say } from './warm-browsers';
import { WarmBrowsers } from './warm-browsers';
import { Worker } from './worker';
import { WorkflowStore } from './workflow-store';

export interface RunnerOptions {
  /** The folder of `ABRA_DATA`. */
  data: string;
  environment: NodeJS.ProcessEnv;
  /** Does this process take runs? */
  works: boolean;
  /** Does it answer HTTP, with which token? */
  token?: string;
  say: Say;
  log?: NodeJS.WritableStream;
  /** Stands in for the browser, in tests and benchmarks of the queue. */
  execute?: Execute;
}

export interface Runner {
  database: Database;
  server?: Server;
  worker?: Worker;
  schedules: Schedules;
  close(): Promise<void>;
}

/** Database, queue, and where wanted worker and HTTP server; all of a process of `abra serve` or `abra worker`. */
export async function openRunner({ data, environment, works, token, say, log, execute }: RunnerOptions): Promise<Runner> {
  const database = await connectDatabase(data, environment.DATABASE_URL);
  await migrate(database);
  const queue = await RunQueue.open(database, (error) => say('the queue failed', { error: whyBroken(error) }));
  const runs = new RunStore(database, Number(environment.ABRA_SITE_PER_MINUTE) > 0 ? Number(environment.ABRA_SITE_PER_MINUTE) : undefined);
  const workflows = new WorkflowStore(database);
  const browsers = works && !execute ? new WarmBrowsers(say) : undefined;
  browsers?.warm();
  const worker = works
    ? new Worker({
        database,
        runs,
        queue,
        execute: execute ?? executeInBrowser({ workflows, browsers: browsers ?? new WarmBrowsers(say), environment, data }),
        parallel: numberIn(environment.MAX_PARALLEL, 1),
        patience: numberIn(environment.ABRA_ANSWER_MINUTES, 30, 1440) * 60_000,
        say,
      })
    : undefined;
  await worker?.start();
  const schedules = new Schedules(database, async (request, key) => {
    const queued = await queueRun({ runs, workflows, queue }, request, { key });
    if ('error' in queued) say('a schedule made no run', { error: queued.error });
    return 'error' in queued ? undefined : queued.view.run_id;
  });
  const metrics = openMetrics(database, queue, () => worker?.going ?? 0);
  const parts: Omit<ServerParts, 'token' | 'perMinute'> = {
    database,
    runs,
    workflows,
    queue,
    schedules,
    sessions: openSessions(environment),
    metrics,
    browserReady: async () => browsers?.isReady() ?? true,
    ...(log ? { log } : {}),
  };
  const server =
    token === undefined
      ? undefined
      : await openServer({ ...parts, token, perMinute: numberIn(environment.ABRA_CALLS_PER_MINUTE, 600, 1_000_000) });
  if (server) await schedules.start((error) => say('the schedules cannot be read', { error }));
  return {
    database,
    schedules,
    ...(server ? { server } : {}),
    ...(worker ? { worker } : {}),
    close: async () => {
      await server?.close();
      await schedules.close();
      await worker?.stop();
      await browsers?.close();
      await queue.close();
      await database.close();
    },
  };
}

const numberIn = (text: string | undefined, otherwise: number, most = 64): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : otherwise;
};
