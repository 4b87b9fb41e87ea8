import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright';
import type { Operation } from '../../src/model/plan/operation';
import type { Report } from '../../src/model/run/leg';
import { bundled } from '../fixtures/bundled';
import { launchChromium } from '../fixtures/launch-chromium';
import { listen } from '../fixtures/listen';
import { type Application, SHOP, TODO } from '../same-app/applications';
import { folder, implementation } from '../same-app/implementation';
import type { SamePage } from '../same-app/page.entry';

/** A playbook recorded in one implementation of an application plays in every other one that has the same roles, names and order. */
test.setTimeout(300_000);

interface Held {
  samePage: SamePage;
  state: string[];
}

async function serve(pages: Map<string, string>): Promise<{ url: string; server: Server }> {
  const server = createServer((request, answer) => {
    const html = pages.get((request.url ?? '').split('?')[0] ?? '');
    answer.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  const port = await listen(server);
  return { server, url: `http://127.0.0.1:${port}` };
}

const play = (page: Page, operations: Operation[]) =>
  page.evaluate((given) => (globalThis as unknown as Held).samePage.run(given as Operation[]), operations);
const state = (page: Page) => page.evaluate(() => (globalThis as unknown as Held).state);

/** The mouse of the person, who rests on a row that shows more then. */
const pointAt = async (page: Page, words: string | undefined) => {
  if (words) await page.getByText(words, { exact: true }).hover();
};

/** Does each step and writes down what it was done to, as the recorder does, and what the page knew before each and at the end. */
async function record(page: Page, { steps }: Application): Promise<{ operations: Operation[]; states: string[][] }> {
  const operations: Operation[] = [];
  const states = [await state(page)];
  for (const { on, at = 0, over, deed } of steps) {
    await pointAt(page, over);
    const fingerprint = await page.evaluate(([selector, place]) => (globalThis as unknown as Held).samePage.describe(selector, place), [
      on,
      at,
    ] as const);
    expect(fingerprint, `${on} ${at}`).toBeDefined();
    const operation = { ...deed, fingerprint } as Operation;
    const { bail } = await play(page, [operation]);
    expect(bail, `${on} ${at}`).toBeUndefined();
    operations.push(operation);
    states.push(await state(page));
  }
  return { operations, states };
}

/** Plays all in as few legs as the mouse of the person allows. */
async function replay(page: Page, { steps }: Application, operations: Operation[]): Promise<{ bail?: Report['bail']; done: number }> {
  let done = 0;
  for (let at = 0; at < operations.length; ) {
    const rest = steps.findIndex(({ over }, index) => index > at && over !== undefined);
    const end = rest < 0 ? operations.length : rest;
    await pointAt(page, steps[at]?.over);
    const { bail, records } = await play(page, operations.slice(at, end));
    done += records.filter(({ status }) => status === 'done').length;
    if (bail) return { bail, done };
    at = end;
  }
  return { done };
}

async function each(
  application: Application,
  prove: (context: BrowserContext, url: (name: string) => string) => Promise<void>,
): Promise<void> {
  const pages = new Map<string, string>();
  for (const name of application.implementations) pages.set(`/${name}`, await implementation(application, name));
  const { url, server } = await serve(pages);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(await bundled(path.join(folder, 'page.entry.ts')));
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
        const { operations, states } = await record(page, application);
        expect(await state(page), from).toEqual(application.expected);
        for (const to of application.implementations) {
          await page.goto(url(to));
          const { bail, done } = await replay(page, application, operations);
          told.push(`${from} → ${to}: ${done} of ${operations.length}${bail ? `, ${JSON.stringify(bail)}` : ''}`);
          const pair = `${from} → ${to}`;
          const after = application.abstains[pair]?.after ?? operations.length;
          // Whether it went on to the end or stopped, the page is as it was then where it was recorded: nothing else was acted on.
          const expected = { done: after, bail: after < operations.length ? 'target-missing' : undefined, state: states[after] };
          expect.soft({ done, bail: bail?.kind, state: await state(page) }, pair).toEqual(expected);
        }
      }
      console.log(told.join('\n'));
    });
  });
