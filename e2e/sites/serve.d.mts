import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Sites {
  /** `http://localhost:PORT`, no slash at the end. */
  origin: string;
  port: number;
  /** `http://pay.localhost:PORT`: another site with the same content. */
  crossOrigin: string;
  /** Url of an app (`home`, `themes`, `desk`, `shop`) or of a path (`/desk/login`), with a query. */
  url(app: string, query?: Record<string, string | number>): string;
  close(): Promise<void>;
}
/** Starts the demo sites on one port of this machine; port 0 (default) takes a free one. */
export function serveSites(options?: { port?: number }): Promise<Sites>;
/** Answers one request as the demo sites do, whatever server it came to. */
export function answerSites(request: IncomingMessage, response: ServerResponse): Promise<void>;
