import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database';
import type { RunQueue } from './queue';

/** Prometheus figures of one process; those of the queue and of runs are read from the database when they are asked for. */
export function openMetrics(database: Database, queue: RunQueue, going: () => number) {
  const registry = new Registry();
  // Its own step of 10 ms would wake a process at rest a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 500 });
  new Gauge({
    name: 'abra_runs_waiting',
    help: 'Runs that wait for a worker',
    registers: [registry],
    async collect() {
      this.set(await queue.waiting());
    },
  });
  new Gauge({
    name: 'abra_runs_going',
    help: 'Runs that the worker of this process does now',
    registers: [registry],
    collect() {
      this.set(going());
    },
  });
  new Gauge({
    name: 'abra_runs',
    help: 'Runs in the database by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      const { rows } = await database.query<{ status: string; runs: string }>('select status, count(*) as runs from runs group by status');
      for (const { status, runs } of rows) this.set({ status }, Number(runs));
    },
  });
  const seconds = new Histogram({
    name: 'abra_http_seconds',
    help: 'Time of a request',
    labelNames: ['route', 'code'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const refused = new Counter({ name: 'abra_http_refused_total', help: 'Requests without the token', registers: [registry] });
  return { registry, seconds, refused };
}
export type Metrics = ReturnType<typeof openMetrics>;
