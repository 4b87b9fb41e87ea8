import { createServer } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import axe from 'axe-core';
import { build, type Rolldown } from 'vite';
import { typeOf } from '../apps/serve';
import { listen } from '../fixtures/listen';

/** The panel as a plain page, without the extension around it, from memory: what it is made of the browser asks for once. */
export interface ServedPanel {
  /** The URL of the panel with a script that runs before it. */
  pageWith(script: string): string;
  close(): void;
}

/** Builds the panel and serves it on this machine. Errors: a build that fails. */
export async function servePanel(): Promise<ServedPanel> {
  const files = await buildPanel();
  const scripts: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const name = pathname.slice(1);
    const content = files.get(name);
    if (content === undefined) return response.writeHead(404).end();
    const script = scripts[Number(searchParams.get('script'))];
    response.setHeader('content-type', typeOf(name));
    response.setHeader('cache-control', name === PAGE ? 'no-store' : 'max-age=3600');
    return response.end(name === PAGE ? String(content).replace('<head>', () => `<head><script>${script}</script>`) : content);
  });
  const port = await listen(server);
  return {
    pageWith: (script) => `http://127.0.0.1:${port}/${PAGE}?script=${scripts.push(script) - 1}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const PAGE = 'index.html';
/** Served beside the panel, as the browser keeps what it compiled of a file, and not of what it evaluates. */
export const AXE = 'axe.js';

/** File name to content. */
async function buildPanel(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../../extension/panel'),
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { write: false, target: 'chrome128', minify: true },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) =>
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
  return new Map([...files, [AXE, axe.source]]);
}
