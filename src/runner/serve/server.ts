import { createHash, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readWorkflow } from '../../model/plan/workflow';
import { mcpRoute } from './mcp-route';
import type { Metrics } from './metrics';
import { Failure, runRoutes } from './run-routes';
import { Schedule, ScheduleLine } from './schedules';
import type { Server, ServerParts } from './server-parts';
import { workflowRoutes } from './workflow-routes';

/** The HTTP service. Only `/healthz`, `/readyz` and the API's description are told without a token. */
export async function openServer(service: ServerParts): Promise<Server> {
  const app = fastify({
    bodyLimit: BODY_BYTES,
    // Names of files, which are longer than names of workflows.
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    logger: service.log ? { stream: service.log, redact: ['req.headers.authorization'] } : false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = error.validation ? 400 : (error.statusCode ?? 500);
    if (code >= 500) request.log.error({ error: error.message }, 'a request failed');
    void reply.code(code).send({ error: code >= 500 ? 'Abra failed; its log says why.' : sentenceOf(error) });
  });
  app.setNotFoundHandler((_request, reply) => void reply.code(404).send({ error: 'There is no such call; /openapi.json lists them.' }));
  await describe(app);
  watch(app, service.metrics);
  // Who has not the token is counted by address, so that guessing it is as slow for them.
  const isRight = tokenCheck(service.token);
  const keyGenerator = (request: FastifyRequest) => (isRight(request) ? 'token' : request.ip);
  await app.register(rateLimit, { max: service.perMinute, timeWindow: '1 minute', keyGenerator });
  health(app, service);
  await app.register((inside, _options, done) => {
    guard(inside, isRight, service);
    tellRefusals(inside);
    const server = inside.withTypeProvider<ZodTypeProvider>();
    runRoutes(server, service);
    workflowRoutes(server, service);
    scheduleRoutes(server, service);
    mcpRoute(server, service.sessions);
    inside.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
      reply.type(service.metrics.registry.contentType).send(await service.metrics.registry.metrics()),
    );
    done();
  });
  await app.ready();
  return app;
}
/** Twenty files of 5 MB would be more than a request should hold; one of 5 MB with its base64, and its workflow. */
const BODY_BYTES = 10_000_000;

async function describe(app: Server): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Abra', description: 'Runs workflows in Chromium, keeps what worked, repairs what broke.', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

function watch(app: Server, { seconds }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe({ route: request.routeOptions.url ?? 'none', code: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}

/** Everything that is registered beside it wants the token. It is looked at after the limit, which counts those without it too. */
function guard(app: FastifyInstance, isRight: (request: FastifyRequest) => boolean, { metrics }: ServerParts): void {
  app.addHook('preParsing', async (request, reply) => {
    if (isRight(request)) return;
    metrics.refused.inc();
    await reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .send({ error: 'Send the service’s token: "Authorization: Bearer <ABRA_TOKEN>".' });
  });
}

/** Describes what every call may be refused with, beside what it says itself. */
function tellRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema }) => {
    if (!schema || schema.hide) return;
    const { body, params, querystring, headers } = schema;
    const codes = [401, 429, ...(body ? [413] : []), ...(body || params || querystring || headers ? [400] : [])];
    schema.response = { ...Object.fromEntries(codes.map((code) => [code, Failure])), ...(schema.response as object | undefined) };
  });
}

/** Does a request have the token? Takes as long for a wrong one as for the right one. */
function tokenCheck(token: string): (request: FastifyRequest) => boolean {
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function health(app: Server, { database, browserReady }: ServerParts): void {
  const free = { schema: { hide: true }, config: { rateLimit: false } };
  app.get('/healthz', free, () => ({ ok: true }));
  app.get('/readyz', free, async (_request, reply) => {
    const [writes, browser] = await Promise.all([
      database.query('insert into workers (id) values ($1) on conflict (id) do update set seen_at = now()', ['readyz']).then(
        () => true,
        () => false,
      ),
      browserReady(),
    ]);
    return reply.code(writes && browser ? 200 : 503).send({ database: writes, browser });
  });
}

/** "spec.steps.0.action: …": each place that is wrong, and why. */
function sentenceOf(error: FastifyError): string {
  const wrong = error.validation?.map(
    ({ instancePath, message }) => `${instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'}: ${message ?? ''}`,
  );
  return wrong?.join('; ') ?? error.message;
}

/** Calls about requests that are run at times. */
function scheduleRoutes(server: Server, { schedules }: ServerParts): void {
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
