import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Operation } from '../../src/model/plan/operation';
import type { Report } from '../../src/model/run/leg';
import { installIn } from '../dependencies.mjs';
import { isolatedWorld } from '../fixtures/isolated-world';
import { listen } from '../fixtures/listen';
import type { Scenario } from './scenario';

const here = (...parts: string[]) => path.join(import.meta.dirname, ...parts);
const built = new Map<string, Promise<{ script: string; style: string }>>();

/** A widget or one of our entries as one script and one style sheet. */
function bundle(entry: string): Promise<{ script: string; style: string }> {
  const known = built.get(entry);
  if (known) return known;
  const made = build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'chrome120',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    loader: { '.woff': 'dataurl', '.woff2': 'dataurl', '.ttf': 'dataurl', '.svg': 'dataurl', '.png': 'dataurl' },
    logLevel: 'silent',
  }).then(({ outputFiles }) => ({
    script: outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '',
    style: outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '',
  }));
  built.set(entry, made);
  return made;
}

const widgetFile = (widget: string) => [here('widgets', `${widget}.jsx`), here('widgets', `${widget}.js`)].find(existsSync) ?? '';

/** Serves `/<widget>`: an empty page with the widget's bundle, and nothing from elsewhere. */
export async function openZoo(): Promise<{ url: string; server: Server }> {
  installIn(import.meta.dirname);
  const server = createServer(async (request, answer) => {
    const [, widget = '', file] = new URL(request.url ?? '', 'http://zoo').pathname.split('/');
    const entry = widgetFile(widget);
    if (!entry) return void answer.writeHead(404).end();
    const { script, style } = await bundle(entry);
    if (file)
      return void answer
        .setHeader('content-type', file.endsWith('css') ? 'text/css' : 'text/javascript')
        .end(file.endsWith('css') ? style : script);
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><html lang=en><title>${widget}</title><style>body{font:16px sans-serif;margin:20px}</style><link rel=stylesheet href="/${widget}/w.css"><body><script>window.said=[];window.process={env:{NODE_ENV:'production'}}</script><script src="/${widget}/w.js"></script>`,
    );
  });
  const port = await listen(server);
  return { server, url: `http://127.0.0.1:${port}` };
}

/** What came of a scenario: the names that the scan lacked, the report, and what the page says. `prepare` is run in the page before. */
export async function visit(
  page: Page,
  url: string,
  scenario: Scenario,
  prepare?: () => unknown,
): Promise<{ lacks: string[]; report: Report; proof: unknown }> {
  await page.goto(`${url}/${scenario.widget}`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (prepare) await page.evaluate(prepare);
  const cdp = await page.context().newCDPSession(page);
  const call = await isolatedWorld(cdp);
  await call(await handsScript());
  const names = await call<string[]>('names()');
  const files = scenario.operations.flatMap((operation: Operation) => (operation.type === 'upload' ? operation.files : []));
  const given = files.map((name) => ({ name, type: 'text/plain', base64: 'YWJyYQ==' }));
  const report = await call<Report>(`run(${JSON.stringify(scenario.operations)}, ${JSON.stringify(given)})`);
  const proof = await page.evaluate(scenario.proof);
  await cdp.detach();
  return { lacks: (scenario.named ?? []).filter((name) => !names.includes(name)), report, proof };
}

/** The page layer as the isolated world gets it: `run(operations, files)` and `names()`. */
export const handsScript = async () => (await bundle(here('page.entry.ts'))).script;
