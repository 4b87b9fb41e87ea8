import { z } from 'zod';
import { domainOf } from '../../lib/url';
import { readWorkflow } from '../../model/plan/workflow';
import { ArtifactLine, hasEnded, RunState, RunStatus, WorkflowRequest } from './request';
import { RUN_CHANGED } from './run-reader';
import type { Server, ServerParts } from './server-parts';

export const Failure = z.strictObject({ error: z.string() });
const RunId = z.strictObject({ id: z.string().max(80) });
/** Seconds to wait for the end. */
export const Wait = z.strictObject({ wait: z.coerce.number().min(0).max(600).optional() });

/** Calls about runs. */
export function runRoutes(server: Server, service: ServerParts): void {
  beginRoute(server, service);
  readRoutes(server, service);
  eventRoute(server, service);
  steerRoutes(server, service);
}

/**
 * Queues a run and answers it: at once (202), or as it stands when it ended, asks something, or the time of `wait` is over (200). The `playVersion`
 * is for one version of the workflow.
 */
export async function queueRun(
  { runs, workflows, queue }: Pick<ServerParts, 'runs' | 'workflows' | 'queue'>,
  request: WorkflowRequest,
  options: { key?: string; playVersion?: number; wait?: number },
): Promise<{ code: 200 | 202; view: RunState } | { code: 400 | 422; error: string }> {
  const read = readWorkflow(request.spec);
  if (!read.ok) return { code: 400, error: read.failure.join(' ') };
  await workflows.keep(request.spec, domainOf(request.spec.url));
  const taken = await runs.add(request, options, (id, inside) => queue.add(id, request.priority, inside));
  if (taken.is === 'other') return { code: 422, error: 'This Idempotency-Key was used for another request. Send a new one.' };
  const view = options.wait ? await runs.settled(taken.id, AbortSignal.timeout(options.wait * 1000)) : await runs.view(taken.id);
  if (!view) return { code: 422, error: 'The run is gone.' };
  return { code: options.wait || taken.is === 'known' ? 200 : 202, view };
}

function beginRoute(server: Server, service: ServerParts): void {
  server.post(
    '/run',
    {
      schema: {
        summary: 'Run a workflow',
        body: WorkflowRequest,
        querystring: Wait,
        headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
        response: { 200: RunState, 202: RunState, 400: Failure, 422: Failure },
      },
    },
    async ({ body, query, headers }, reply) => {
      const key = headers['idempotency-key'];
      const answered = await queueRun(service, body, { ...(key ? { key } : {}), ...(query.wait ? { wait: query.wait } : {}) });
      if ('error' in answered) return reply.code(answered.code).send({ error: answered.error });
      return reply.code(answered.code).header('location', `/runs/${answered.view.run_id}`).send(answered.view);
    },
  );
}

const RunLine = z.strictObject({
  run_id: z.string(),
  workflow_id: z.string(),
  status: RunStatus,
  created_at: z.string(),
  error: z.string().nullable(),
});
const NO_RUN = { error: 'There is no such run.' };

function readRoutes(server: Server, { runs }: ServerParts): void {
  server.get(
    '/runs',
    {
      schema: {
        summary: 'The newest runs, or the newest of one status',
        querystring: z.strictObject({ limit: z.coerce.number().int().min(1).max(500).default(50), status: RunStatus.optional() }),
        response: { 200: z.array(RunLine) },
      },
    },
    ({ query }) => runs.recent(query.limit, query.status),
  );
  server.get(
    '/runs/:id',
    { schema: { summary: 'A run', params: RunId, querystring: Wait, response: { 200: RunState, 404: Failure } } },
    async ({ params, query }, reply) => {
      const view = query.wait ? await runs.settled(params.id, AbortSignal.timeout(query.wait * 1000)) : await runs.view(params.id);
      return view ?? reply.code(404).send(NO_RUN);
    },
  );
  server.get(
    '/runs/:id/artifacts',
    { schema: { summary: 'The files that a run left', params: RunId, response: { 200: z.array(ArtifactLine), 404: Failure } } },
    async ({ params }, reply) => ((await runs.status(params.id)) ? runs.artifacts(params.id) : reply.code(404).send(NO_RUN)),
  );
  server.get(
    '/runs/:id/artifacts/:name',
    {
      schema: {
        summary: 'A file that a run left',
        params: RunId.extend({ name: z.string().max(300) }),
        response: { 200: z.unknown().describe('The file, in its media type'), 404: Failure },
      },
    },
    async ({ params }, reply) => {
      const found = await runs.artifact(params.id, params.name);
      if (!found) return reply.code(404).send({ error: 'The run left no such file.' });
      // Pages that a run met are nobody's to be shown as pages of this service.
      return reply
        .type(found.mediaType)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(params.name)}`)
        .header('content-security-policy', 'sandbox')
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(found.body));
    },
  );
}

function eventRoute(server: Server, { database, runs }: ServerParts): void {
  server.get(
    '/runs/:id/events',
    {
      schema: {
        summary: 'Its events as they come (server-sent events); goes on after Last-Event-ID',
        params: RunId,
        headers: z.object({ 'last-event-id': z.coerce.number().int().min(-1).optional() }),
        response: {
          200: z.unknown().describe('text/event-stream: each event as the journal has it, then "end" with the run'),
          404: Failure,
        },
      },
    },
    async ({ params, headers, raw: asked }, reply) => {
      if (!(await runs.status(params.id))) return reply.code(404).send(NO_RUN);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      let wake: () => void = () => undefined;
      let isGone = false;
      asked.on('close', () => {
        isGone = true;
        wake();
      });
      const stop = await database.listen(RUN_CHANGED, (id) => {
        if (id === params.id || id === '') wake();
      });
      let next = (headers['last-event-id'] ?? -1) + 1;
      try {
        for (;;) {
          const changed = new Promise<void>((resolve) => {
            wake = resolve;
          });
          const status = await runs.status(params.id);
          const events = await runs.events(params.id, next);
          for (const { place, event } of events) raw.write(`id: ${place}\ndata: ${JSON.stringify(event)}\n\n`);
          next = (events.at(-1)?.place ?? next - 1) + 1;
          if (events.length > 0) continue;
          if (isGone || !status) break;
          if (hasEnded(status)) {
            raw.write(`event: end\ndata: ${JSON.stringify(await runs.view(params.id))}\n\n`);
            break;
          }
          await changed;
        }
      } finally {
        stop();
        raw.end();
      }
    },
  );
}

function steerRoutes(server: Server, { runs }: ServerParts): void {
  server.post(
    '/runs/:id/answer',
    {
      schema: {
        summary: 'Answer its open question',
        params: RunId,
        body: z.strictObject({ question_id: z.string().max(80), choice: z.string().max(400) }),
        response: { 200: RunState, 404: Failure, 409: Failure },
      },
    },
    async ({ params, body }, reply) => {
      const view = await runs.view(params.id);
      if (!view) return reply.code(404).send(NO_RUN);
      if (!(await runs.answer(params.id, body.question_id, body.choice)))
        return reply
          .code(409)
          .send({ error: 'This question is not open, or has no such choice; the run tells the open one with its choices.' });
      return (await runs.view(params.id)) ?? view;
    },
  );
  server.post(
    '/runs/:id/cancel',
    { schema: { summary: 'Stop it; what was done stays done', params: RunId, response: { 200: RunState, 404: Failure } } },
    async ({ params }, reply) => {
      await runs.cancel(params.id);
      return (await runs.view(params.id)) ?? reply.code(404).send(NO_RUN);
    },
  );
}
