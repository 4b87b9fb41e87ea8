import { z } from 'zod';
import { readWorkflow } from '../../model/plan/workflow';
import { Failure } from './run-routes';
import { Schedule, ScheduleLine } from './schedules';
import type { Server, ServerParts } from './server-parts';

/** Calls about requests that are run at times. */
export function scheduleRoutes(server: Server, { schedules }: ServerParts): void {
  server.post(
    '/schedules',
    {
      schema: {
        summary: 'Run a workflow at times; the same name again replaces it',
        body: Schedule,
        response: { 201: ScheduleLine, 400: Failure },
      },
    },
    async ({ body }, reply) => {
      const read = readWorkflow(body.request.spec);
      if (!read.ok) return reply.code(400).send({ error: read.failure.join(' ') });
      const kept = await schedules.put(body);
      if (!kept)
        return reply.code(400).send({
          error: `"${body.cron}" in the time zone "${body.timezone}" is no time. A cron line has five fields: minute, hour, day, month, day of the week.`,
        });
      return reply.code(201).send(kept);
    },
  );
  server.get('/schedules', { schema: { summary: 'All schedules, with their next time', response: { 200: z.array(ScheduleLine) } } }, () =>
    schedules.list(),
  );
  server.delete(
    '/schedules/:name',
    {
      schema: {
        summary: 'Run it no longer',
        params: z.strictObject({ name: z.string().max(100) }),
        response: { 200: z.strictObject({ removed: z.boolean() }), 404: Failure },
      },
    },
    async ({ params }, reply) =>
      (await schedules.remove(params.name)) ? { removed: true } : reply.code(404).send({ error: 'There is no schedule of this name.' }),
  );
}
