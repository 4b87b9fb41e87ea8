import type { Page } from '@playwright/test';
import { domainOf } from '../../src/lib/url';
import { items, type Run } from '../../src/model/run';
import type { Abra } from '../fixtures/abra';
import { click, fill, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest } from '../model/serve-model.mjs';

/** What was dispatched and had no effect that was seen is waited for, gone on from or asked about, and never dispatched again unasked. */

const ADD = 'type "Ada" into Guest, then click "Add guest"';
const CART = 'type "Ada" into Guest, then click "Add to cart"';

interface Visit {
  abra: Abra;
  tab: Page;
  url: (query?: Record<string, string | number>) => string;
}

/** Learns a goal on the page as it should be, and comes back to it as it is now. */
async function learnAndReturn({ abra, tab, url }: Visit, goal: string, now: Record<string, number>): Promise<void> {
  await tab.route('**/added?*', (route) => route.fulfill({ json: {} }));
  await tab.goto(url());
  const first = await abra.run(goal, { tab, planner: 'embedded' });
  expect(first.finished?.outcome).toBe('success');
  await tab.goto(url(now));
}

const putOnList = (request: ModelRequest) =>
  plan([fill(request, 'textbox "Guest"', 'Ada'), click(idOf(request, 'button "Add guest"'))], {});

const pressed = (tab: Page) => tab.evaluate(() => (window as unknown as { pressed: { add: number; cart: number } }).pressed);
const by = (run: Run) => run.plans.map((one) => one.by);

/** The versions of the only playbook of the page. */
async function versions({ abra, tab }: Visit): Promise<string[]> {
  const [playbook] = (await abra.playbooks(new URL(tab.url()).host)).playbooks;
  return playbook?.versions.map(({ cause, status }) => `${cause} ${status}`) ?? [];
}

test('without a key: what is not shown to be in the cart is asked about, not put into it a second time', async ({ abra, tab, site }) => {
  const visit: Visit = { abra, tab, url: (query) => site.url('/pages/guests', query) };
  await learnAndReturn(visit, CART, { mute: 1 });
  const run = await abra.run(CART, { tab, planner: 'embedded' });
  expect(await pressed(tab)).toEqual({ add: 0, cart: 1 });
  expect(run.question).toMatchObject({ kind: 'person', choices: [{ id: 'again' }, { id: 'continue' }, { id: 'stop' }] });
  expect(run.question?.text).toContain('Add to cart');
  await abra.call('run.answer', { runId: run.id, questionId: run.question?.id ?? '', choice: 'stop' });
  await expect.poll(async () => (await abra.load(run.id)).finished?.outcome).toBe('stopped');
  expect(await pressed(tab)).toEqual({ add: 0, cart: 1 });
  expect(await versions(visit)).toHaveLength(1);
});

test('a person may have it pressed again, and what is seen then counts', async ({ abra, tab, site }) => {
  const visit: Visit = { abra, tab, url: (query) => site.url('/pages/guests', query) };
  await learnAndReturn(visit, CART, { mute: 1 });
  const asked: string[] = [];
  const run = await abra.run(CART, {
    tab,
    planner: 'embedded',
    answer: ({ id }) => {
      asked.push(id);
      return asked.length === 1 ? 'again' : 'stop';
    },
  });
  expect(asked).toHaveLength(2);
  expect(run.finished?.outcome).toBe('stopped');
  expect(await pressed(tab)).toEqual({ add: 0, cart: 2 });
});

test('a server that takes nine seconds is waited for: one guest, and no version that promises nothing', async ({ abra, tab, site }) => {
  const visit: Visit = { abra, tab, url: (query) => site.url('/pages/guests', query) };
  await learnAndReturn(visit, ADD, {});
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await tab.route('**/added?*', async (route) => {
    asked.push(route.request().url());
    await answered;
    await route.fulfill({ json: {} });
  });
  // Answered as late as a server that takes nine seconds would, or once Abra has given it up.
  abra.onEvent((event) => {
    if (event.kind === 'dispatching' && event.label.includes('Add guest'))
      void tab.request.get(site.url('/slow', { ms: 9000 })).then(answer);
    if (event.kind === 'bailed') void tab.request.get(site.url('/slow', { ms: 3000 })).then(answer);
  });
  const run = await abra.run(ADD, { tab, planner: 'embedded' });
  expect(run.finished?.outcome).toBe('success');
  expect(by(run)).toEqual(['recall']);
  expect(asked).toHaveLength(1);
  await expect(tab.getByRole('listitem')).toHaveText(['Ada is coming']);
  expect(await versions(visit)).toEqual(['learned active']);
});

test('a dead button is never a success, whoever repairs it', async ({ abra, tab, site, model }) => {
  const visit: Visit = { abra, tab, url: (query) => site.url('/pages/guests', query) };
  await learnAndReturn(visit, ADD, { dead: 1 });
  model.script((request) => plan([click(idOf(request, 'button "Add guest"'))], { more: false }));
  for (const planner of ['embedded', 'messages-api'] as const) {
    await tab.goto(visit.url({ dead: 1 }));
    const run = await abra.run(ADD, { tab, planner });
    expect(run.finished).toBeUndefined();
    expect(run.question?.text).toContain('Add guest');
    expect(await pressed(tab)).toEqual({ add: 1, cart: 0 });
    await abra.call('run.stop', { runId: run.id });
  }
  expect(await versions(visit)).toEqual(['learned active']);
});

test('a model that plans the same deed anew gets it asked: by its number, and by Enter in the field of the same form', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.route('**/added?*', (route) => route.fulfill({ json: {} }));
  const ways: ((request: ModelRequest) => object)[] = [
    (request) => click(idOf(request, 'button "Add guest"')),
    (request) => ({ type: 'press', elementId: idOf(request, 'textbox "Guest"'), key: 'Enter' }),
    (request) => fill(request, 'textbox "Guest"', 'Ada', true),
  ];
  for (const again of ways) {
    model.script([putOnList, (request) => plan([again(request)], { more: false })]);
    await tab.goto(site.url('/pages/guests', { mute: 1 }));
    const run = await abra.run('put Ada on the list', { tab, planner: 'messages-api', usePlaybooks: false, learn: false });
    expect(run.question?.text).toContain('Add guest');
    expect(await pressed(tab)).toEqual({ add: 1, cart: 0 });
    await abra.call('run.stop', { runId: run.id });
  }
});

test('what was seen to work may be done as often as it is planned', async ({ abra, tab, site, model }) => {
  await tab.route('**/added?*', (route) => route.fulfill({ json: {} }));
  const add = (more: boolean) => (request: ModelRequest) => plan([click(idOf(request, 'button "Add guest"'))], { more });
  model.script([putOnList, add(true), add(false)]);
  await tab.goto(site.url('/pages/guests'));
  const run = await abra.run('put Ada on the list three times', { tab, planner: 'messages-api', usePlaybooks: false, learn: false });
  expect(run.finished?.outcome).toBe('success');
  expect(items(run).filter(({ status }) => status === 'done')).toHaveLength(4);
  expect(await pressed(tab)).toEqual({ add: 3, cart: 0 });
  expect(domainOf(tab.url())).not.toBe('');
});
