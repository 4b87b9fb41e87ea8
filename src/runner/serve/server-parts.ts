import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { HttpSessions } from '../mcp/http-sessions';
import type { Database } from './database';
import type { Metrics } from './metrics';
import type { RunQueue } from './queue';
import type { RunStore } from './run-store';
import type { Schedules } from './schedules';
import type { WorkflowStore } from './workflow-store';

export interface ServerParts {
  database: Database;
  runs: RunStore;
  workflows: WorkflowStore;
  queue: RunQueue;
  schedules: Schedules;
  /** MCP clients at `/mcp`. */
  sessions: HttpSessions;
  metrics: Metrics;
  /** Does a Chromium answer? True in a process without a worker. */
  browserReady(): Promise<boolean>;
  token: string;
  /** Where log lines go; none for tests. */
  log?: NodeJS.WritableStream;
  /** Requests a minute and token. */
  perMinute: number;
}

/** A Fastify that checks and answers by zod schemas. */
export type Server = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
