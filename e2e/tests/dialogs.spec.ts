import type { Dialog, Page } from '@playwright/test';
import type { Run } from '../../src/model/run/run';
import type { RunEvent } from '../../src/model/run/run-event';
import type { Abra } from '../fixtures/abra';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest } from '../model/serve-model.mjs';

/** Native dialogs of a page hold up page, scanner and actor: Chrome tells no extension of them. A run says so, and goes on when they are answered. */
const PAGES: Record<string, string> = {
  '/loads': `<button id="a">A</button><script>addEventListener('load', () => alert('Hello'))</script>`,
  '/leaves': `<input id="name"><script>addEventListener('beforeunload', (event) => event.preventDefault())</script>`,
  '/leaves-by-link': `<input id="name"><a href="/plain">Plain</a><script>addEventListener('beforeunload', (event) => event.preventDefault())</script>`,
  '/plain': '<button id="b">B</button>',
};
const press = (name: string, more: boolean) => (request: ModelRequest) => plan([click(idOf(request, `button "${name}"`))], { more });
const go = (url: string) => ({ type: 'navigate', to: 'url', url });

async function open(tab: Page, url: string): Promise<void> {
  const fulfil = (path: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Page</title><body>${PAGES[path]}` });
  await tab.route(
    ({ pathname }) => pathname in PAGES,
    (route) => route.fulfill(fulfil(new URL(route.request().url()).pathname)),
  );
  await tab.goto(url);
}

/** Begins a run; the person sees to the page's dialog once Abra has told of it. */
async function runTo(
  abra: Abra,
  tab: Page,
  see: (dialog: Dialog, runId: string) => Promise<unknown>,
): Promise<{ run: Run; told: RunEvent[] }> {
  const told: RunEvent[] = [];
  let runId = '';
  const dialogs: Dialog[] = [];
  const seen = new Promise<void>((resolve) => {
    abra.onEvent((event, id) => {
      runId = id;
      told.push(event);
      if (event.kind === 'held' && event.why) resolve();
    });
  });
  tab.on('dialog', (dialog) => dialogs.push(dialog));
  const run = abra.run('do it', { tab, learn: false });
  await seen;
  expect(told.findLast((event) => event.kind === 'held')).toMatchObject({ why: expect.stringContaining('answer it in the page') });
  await see(dialogs[0] as Dialog, runId);
  return { run: await run, told };
}

const accept = (dialog: Dialog) => dialog.accept();
const STAYED = { outcome: 'failed', summary: expect.stringContaining('you chose to stay on the page') };

// Over 5 s: a page that does not answer is reported after some seconds only.
test('a page that alerts as it loads holds up the run, which says so and goes on once the alert is closed', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await open(tab, site.url('/plain'));
  // The button does nothing that can be seen: the model is shown the page in the end.
  model.script([plan([go(site.url('/loads'))]), press('A', false), complete('Pressed.')]);
  const { run } = await runTo(abra, tab, accept);
  expect(run.plans.flatMap((one) => one.items).map(({ status }) => status)).toEqual(['done', 'done']);
  expect(run).toMatchObject({ finished: { outcome: 'success' } });
  expect(run.held).toBeUndefined();
});

test('a page that asks whether it may be left is left when the person says so; one who stays ends the run with just that', {
  tag: '@nightly',
}, async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/leaves'));
  await tab.locator('#name').pressSequentially('Ada');
  model.script([plan([go(site.url('/plain'))])]);
  const stayed = await runTo(abra, tab, (dialog) => dialog.dismiss());
  expect(stayed.run.plans[0]?.items[0]?.status).toBe('failed');
  expect(stayed.run.finished).toMatchObject(STAYED);
  await expect(tab.locator('#name')).toHaveValue('Ada');

  model.script([plan([go(site.url('/plain'))]), press('B', false), complete('Pressed.')]);
  const left = await runTo(abra, tab, accept);
  expect(left.run.finished?.outcome).toBe('success');
  expect(new URL(tab.url()).pathname).toBe('/plain');
});

test('a press that leaves a page with unsaved work leaves it when the person says so, and is not done when they stay', {
  tag: '@nightly',
}, async ({ abra, tab, site, model }) => {
  const follow = (request: ModelRequest) => plan([click(idOf(request, 'link "Plain"'))], { more: false });
  await open(tab, site.url('/leaves-by-link'));
  // What Abra did in the page is no reason for Chrome to ask.
  model.script([follow, complete('There.')]);
  const unasked = await abra.run('do it', { tab, learn: false });
  expect([unasked.finished?.outcome, new URL(tab.url()).pathname]).toEqual(['success', '/plain']);

  await tab.goto(site.url('/leaves-by-link'));
  await tab.locator('#name').pressSequentially('Ada');
  model.script([follow, complete('There.')]);
  const stayed = await runTo(abra, tab, (dialog) => dialog.dismiss());
  expect(stayed.run.plans[0]?.items[0]?.status).toBe('failed');
  expect(stayed.run.finished).toMatchObject(STAYED);
  await expect(tab.locator('#name')).toHaveValue('Ada');

  model.script([follow, complete('There.')]);
  const left = await runTo(abra, tab, accept);
  expect(left.run.finished?.outcome).toBe('success');
  expect(new URL(tab.url()).pathname).toBe('/plain');
});
