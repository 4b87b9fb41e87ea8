import { items, type Run } from '../../src/model/run/run';
import { click, fill, idOf, plan } from '../fixtures/scripted';
import type { ModelRequest } from '../model/serve-model.mjs';
import { GUESTS } from './guests.fixture';
import type { Fixtures } from './test';
import { expect, test } from './test';

/** What was dispatched and had no effect that was seen is waited for, gone on from or asked about, and never dispatched again unasked. */

const ADD = 'type "Ada" into Guest, then click "Add guest"';
const CART = 'type "Ada" into Guest, then click "Add to cart"';
const embedded = { planner: 'embedded' } as const;

type Visit = Pick<Fixtures, 'abra' | 'tab' | 'site'>;

/** Learns a goal on the page as it should be, and comes back to it as it is now. Resolves to the address of the page. */
async function learnAndReturn({ abra, tab, site }: Visit, goal: string, now: string): Promise<string> {
  const url = await site.serve({ guests: GUESTS, 'added.json': '{}' });
  await tab.goto(url);
  expect((await abra.run(goal, embedded)).finished?.outcome).toBe('success');
  await tab.goto(`${url}${now}`);
  return url;
}

const putOnList = (request: ModelRequest) =>
  plan([fill(request, 'textbox "Guest"', 'Ada'), click(idOf(request, 'button "Add guest"'))], {});
const pressed = ({ tab }: Visit) => tab.evaluate(() => (window as unknown as { pressed: { add: number; cart: number } }).pressed);
const by = (run: Run) => run.plans.map((one) => one.by);

/** The versions of the only playbook of the page. */
async function versions({ abra }: Visit): Promise<string[]> {
  const [playbook] = await abra.playbooks();
  return playbook?.versions.map(({ cause, status }) => `${cause} ${status}`) ?? [];
}

test('without a key: what is not shown to be in the cart is asked about, not put into it a second time', async ({ abra, tab, site }) => {
  const visit = { abra, tab, site };
  await learnAndReturn(visit, CART, '?mute=1');
  const run = await abra.run(CART, embedded);
  expect(pressed(visit)).toEqual({ add: 0, cart: 1 });
  expect(run.question).toMatchObject({ kind: 'person', choices: [{ id: 'again' }, { id: 'continue' }, { id: 'stop' }] });
  expect(run.question?.text).toContain('Add to cart');
  expect((await abra.settled(run.id, () => 'stop')).finished?.outcome).toBe('stopped');
  expect(pressed(visit)).toEqual({ add: 0, cart: 1 });
  expect(await versions(visit)).toHaveLength(1);
});

test('a person may have it pressed again, and what is seen then counts', async ({ abra, tab, site }) => {
  const visit = { abra, tab, site };
  await learnAndReturn(visit, CART, '?mute=1');
  const asked: string[] = [];
  const run = await abra.run(CART, {
    ...embedded,
    answer: ({ id }) => {
      asked.push(id);
      return asked.length === 1 ? 'again' : 'stop';
    },
  });
  expect(asked).toHaveLength(2);
  expect(run.finished?.outcome).toBe('stopped');
  expect(pressed(visit)).toEqual({ add: 0, cart: 2 });
});

test('a server that takes longer than the patience is waited for: one guest, and no version that promises nothing', async ({
  abra,
  tab,
  site,
}) => {
  const visit = { abra, tab, site };
  await learnAndReturn(visit, ADD, '?slow=1');
  await abra.settings({ patience: 100 });
  const dispatched = abra.until((event) => event.kind === 'dispatching' && event.label.includes('Add guest'));
  const running = abra.run(ADD, embedded);
  await dispatched;
  // Longer than settling (5 s), the patience, and what an answered operation is given (1 s).
  await fetch('/slow?ms=7500');
  await site.serve({ 'late.json': '{}' });
  const run = await running;
  expect(run.finished?.outcome).toBe('success');
  expect(by(run)).toEqual(['recall']);
  expect(pressed(visit)).toEqual({ add: 1, cart: 0 });
  expect([...tab.window.document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Ada is coming']);
  expect(await versions(visit)).toEqual(['learned active']);
});

test('a dead button is never a success, whoever repairs it', async ({ abra, tab, site, model }) => {
  const visit = { abra, tab, site };
  const url = await learnAndReturn(visit, ADD, '?dead=1');
  model.script((request) => plan([click(idOf(request, 'button "Add guest"'))], { more: false }));
  for (const planner of ['embedded', 'messages-api'] as const) {
    await tab.goto(`${url}?dead=1`);
    const run = await abra.run(ADD, { planner });
    expect(run.finished).toBeUndefined();
    expect(run.question?.text).toContain('Add guest');
    expect(pressed(visit)).toEqual({ add: 1, cart: 0 });
    await abra.call('run.stop', { runId: run.id });
  }
  expect(await versions(visit)).toEqual(['learned active']);
});

for (const [how, again] of [
  ['by its number', (request) => click(idOf(request, 'button "Add guest"'))],
  ['by Enter in the field of the same form', (request) => ({ type: 'press', elementId: idOf(request, 'textbox "Guest"'), key: 'Enter' })],
  ['by sending the form', (request) => fill(request, 'textbox "Guest"', 'Ada', true)],
] satisfies [string, (request: ModelRequest) => object][])
  test(`a model that plans the same deed anew gets it asked: ${how}`, async ({ abra, tab, site, model }) => {
    model.script([putOnList, (request: ModelRequest) => plan([again(request)], { more: false })]);
    await tab.goto(`${await site.serve({ guests: GUESTS, 'added.json': '{}' })}?mute=1`);
    const run = await abra.run('put Ada on the list', { usePlaybooks: false, learn: false });
    expect(run.question?.text).toContain('Add guest');
    expect(pressed({ abra, tab, site })).toEqual({ add: 1, cart: 0 });
  });

test('what was seen to work may be done as often as it is planned', async ({ abra, tab, site, model }) => {
  const add = (more: boolean) => (request: ModelRequest) => plan([click(idOf(request, 'button "Add guest"'))], { more });
  model.script([putOnList, add(true), add(false)]);
  await tab.goto(await site.serve({ guests: GUESTS, 'added.json': '{}' }));
  const run = await abra.run('put Ada on the list three times', { usePlaybooks: false, learn: false });
  expect(run.finished?.outcome).toBe('success');
  expect(items(run).filter(({ status }) => status === 'done')).toHaveLength(4);
  expect(pressed({ abra, tab, site })).toEqual({ add: 3, cart: 0 });
});
