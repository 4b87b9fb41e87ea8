import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Operation } from '../../src/model/operation';
import { findChromium } from '../chromium.mjs';
import { type Application, SHOP, TODO } from '../same-app/applications';
import type { SamePage } from '../same-app/page.entry';

/** A playbook recorded in one implementation of an application plays in every other one that has the same roles, names and order. */
test.setTimeout(300_000);

interface Held {
  samePage: SamePage;
  state: string[];
}

const folder = fileURLToPath(new URL('../same-app', import.meta.url));

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'chrome128',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    loader: { '.png': 'dataurl', '.svg': 'dataurl' },
    logLevel: 'error',
  });
  const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Same</title><style>${text('.css')}</style><body><script>${text('.js').replaceAll('</script', '<\\/script')}</script>`;
}

async function serve(pages: Map<string, string>): Promise<{ url: string; server: Server }> {
  const server = createServer((request, answer) => {
    const html = pages.get((request.url ?? '').split('?')[0] ?? '');
    answer.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const play = (page: Page, operations: Operation[]) =>
  page.evaluate((given) => (globalThis as unknown as Held).samePage.run(given as Operation[]), operations);
const state = (page: Page) => page.evaluate(() => (globalThis as unknown as Held).state);

/** Does each step and writes down what it was done to, as the recorder does. */
async function record(page: Page, { steps }: Application): Promise<Operation[]> {
  const operations: Operation[] = [];
  for (const { on, at = 0, deed } of steps) {
    const fingerprint = await page.evaluate(([selector, place]) => (globalThis as unknown as Held).samePage.describe(selector, place), [
      on,
      at,
    ] as const);
    expect(fingerprint, `${on} ${at}`).toBeDefined();
    const operation = { ...deed, fingerprint } as Operation;
    const { bail } = await play(page, [operation]);
    expect(bail, `${on} ${at}`).toBeUndefined();
    if (process.env.DBG)
      console.log(on, at, page.url(), await state(page), await page.evaluate(() => document.querySelectorAll('input').length));
    operations.push(operation);
  }
  return operations;
}

async function each(
  application: Application,
  prove: (context: BrowserContext, url: (name: string) => string) => Promise<void>,
): Promise<void> {
  const pages = new Map<string, string>();
  for (const name of application.implementations) {
    const entry = path.join(folder, application.folder, name);
    pages.set(`/${name}`, await bundled(`${entry}.${name === 'react' || name === 'preact' ? 'jsx' : 'js'}`));
  }
  const { url, server } = await serve(pages);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, 'page.entry.ts')],
      bundle: true,
      format: 'iife',
      target: 'chrome128',
      write: false,
    });
    await context.addInitScript(outputFiles[0]?.text ?? '');
    await prove(context, (name) => `${url}/${name}`);
  } finally {
    await browser.close();
    server.close();
  }
}

for (const application of [TODO, SHOP])
  test(`what was recorded in one implementation of the ${application.folder} plays in the others`, async () => {
    await each(application, async (context, url) => {
      const page = await context.newPage();
      const told: string[] = [];
      for (const from of application.implementations) {
        await page.goto(url(from));
        const operations = await record(page, application);
        expect(await state(page), from).toEqual(application.expected);
        for (const to of application.implementations) {
          await page.goto(url(to));
          const { bail, records } = await play(page, operations);
          const done = records.filter(({ status }) => status === 'done').length;
          told.push(`${from} → ${to}: ${done} of ${operations.length}${bail ? `, ${JSON.stringify(bail)}` : ''}`);
          const reached = await state(page);
          expect.soft({ bail: bail?.kind, state: reached }, `${from} → ${to}`).toEqual({ bail: undefined, state: application.expected });
        }
      }
      console.log(told.join('\n'));
    });
  });
