import { Readable } from 'node:stream';
import { readPlanner } from '../cli/arguments';
import { openLoans } from '../cli/loans';
import { HttpSessions } from '../mcp/http-sessions';
import { OwnDesk } from '../mcp/own-desk';
import { ABRA_VERSION } from '../version';
import type { Server } from './server-parts';
import { discard, launchForRun } from './warm-browsers';

/** MCP over streamable HTTP at `/mcp`, with the service's token; its sessions end with the server. */
export function mcpRoute(server: Server, sessions: HttpSessions): void {
  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async ({ raw: asked, body, headers, method, url }, reply) => {
      const gone = new AbortController();
      const { raw } = reply;
      raw.once('close', () => gone.abort());
      const request = new Request(`http://${headers.host ?? 'localhost'}${url}`, {
        method,
        headers: headersOf(asked.headers),
        signal: gone.signal,
      });
      reply.hijack();
      const answer = await sessions.answer(request, body);
      raw.writeHead(answer.status, Object.fromEntries(answer.headers));
      raw.flushHeaders();
      if (!answer.body) return void raw.end();
      const stream = Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream);
      gone.signal.addEventListener('abort', () => stream.destroy(), { once: true });
      stream.on('error', () => raw.end());
      stream.pipe(raw);
    },
  });
  server.addHook('onClose', () => sessions.close());
}

/** The sessions of this process: each with a Chromium with a fresh profile, the key of the environment, and the files of one folder where it names one. */
export function openSessions(environment: NodeJS.ProcessEnv): HttpSessions {
  const planner = readPlanner({}, environment);
  return new HttpSessions({
    version: ABRA_VERSION,
    most: Number(environment.ABRA_MCP_SESSIONS) || MOST_SESSIONS,
    idle: IDLE_MS,
    hosts: environment.ABRA_HOSTS?.split(',').map((host) => host.trim()) ?? [],
    desk: () =>
      new OwnDesk({
        planner,
        learn: true,
        longest: LONGEST_MS,
        files: environment.ABRA_MCP_FILES,
        launch: async () => {
          const abra = await launchForRun();
          await openLoans(abra)
            .model(planner, environment)
            .catch((error: unknown) => discard(abra).then(() => Promise.reject(error)));
          return abra;
        },
        end: discard,
      }),
  });
}
/** Each is a Chromium of some 500 MB. */
const MOST_SESSIONS = 4;
/** A person may think that long between two calls. */
const IDLE_MS = 15 * 60_000;
const LONGEST_MS = 10 * 60_000;

const headersOf = (given: NodeJS.Dict<string | string[]>): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, [value].flat().join(', '));
  return headers;
};
