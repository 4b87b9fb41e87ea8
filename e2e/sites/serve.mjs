import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deskRoute } from './desk/desk-route.mjs';
import { renameClasses } from './kit/renamed.js';
import { captchaPage, shell } from './shell.mjs';
import { shopRoute } from './shop/shop-route.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
};
/** The longest answer `/slow` may hold back, ms. */
const SLOWEST = 30_000;

/**
 * Starts the demo sites on one port of this machine. Any `*.localhost` name shows the same content, so that a frame of
 * another host is a real cross-origin frame. Nothing is asked from any other machine.
 * @param {{ port?: number }} [options] port 0 (default) takes a free one
 */
export async function serveSites({ port = 0 } = {}) {
  const ticks = { count: 0 };
  const server = createServer((request, response) => {
    answerSites(request, response, ticks).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const taken = server.address().port;
  const origin = `http://localhost:${taken}`;
  return {
    origin,
    port: taken,
    /** The origin of the frame that takes the payment. */
    crossOrigin: `http://pay.localhost:${taken}`,
    url: (app, query = {}) => {
      const url = new URL(app.startsWith('/') ? app : app === 'home' ? '/' : `/${app}/`, origin);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
      return url.href;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers one request as the demo sites do. */
export async function answerSites(request, response, ticks = { count: 0 }) {
  const url = new URL(request.url, `http://${request.headers.host ?? 'localhost'}`);
  response.setHeader('cache-control', 'no-store');
  const send = (status, body, headers = {}) => {
    response.writeHead(status, { 'content-type': TYPES['.html'], ...headers });
    response.end(body);
  };
  const json = (value, status = 200) => send(status, JSON.stringify(value), { 'content-type': TYPES['.json'] });
  const exchange = { request, url, send, json, redirect: (to) => send(303, '', { location: to }) };

  if (url.pathname === '/slow') return answerSlowly(url, response, json);
  if (url.pathname === '/ticker') return json({ tick: ++ticks.count, at: Date.now() });
  if (url.pathname.startsWith('/pages/')) return sendFile(url, send, response, '.html');
  if (extname(url.pathname)) return sendFile(url, send, response);
  if (url.searchParams.get('captcha') === '1') return send(200, captchaPage());
  if (url.pathname === '/') return send(200, shell({ app: 'home', title: 'Demo sites', url }));
  if (url.pathname === '/themes') return exchange.redirect(`/themes/${url.search}`);
  if (url.pathname === '/themes/') return send(200, shell({ app: 'themes', title: 'Themes · Tint', url }));
  if (url.pathname.startsWith('/desk')) return deskRoute(exchange);
  if (url.pathname.startsWith('/shop')) return shopRoute(exchange);
  return send(404, shell({ app: 'home', title: 'Not found', url }));
}

/** JSON after `ms` milliseconds; a client that goes away ends the wait. */
function answerSlowly(url, response, json) {
  const ms = Math.min(SLOWEST, Math.max(0, Number(url.searchParams.get('ms')) || 0));
  const timer = setTimeout(() => json({ waited: ms }), ms);
  response.on('close', () => clearTimeout(timer));
}

/** A file below this folder; server code (`.mjs`) is not for sale, and style sheets follow `ids` drift. */
async function sendFile(url, send, response, whenBare = '') {
  const asked = decodeURIComponent(url.pathname) + (extname(url.pathname) ? '' : whenBare);
  const path = normalize(join(HERE, asked));
  const type = TYPES[extname(path)];
  const found = path.startsWith(HERE + (HERE.endsWith(sep) ? '' : sep)) && type && (await stat(path).catch(() => undefined))?.isFile();
  if (!found) return send(404, `Not found: ${url.pathname.replace(/[<&]/g, '')}`);
  const seed = url.searchParams.get('ids');
  if (extname(path) === '.css' && seed) return send(200, renameClasses(await readFile(path, 'utf8'), seed), { 'content-type': type });
  response.writeHead(200, { 'content-type': type });
  createReadStream(path).pipe(response);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sites = await serveSites({ port: Number(process.env.PORT ?? 8088) });
  console.log(`Demo sites: ${sites.origin}/`);
}
