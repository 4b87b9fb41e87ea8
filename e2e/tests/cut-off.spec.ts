import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { items, type Run } from '../../src/model/run/run';
import { Abra } from '../fixtures/abra';
import { killBrowser } from '../fixtures/kill-browser';
import { listen } from '../fixtures/listen';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { test as base, expect } from '../fixtures/test';
import { type ScriptedModel, serveModel } from '../model/serve-model.mjs';

/** A server that has taken an order is not told to take it again, whatever became of the tab or the browser in which it was given. */
interface Desk {
  url: string;
  /** Guests that the server has added. */
  guests: number;
  /** Resolves when the server has got the next one. It answers only when told to. */
  next(): Promise<void>;
  answer(): void;
}

const test = base.extend<{ desk: Desk; model: ScriptedModel; profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  desk: async ({}, use) => {
    const { desk, server } = await serveDesk();
    await use(desk);
    server.closeAllConnections();
    server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  model: async ({}, use) => {
    const model = await serveModel();
    await use(model);
    await model.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  profile: async ({}, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'abra-cut-off-'));
    await use(profile);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
test.setTimeout(180_000);

const page = (guests: number) => `<!doctype html><title>Guests</title><h1>Guests</h1><p role="status">${guests} guests</p>
<button id="add" onclick="fetch('/guests', { method: 'POST' }).then(() => location.reload())">Add guest</button>
<button id="close" onclick="document.title = 'Closed'">Close the list</button>`;

async function serveDesk(): Promise<{ desk: Desk; server: Server }> {
  const waiting: ServerResponse[] = [];
  let got: () => void = () => undefined;
  const desk: Desk = {
    url: '',
    guests: 0,
    next: () =>
      new Promise((resolve) => {
        got = resolve;
      }),
    answer: () => {
      for (const response of waiting.splice(0)) response.end('{}');
    },
  };
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      desk.guests++;
      waiting.push(response);
      got();
    } else response.setHeader('content-type', 'text/html').end(page(desk.guests));
  });
  const port = await listen(server);
  desk.url = `http://127.0.0.1:${port}/guests`;
  return { desk, server };
}

async function begin(abra: Abra, desk: Desk, model: ScriptedModel): Promise<{ tab: Page; runId: string }> {
  await abra.settings({ planner: 'messages-api', endpoint: model.origin, key: 'test-key', consent: true });
  const tab = await abra.browser.context.newPage();
  await tab.goto(desk.url);
  let asked = 0;
  model.script((request) =>
    asked++
      ? complete('One guest was added.')
      : plan([click(idOf(request, 'button "Add guest"')), click(idOf(request, 'button "Close the list"'))]),
  );
  const sent = desk.next();
  const { runId } = await abra.call('run.start', { goal: 'add a guest and close the list', tabId: await abra.tabId(tab) });
  await sent;
  return { tab, runId };
}

/** The question that the run waits with. */
async function questionOf(abra: Abra, runId: string, not = ''): Promise<NonNullable<Run['question']>> {
  let question: Run['question'];
  await expect
    .poll(
      async () => {
        const run = await abra.load(runId);
        question = run.question?.id === not ? undefined : run.question;
        return run.finished ? `finished: ${run.finished.summary}` : question?.kind;
      },
      { timeout: 40_000 },
    )
    .toBe('person');
  return question as NonNullable<Run['question']>;
}

/** Opens the page again, is asked what became of the operation, and goes on to the end. */
async function takeUp(abra: Abra, desk: Desk, runId: string): Promise<void> {
  const first = await questionOf(abra, runId);
  const lost = await abra.load(runId);
  expect(items(lost).map(({ status, record }) => record?.bail?.kind ?? status)).toEqual(['outcome-unknown', 'waiting']);
  expect(first.text).toMatch(/tab of this run was closed.*It is not known whether click button "Add guest" was done/);
  const came = abra.browser.context.waitForEvent('page');
  await abra.call('run.answer', { runId, questionId: first.id, choice: 'reopen' });
  expect((await came).url()).toMatch(/^about:blank$|\/guests$|^chrome:/);
  const second = await questionOf(abra, runId, first.id);
  expect(second.text).toContain('not known');
  // By Abra's own eyes: after a crash Playwright may wait for ever for a navigation that has long ended.
  const { tabId } = await abra.load(runId);
  await expect.poll(async () => JSON.stringify(await abra.call('page.snapshot', { tabId }))).toContain('1 guests');
  await abra.call('run.answer', { runId, questionId: second.id, choice: 'continue' });
  await expect.poll(async () => (await abra.load(runId)).finished?.summary, { timeout: 40_000 }).toBe('One guest was added.');
  expect(desk.guests).toBe(1);
}

test('a tab that is closed while its server has the order: the operation is told as unknown, and the run goes on in a new tab', {
  tag: '@nightly',
}, async ({ abra, desk, model }) => {
  const { tab, runId } = await begin(abra, desk, model);
  await tab.close();
  desk.answer();
  await takeUp(abra, desk, runId);
});

test('a renderer that crashes while its server has the order: told as unknown, not as a site that may not be looked at, and the run goes on', {
  tag: '@nightly',
}, async ({ abra, desk, model }) => {
  const { tab, runId } = await begin(abra, desk, model);
  const crashed = tab.waitForEvent('crash');
  const session = await tab.context().newCDPSession(tab);
  // Nobody is left to answer it.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  desk.answer();
  await takeUp(abra, desk, runId);
});

test('a browser that dies while the server has the order: the next one tells it as unknown, and takes the run up again', async ({
  profile,
  desk,
  model,
}) => {
  const abra = await Abra.launch({ profile });
  const { runId } = await begin(abra, desk, model);
  const dead = new Promise((resolve) => abra.browser.context.on('close', resolve));
  killBrowser(profile);
  await dead;
  desk.answer();
  const again = await Abra.launch({ profile });
  await questionOf(again, runId);
  const panel = await again.browser.openPanel(0);
  await expect(panel.getByRole('button', { name: 'Open its page and go on' })).toBeVisible();
  await panel.close();
  await takeUp(again, desk, runId);
  await again.close();
});
