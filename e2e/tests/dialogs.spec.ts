import type { Dialog, Page } from '@playwright/test';
import type { Run } from '../../src/model/run';
import type { RunEvent } from '../../src/model/run-event';
import type { Abra } from '../fixtures/abra';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest } from '../model/serve-model.mjs';

/** Native dialogs of a page hold up page, scanner and actor: Chrome tells no extension of them. A run says so, and goes on when they are answered. */
const PAGES: Record<string, string> = {
  '/loads': `<button id="a">A</button><script>addEventListener('load', () => alert('Hello'))</script>`,
  '/leaves': `<input id="name"><script>addEventListener('beforeunload', (event) => event.preventDefault())</script>`,
  '/leaves-by-link': `<input id="name"><a href="/plain">Plain</a><script>addEventListener('beforeunload', (event) => event.preventDefault())</script>`,
  '/asks-later': `<button id="a" onclick="setTimeout(() => { document.title = confirm('Stay?') ? 'Stayed' : 'Left'; }, 1500)">A</button>`,
  '/asks': `<button id="a" onclick="document.title = confirm('Delete?') ? 'Deleted' : 'Kept'">A</button>`,
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
  const run = abra.run('do it', { tab });
  await seen;
  expect(told.findLast((event) => event.kind === 'held')).toMatchObject({ why: expect.stringContaining('answer it in the page') });
  await see(dialogs[0] as Dialog, runId);
  return { run: await run, told };
}

const accept = (dialog: Dialog) => dialog.accept();

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

test('a page that asks whether it may be left is left when the person says so', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/leaves'));
  await tab.locator('#name').pressSequentially('Ada');
  model.script([plan([go(site.url('/plain'))]), press('B', false), complete('Pressed.')]);
  const { run } = await runTo(abra, tab, accept);
  expect(run.finished?.outcome).toBe('success');
  expect(new URL(tab.url()).pathname).toBe('/plain');
});

test('a page that the person will not leave ends the run with just that', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/leaves'));
  await tab.locator('#name').pressSequentially('Ada');
  model.script([plan([go(site.url('/plain'))])]);
  const { run } = await runTo(abra, tab, (dialog) => dialog.dismiss());
  expect(run.plans[0]?.items[0]?.status).toBe('failed');
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('the person chose to stay on the page') });
  await expect(tab.locator('#name')).toHaveValue('Ada');
});

const follow = (request: ModelRequest) => plan([click(idOf(request, 'link "Plain"'))], { more: false });

test('a press that leaves a page with unsaved work leaves it when the person says so', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/leaves-by-link'));
  await tab.locator('#name').pressSequentially('Ada');
  model.script([follow, complete('There.')]);
  const { run } = await runTo(abra, tab, accept);
  expect(run.finished?.outcome).toBe('success');
  expect(new URL(tab.url()).pathname).toBe('/plain');
});

test('a press after which the person stays on the page is not done', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/leaves-by-link'));
  await tab.locator('#name').pressSequentially('Ada');
  model.script([follow, complete('There.')]);
  const { run } = await runTo(abra, tab, (dialog) => dialog.dismiss());
  expect(run.plans[0]?.items[0]?.status).toBe('failed');
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('the person chose to stay on the page') });
  await expect(tab.locator('#name')).toHaveValue('Ada');
});

test('a page that nobody has used since it was loaded is left without a question', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/leaves-by-link'));
  const asked: Dialog[] = [];
  tab.on('dialog', (dialog) => asked.push(dialog));
  model.script([follow, complete('There.')]);
  const run = await abra.run('do it', { tab });
  expect([run.finished?.outcome, new URL(tab.url()).pathname, asked.length]).toEqual(['success', '/plain', 0]);
});

test('a question that comes by itself between two operations is the person’s', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/asks-later'));
  model.script([
    (request) => plan([click(idOf(request, 'button "A"')), { type: 'wait', until: 'text', text: 'nothing' }], { more: false }),
    complete('Pressed.'),
  ]);
  await runTo(abra, tab, accept);
  await expect(tab).toHaveTitle('Stayed');
});

test('a question that an operation brings is answered with no, and the run waits for the person', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/asks'));
  model.script([press('A', false)]);
  const run = await abra.run('delete it', { tab, answer: () => undefined });
  expect(run.question?.text).toContain('the page asked: "Delete?"');
  await expect(tab).toHaveTitle('Kept');
});

test('a run that is stopped while the page holds it up ends at once', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/plain'));
  model.script([plan([go(site.url('/loads'))])]);
  // The dialog stays open: nobody has answered it when the run ends.
  const { run } = await runTo(abra, tab, (_dialog, runId) => abra.call('run.stop', { runId }));
  expect(run.finished?.outcome).toBe('stopped');
});

test('a run that begins where a dialog is open already says so too', async ({ abra, tab, site, model }) => {
  await open(tab, site.url('/plain'));
  const tabId = await abra.tabId(tab);
  const asked = tab.waitForEvent('dialog');
  void tab.goto(site.url('/loads'));
  const dialog = await asked;
  model.script([press('A', false), complete('Pressed.')]);
  const ended = new Promise<RunEvent>((resolve) => {
    abra.onEvent((event) => {
      if (event.kind === 'held' && event.why) void dialog.accept();
      if (event.kind === 'finished') resolve(event);
    });
  });
  await abra.call('run.start', { goal: 'press it', tabId });
  expect(await ended).toMatchObject({ outcome: 'success' });
});
