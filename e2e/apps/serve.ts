import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import type { Served } from './flow';

export const here = (...parts: string[]) => path.join(import.meta.dirname, ...parts);
export const inPackages = (...parts: string[]) => here('node_modules', ...parts);
/** Of the project itself: such an application is played without installing anything more. */
export const inProject = (...parts: string[]) => here('../../node_modules', ...parts);

const built = new Map<string, Promise<Map<string, Uint8Array>>>();

/** A file of `pages/` as one script and one style sheet. */
function bundle(page: string): Promise<Map<string, Uint8Array>> {
  const known = built.get(page);
  if (known) return known;
  const made = build({
    entryPoints: { page: [here('pages', `${page}.jsx`), here('pages', `${page}.js`)].find(existsSync) ?? '' },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'chrome120',
    jsx: 'automatic',
    conditions: ['production'],
    nodePaths: [inPackages()],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.IS_PREACT': '"false"', global: 'window', 'import.meta.env': '{}' },
    loader: Object.fromEntries(
      ['woff', 'woff2', 'ttf', 'eot', 'svg', 'png', 'gif', 'jpg'].map((ending) => [`.${ending}`, 'dataurl' as const]),
    ),
    logLevel: 'silent',
  }).then(({ outputFiles }) => new Map(outputFiles.map((file) => [path.basename(file.path), file.contents])));
  built.set(page, made);
  return made;
}

type Answer = (request: IncomingMessage, answer: ServerResponse, url: URL) => Promise<boolean | undefined> | boolean | undefined;

interface Bundled {
  /** Before the script. */
  body?: string;
  head?: string;
  /** By the beginning of the path, folders: of a package here, or whole paths. */
  files?: Record<string, string>;
  answer?: Answer;
}

/** An application that is one page: a bundle of `pages/`, or only what `body` says. */
export const bundled =
  (page: string | undefined, { body = '', head = '', files = {}, answer }: Bundled = {}) =>
  async (port: number): Promise<Served> => {
    const server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://apps');
      if (await answer?.(request, response, url)) return;
      if (url.pathname === '/') return void html(response, pageHtml(page, head, body));
      const made = page ? (await bundle(page)).get(url.pathname.slice(1)) : undefined;
      if (made) return void response.setHeader('content-type', typeOf(url.pathname)).end(made);
      const [prefix, folder] = Object.entries(files).find(([begins]) => url.pathname.startsWith(begins)) ?? [];
      const file = folder && prefix && path.resolve(inPackages(), folder, url.pathname.slice(prefix.length));
      if (file && existsSync(file) && statSync(file).isFile()) {
        response.setHeader('content-type', typeOf(file));
        return void createReadStream(file).pipe(response);
      }
      // A page without a style sheet of its own.
      if (page && url.pathname === '/page.css') return void response.setHeader('content-type', 'text/css').end();
      response.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    if (page) await bundle(page);
    return {
      url,
      reset: async () => undefined,
      close: async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      },
    };
  };

const pageHtml = (page: string | undefined, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page ?? 'Application'}</title>` +
  `<link rel="icon" href="data:,"><style>html,body{margin:0;height:100%;font:15px/1.4 sans-serif}</style>${page ? '<link rel="stylesheet" href="/page.css">' : ''}${head}</head>` +
  `<body>${body || '<div id="app"></div>'}${page ? '<script src="/page.js"></script>' : ''}</body></html>`;

export function html(response: ServerResponse, text: string): true {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
  return true;
}
export function json(response: ServerResponse, value: unknown): true {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  return true;
}
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  json: 'application/json',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};
export const typeOf = (file: string) => TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';

/** A server needs at most so long to begin, ms. */
const UP = 60_000;

/** A server of its own program, up when it answers. */
export const program = (file: string, args: string[], url: string, env: NodeJS.ProcessEnv = {}) =>
  started(process.execPath, [file, ...args], url, { ...process.env, ...env });

/** The same of any program; those that it starts itself end with it. */
export async function started(file: string, args: string[], url: string, env: NodeJS.ProcessEnv): Promise<{ end(): Promise<void> }> {
  const child = spawn(file, args, { cwd: here(), env, stdio: 'ignore', detached: true });
  const ended = () => child.exitCode !== null;
  await expect.poll(async () => ended() || answers(url), { timeout: UP, message: `${path.basename(file)} answers at ${url}` }).toBe(true);
  if (ended()) throw new Error(`${path.basename(file)} ended with exit code ${child.exitCode}.`);
  return {
    end: async () => {
      const gone = new Promise((exited) => child.once('exit', exited));
      if (child.exitCode === null && child.signalCode === null) {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
        await gone;
      }
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
