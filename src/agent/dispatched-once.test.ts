import { expect, test } from 'vitest';
import type { Delta } from '../model/page/delta';
import { NO_DELTA } from '../model/page/no-delta';
import type { Operation } from '../model/plan/operation';
import type { Plan } from '../model/plan/plan';
import type { Bail } from '../model/run/bail';
import type { RunEvent } from '../model/run/run-event';
import { drive } from './drive';
import type { LegOrder } from './ports';
import { bailed, done, type World, world } from './world.fixture';

/** What was dispatched and not seen to have an effect is not sent again, whoever plans it; the person is asked, and their word is done. */

const still = new AbortController().signal;
const click = (elementId: number): Operation => ({ type: 'click', elementId });
const work = (operations: Operation[], more?: boolean): Plan => ({
  thought: 'go',
  sequenceName: 'Go',
  operations,
  ...(more === undefined ? {} : { more }),
});
const noEffect: Bail = { kind: 'no-effect', wanted: 'click button "Go"', missing: ['status Added'] };
/** The operation at `at` was dispatched, and nothing came of it. */
const dead =
  (at: number, bail: Bail = noEffect) =>
  (order: LegOrder) => {
    const report = bailed(order, at, bail);
    return { ...report, records: report.records.map((record) => ({ ...record, dispatched: true })) };
  };
const seen: Delta = { ...NO_DELTA, totals: { appeared: 1, disappeared: 0, changed: 0 } };
const works = (order: LegOrder) => ({
  legId: order.legId,
  delta: seen,
  records: order.operations.map((operation) => ({ ...done(operation), delta: seen })),
});

async function answer(it: World, choice: string): Promise<void> {
  const event: RunEvent = { kind: 'answered', at: 50, questionId: it.run().question?.id ?? '', choice };
  it.journal.push(event);
  await drive(it.ports, it.run(), still);
}

/** A known sequence of these, as out of a playbook. */
function known(
  operations: Operation[],
  legs: Parameters<typeof world>[0]['legs'],
  planner: 'messages-api' | 'embedded' = 'messages-api',
): World {
  const it = world({ plans: [], recall: work(operations), started: { planner }, ...(legs ? { legs } : {}) });
  const origin = { playbookId: 'p', name: 'Known', version: 1, of: operations.length };
  it.ports.memory.expand = async (_run, plan) => ({
    queue: plan.isComplete
      ? []
      : (plan.operations as Operation[]).map((operation, step) => ({ id: `op-${step}`, operation, origin: { ...origin, step } })),
  });
  return it;
}

test('a step that was dispatched and had no effect is asked about, and no planner is', async () => {
  const it = known([click(1), click(2), click(3)], { 1: dead(1) });
  await drive(it.ports, it.run(), still);
  expect(it.run().question).toMatchObject({ kind: 'person', operationId: 'op-1', safe: 'stop' });
  expect(it.run().question?.text).toContain('click button "Go" had no effect: status Added did not happen. It was done once');
  expect(it.run().question?.choices.map(({ id }) => id)).toEqual(['again', 'continue', 'stop']);
  expect(it.run().usage.calls).toBe(0);
  expect(it.orders).toHaveLength(1);
});

test.each<[string, Bail, Operation, boolean]>([
  ['a press that had no effect', noEffect, click(1), true],
  ['a press of which nobody knows', { kind: 'outcome-unknown', wanted: 'button "Go"', why: 'the page replaced it' }, click(1), true],
  ['a form that was sent', noEffect, { type: 'type', elementId: 1, text: 'x', submit: true }, true],
  ['a value that may be typed again', noEffect, { type: 'type', elementId: 1, text: 'x' }, false],
  ['a list that may be chosen from again', noEffect, { type: 'select', elementId: 1, options: ['x'] }, false],
])('%s', async (_what, bail, operation, asked) => {
  const it = known([operation], { 1: dead(0, bail) });
  await drive(it.ports, it.run(), still);
  expect(it.run().question !== undefined).toBe(asked);
});

test('what the page did not keep is not done once more by the same planner without a model', async () => {
  const rejected: Bail = { kind: 'value-rejected', wanted: 'the list "Size"', shown: 'Large' };
  const it = world({ plans: [work([click(1)]), work([click(1)])], started: { planner: 'embedded' }, legs: { 1: dead(0, rejected) } });
  await drive(it.ports, it.run(), still);
  expect(it.orders).toHaveLength(1);
  expect(it.run().finished?.outcome).toBe('failed');
});

test('nor where a playbook had it', async () => {
  const it = known([click(1)], { 1: dead(0, { kind: 'value-rejected', wanted: 'the box "Daily"', shown: 'unchecked' }) }, 'embedded');
  await drive(it.ports, it.run(), still);
  expect(it.orders).toHaveLength(1);
  expect(it.run().finished?.outcome).toBe('failed');
});

test('pressed again on the person’s word: under a new number, with the rest behind it, and the goal is reached without a call', async () => {
  const it = known([click(1), click(2)], { 1: dead(0), 2: works });
  await drive(it.ports, it.run(), still);
  await answer(it, 'again');
  expect(it.orders[1]?.operations.map(({ operation }) => operation)).toEqual([click(1), click(2)]);
  expect(it.orders[1]?.operations[0]?.id).not.toBe('op-0');
  expect(it.orders[1]?.operations[0]).not.toHaveProperty('open');
  expect(it.run().finished?.outcome).toBe('success');
  expect(it.run().usage.calls).toBe(0);
});

test('pressed again in a page that was opened anew: found by what was recorded of it, as its number is another document’s', async () => {
  const fingerprint = { tag: 'button', role: 'button', name: 'Go', selectors: ['#go'], attributes: {}, landmarks: [], neighbours: [] };
  const it = known([click(1)], {
    1: (order) => {
      const report = dead(0)(order);
      return { ...report, records: report.records.map((record) => ({ ...record, found: fingerprint })) };
    },
    2: works,
  });
  await drive(it.ports, it.run(), still);
  const look = it.ports.page.scan;
  it.ports.page.scan = async (...asked) => {
    const looked = await look(...asked);
    if (!looked.ok) return looked;
    return {
      ...looked,
      value: { ...looked.value, elements: looked.value.elements.map((element) => ({ ...element, id: element.id + 100 })) },
    };
  };
  await answer(it, 'again');
  expect(it.orders[1]?.operations.map(({ operation }) => operation)).toEqual([{ type: 'click', fingerprint }]);
});

test('gone on from on the person’s word: what is behind it is done, and it is not', async () => {
  const it = known([click(1), click(2)], { 1: dead(0), 2: works });
  await drive(it.ports, it.run(), still);
  await answer(it, 'continue');
  expect(it.orders[1]?.operations.map(({ operation }) => operation)).toEqual([click(2)]);
  expect(it.run().finished?.outcome).toBe('success');
});

test('gone on from at the very end: a planner that can look at the page says whether it is done, else the run says that nobody knows', async () => {
  for (const [planner, calls, finished] of [
    ['embedded', 0, { outcome: 'failed', summary: expect.stringContaining('Not known to be done: ') }],
    ['messages-api', 1, { outcome: 'success' }],
  ] as const) {
    const it = known([click(1), click(2)], { 1: dead(1) }, planner);
    await drive(it.ports, it.run(), still);
    await answer(it, 'continue');
    expect(it.run().usage.calls).toBe(calls);
    expect(it.run().finished).toMatchObject(finished);
    expect(it.orders).toHaveLength(1);
  }
});

test('stopped on the person’s word, with the reason', async () => {
  const it = known([click(1)], { 1: dead(0) });
  await drive(it.ports, it.run(), still);
  await answer(it, 'stop');
  expect(it.run().finished).toMatchObject({ outcome: 'stopped', summary: expect.stringContaining('had no effect') });
});

test('pressed again in vain it is asked again, and the one before the last is no second one', async () => {
  const it = known([click(1), click(2)], { 1: dead(0), 2: dead(0) });
  await drive(it.ports, it.run(), still);
  await answer(it, 'again');
  expect(it.run().question).toMatchObject({ kind: 'person' });
  expect(it.orders).toHaveLength(2);
  await answer(it, 'stop');
  expect(it.run().finished?.outcome).toBe('stopped');
});

test('what a later plan does is sent with what must not be done again; what was seen to work and what may be repeated is not among it', async () => {
  const it = world({
    plans: [work([click(1), { type: 'type', elementId: 2, text: 'x' }]), work([click(1), { type: 'scroll' }]), work([click(1)], false)],
    legs: { 2: works },
  });
  await drive(it.ports, it.run(), still);
  expect(
    it.orders.map(({ operations }) => operations.map(({ open }) => open?.map(({ operationId, what }) => `${operationId} ${what}`))),
  ).toEqual([[undefined, undefined], [['op-0-0 activate'], undefined], [['op-0-0 activate']]]);
});

test('what a server was told, and the page does not show, is not known to a planner: it is not told twice', async () => {
  const answered: Delta = { ...NO_DELTA, effects: ['request /cart', 'storage cart'] };
  const badge: Delta = { ...NO_DELTA, effects: ['request /cart', 'text of #badge'] };
  for (const [delta, open] of [
    [answered, 1],
    [badge, undefined],
  ] as const) {
    const it = world({
      plans: [work([click(1)]), work([click(1)], false)],
      legs: {
        1: (order) => ({ legId: order.legId, delta, records: order.operations.map((one) => ({ ...done(one), delta, effect: 'seen' })) }),
      },
    });
    await drive(it.ports, it.run(), still);
    expect(it.orders[1]?.operations[0]?.open?.length).toBe(open);
  }
});

test('a plan that presses three times was planned so', async () => {
  const it = world({ plans: [work([click(1), click(1), click(1)], false)] });
  await drive(it.ports, it.run(), still);
  expect(it.orders.flatMap(({ operations }) => operations.map(({ open }) => open))).toEqual([undefined, undefined, undefined]);
});

test('the page refuses what was done before: the person is asked, and “again” is for that one', async () => {
  const refused = (order: LegOrder) =>
    bailed(order, 0, { kind: 'outcome-unknown', wanted: 'button "Go"', why: 'it was dispatched before' });
  const it = world({ plans: [work([click(1)]), work([click(1)], false)], legs: { 2: refused, 3: works } });
  await drive(it.ports, it.run(), still);
  expect(it.run().question?.choices[0]).toMatchObject({ id: 'again', label: 'Press again' });
  await answer(it, 'again');
  expect(it.orders[2]?.operations[0]).not.toHaveProperty('open');
  expect(it.run().finished?.outcome).toBe('success');
});

test('a repair that identity refuses is asked about; with a yes it is sent as accepted, with a no nothing is', async () => {
  const refusal: Bail = {
    kind: 'target-refused',
    wanted: 'button "Go"',
    nearest: [{ label: 'button "Delete"', score: 0.44, differs: ['name'] }],
  };
  for (const choice of ['use', 'stop']) {
    const it = known([click(1), click(2)], { 1: (order) => bailed(order, 0, refusal) });
    const expand = it.ports.memory.expand;
    it.ports.memory.expand = async (run, plan) => {
      const { queue } = await expand(run, plan);
      return { queue: queue.map((one) => ({ ...one, replaces: { refused: [], stands: true } })) };
    };
    await drive(it.ports, it.run(), still);
    expect(it.run().question?.text).toContain(
      'Wanted was button "Go". This is not known to be it: button "Delete" (0.44; differs in name).',
    );
    await answer(it, choice);
    expect(it.orders.map(({ operations }) => operations[0]?.replaces?.accepted)).toEqual(
      choice === 'use' ? [undefined, true] : [undefined],
    );
    expect(it.run().finished?.outcome).toBe(choice === 'use' ? 'success' : 'stopped');
  }
});
