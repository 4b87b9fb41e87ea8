import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { deadline } from '../../lib/deadline';
import { newId } from '../../lib/ids';
import type { Desk } from './desk';
import { openMcp } from './open-mcp';

export interface HttpSessionsOptions {
  /** A desk with a browser of its own, for one client. */
  desk(): Desk;
  version: string;
  /** Clients at a time, as each may have a Chromium. */
  most: number;
  /** A session that nobody has asked anything for so long ends, ms. */
  idle: number;
  /** Names beside those of this machine by which the service is called. */
  hosts: readonly string[];
}

interface Session {
  transport: WebStandardStreamableHTTPServerTransport;
  desk: Desk;
  /** Requests that go on, streams too. */
  going: number;
  rest: { clear(): void };
}

/** MCP clients over streamable HTTP: a session has a desk, and its browser ends with it. */
export class HttpSessions {
  readonly #options: HttpSessionsOptions;
  readonly #open = new Map<string, Session>();

  constructor(options: HttpSessionsOptions) {
    this.#options = options;
  }

  /** Answers one request; `body` is its parsed JSON. Aborting the request's signal ends a stream. */
  async answer(request: Request, body: unknown): Promise<Response> {
    const foreign = this.#whyForeign(request);
    if (foreign) return refusal(403, foreign);
    const id = request.headers.get('mcp-session-id');
    const known = id === null ? undefined : this.#open.get(id);
    if (id !== null && !known) return refusal(404, 'This session has ended. Initialize a new one.');
    if (!known && this.#open.size >= this.#options.most)
      return refusal(503, 'All sessions are in use: end one by DELETE, or try again later.');
    return known ? this.#within(known, request, body) : this.#begin(request, body);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.#end(id)));
  }

  async #begin(request: Request, body: unknown): Promise<Response> {
    const desk = this.#options.desk();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => newId('session'),
      onsessioninitialized: (id) => void this.#open.set(id, session),
      onsessionclosed: (id) => this.#end(id),
    });
    const session: Session = { transport, desk, going: 0, rest: { clear: () => undefined } };
    await openMcp(desk, this.#options.version).connect(transport);
    return this.#within(session, request, body);
  }

  /** The session ends when no request goes on and none comes for a while. A stream that a client holds open is one that goes on. */
  async #within(session: Session, request: Request, body: unknown): Promise<Response> {
    session.rest.clear();
    session.going += 1;
    const done = () => {
      session.going -= 1;
      if (session.going > 0) return;
      const limit = deadline(this.#options.idle);
      limit.signal.addEventListener('abort', () => void this.#end(session.transport.sessionId ?? ''), { once: true });
      session.rest.clear();
      session.rest = { clear: limit.clear };
    };
    const answer = await session.transport.handleRequest(request, body === undefined ? {} : { parsedBody: body });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) request.signal.addEventListener('abort', done, { once: true });
    else done();
    return answer;
  }

  async #end(id: string): Promise<void> {
    const session = this.#open.get(id);
    if (!session) return;
    this.#open.delete(id);
    session.rest.clear();
    await session.transport.close();
    await session.desk.close();
  }

  /** A page of a browser that has the service's address under a name of its own (DNS rebinding) is refused. */
  #whyForeign({ headers }: Request): string | undefined {
    const { hosts } = this.#options;
    const host = validateHostHeader(headers.get('host'), [...localhostAllowedHostnames(), ...hosts]);
    const origin = validateOriginHeader(headers.get('origin'), [...localhostAllowedOrigins(), ...hosts]);
    if (!host.ok) return 'The service is not called by this name; ABRA_HOSTS names others.';
    return origin.ok ? undefined : 'Pages of this origin may not call the service.';
  }
}

const refusal = (status: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }, { status });
