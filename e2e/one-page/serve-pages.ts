import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundled } from '../fixtures/bundled';
import { answerSites } from '../sites/serve.mjs';

/** Pages of tests: below it comes a folder for each test. */
const PAGES = '/one-page/';
/** What is bundled, by the address of the script. */
const BUNDLED: Record<string, string> = {
  '/one-page/page-scripts.js': 'page-scripts.ts',
  '/one-page/worker.js': '../../extension/worker/index.ts',
};
const SITES = /^\/(kit|home|themes|shop|desk|pages|slow|ticker)(\/|\?|\.|$)/;

/**
 * Runs at the start of each page, before any script of it: the test's document around it injects the page scripts. The doctype stands before it, and the
 * page's own after it is ignored.
 */
const BEGIN = `<!doctype html><script>document.currentScript.remove();for (let around = window; around !== top;) {
  around = around.parent; if (around.abraBegins) { around.abraBegins(window); break; } }</script>`;

interface Answer {
  type: string;
  body: string;
}

/** Serves the demo sites and the pages of tests on the address of the tests, so that a test reaches into them. */
export const onePage: Plugin = {
  name: 'abra:one-page',
  configureServer: (server) => {
    const answers = new Map<string, Answer>();
    const waiting = new Map<string, (() => void)[]>();
    const scripts = new Map<string, Promise<string>>();
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const entry = BUNDLED[pathname];
      if (entry) {
        const script = scripts.get(entry) ?? bundled(new URL(entry, import.meta.url), { loader: { '.md': 'text' } });
        scripts.set(entry, script);
        return void script.then((body) => send(response, { type: 'text/javascript', body }));
      }
      if (SITES.test(request.url ?? '')) return void answerSites(request, begun(response));
      if (!pathname.startsWith(PAGES)) return next();
      if (request.method === 'PUT') return void keep(request, response);
      const name = [`${request.method} ${pathname}`, pathname].find((one) => answers.has(one));
      const answer = name && answers.get(name);
      if (answer) return send(begun(response), answer);
      // Its answer is held back until the test gives one.
      waiting.set(pathname, [...(waiting.get(pathname) ?? []), () => send(begun(response), answers.get(pathname) as Answer)]);
    });

    async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const given: Record<string, string> = JSON.parse(Buffer.concat(await request.toArray()).toString());
      for (const [name, body] of Object.entries(given)) {
        answers.set(name, { type: typeOf(name), body });
        for (const go of waiting.get(name) ?? []) go();
        waiting.delete(name);
      }
      response.end();
    }
  },
};

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };
const typeOf = (name: string) => TYPES[path.extname(name)] ?? 'text/html; charset=utf-8';

function send(response: ServerResponse, { type, body }: Answer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/** The response, whose HTML is begun with `BEGIN`. */
function begun(response: ServerResponse): ServerResponse {
  const head = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    head(status, headers);
    if (status === 200 && headers['content-type']?.startsWith('text/html')) response.write(BEGIN);
    return response;
  }) as typeof response.writeHead;
  return response;
}
