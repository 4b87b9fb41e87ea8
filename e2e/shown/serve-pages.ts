import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../fixtures/listen';
import type { Data } from './case';

const FOLDER = path.join(import.meta.dirname, 'pages');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
};

export interface ServedPages {
  url: string;
  /** What the pages are given from now on. */
  data: Data;
  close(): Promise<void>;
}

/** Serves the folder of pages, with the headers that stand beside a page; `/slow?ms=` answers after that time, the rest of what pages ask for is `data`. */
export async function servePages(): Promise<ServedPages> {
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const pages: ServedPages = { url: '', data: {}, close };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://pages');
    const name = decodeURIComponent(pathname.slice(1));
    const file = path.join(FOLDER, path.basename(name));
    if (name === 'slow') return void setTimeout(() => response.end('{}'), Number(searchParams.get('ms')));
    if (pages.data[name] !== undefined) return void response.end(pages.data[name]);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const { name: base, ext } = path.parse(file);
    const headers = path.join(FOLDER, `${base}.headers.json`);
    response.writeHead(200, {
      'content-type': `${TYPES[ext] ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(existsSync(headers) ? (JSON.parse(readFileSync(headers, 'utf8')) as Record<string, string>) : {}),
    });
    response.end(readFileSync(file));
  });
  const port = await listen(server);
  pages.url = `http://127.0.0.1:${port}`;
  return pages;
}
