import { z } from 'zod';
import { RunState, WorkflowRequest } from './request';
import { Failure, queueRun, Wait } from './run-routes';
import type { Server, ServerParts } from './server-parts';

const Version = z.strictObject({
  workflow_id: z.string(),
  version: z.number().int(),
  created_at: z.string(),
  /** In which `code` is written: a test for Playwright, in TypeScript. */
  engine: z.literal('playwright'),
  status: z.string(),
  cause: z.string(),
  notes: z.string(),
  changed_steps: z.array(z.number().int()),
  code: z.string(),
});
const WorkflowId = z.strictObject({ id: z.string().max(200) });
const NONE = { error: 'Nothing was run under this workflow_id yet.' };

/** Calls about workflows and the versions of their playbooks. */
export function workflowRoutes(server: Server, service: ServerParts): void {
  const { workflows } = service;
  server.get(
    '/workflows/:id/versions',
    {
      schema: {
        summary: 'Versions, with why and as Playwright tests',
        params: WorkflowId,
        response: { 200: z.array(Version), 404: Failure },
      },
    },
    async ({ params }, reply) => ((await workflows.spec(params.id)) ? workflows.versions(params.id) : reply.code(404).send(NONE)),
  );
  server.post(
    '/workflows/:id/scripts/:version/run',
    {
      schema: {
        summary: 'Run one version again',
        params: WorkflowId.extend({ version: z.coerce.number().int().min(1) }),
        querystring: Wait,
        response: { 200: RunState, 202: RunState, 400: Failure, 404: Failure },
      },
    },
    async ({ params, query }, reply) => {
      const spec = await workflows.spec(params.id);
      const known = await workflows.versions(params.id);
      if (!spec || !known.some(({ version }) => version === params.version)) {
        const there = known.map(({ version }) => version).join(', ');
        return reply.code(404).send(spec ? { error: `There is no version ${params.version}. There is: ${there || 'none'}.` } : NONE);
      }
      const answered = await queueRun(service, WorkflowRequest.parse({ spec }), {
        playVersion: params.version,
        ...(query.wait ? { wait: query.wait } : {}),
      });
      return 'error' in answered ? reply.code(400).send({ error: answered.error }) : reply.code(answered.code).send(answered.view);
    },
  );
  server.post(
    '/workflows/:id/invalidate',
    {
      schema: {
        summary: 'Plan it anew the next time',
        params: WorkflowId,
        response: { 200: z.strictObject({ invalidated: z.boolean() }), 404: Failure },
      },
    },
    async ({ params }, reply) =>
      (await workflows.spec(params.id)) ? { invalidated: await workflows.invalidate(params.id) } : reply.code(404).send(NONE),
  );
}
