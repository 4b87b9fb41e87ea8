import { describe, expect, test } from 'vitest';
import type { Fingerprint } from '../model/page/target';
import type { Completion, PlannedWork } from '../model/plan/plan';
import type { Bail } from '../model/run/bail';
import type { RunEventOf, WayOn } from '../model/run/run-event';
import { drive } from './drive';
import type { LegOrder } from './ports';
import { resumeEvent } from './resume';
import { bailed, click, page, still, work, world } from './world.fixture';

const cannot: Completion = { isComplete: true, success: false, summary: 'I cannot.', suggestions: [] };
const missing: Bail = { kind: 'target-missing', wanted: 'button "Go"', nearest: [] };
const print: Fingerprint = {
  selectors: ['#other'],
  tag: 'button',
  role: 'button',
  name: 'Other',
  attributes: {},
  landmarks: [],
  neighbours: [],
};

/** A run of three clicks whose second one stops, and that has ended; and what was sent to the page after the person went on. */
async function stoppedAtSecond(
  way: WayOn,
  { planner = 'embedded' as RunEventOf<'started'>['planner'], last = false, after = [] as (PlannedWork | Completion)[] } = {},
) {
  const stops = (order: LegOrder) => bailed(order, 1, missing);
  const all = last ? [click(1), click(2)] : [click(1), click(2), click(3)];
  const it = world({
    plans: [work(all, false), cannot, ...after],
    legs: { 1: stops },
    started: { planner, usePlaybooks: false },
    pages: [page(undefined, undefined, ['Search', 'Go', 'Open'])],
  });
  await drive(it.ports, it.run(), still);
  const before = it.run();
  const event = resumeEvent(before, { way, ...(way === 'instead' ? { target: print } : {}) }, 500);
  if (event) it.journal.push(event);
  const sent: string[] = [];
  const { run } = it.ports.page;
  it.ports.page.run = (order, ...more) => {
    sent.push(...order.operations.map(({ operation }) => JSON.stringify('elementId' in operation ? operation.elementId : operation)));
    return run(order, ...more);
  };
  await drive(it.ports, it.run(), still);
  return { before, it, sent, outcome: it.run().finished?.outcome, summary: it.run().finished?.summary };
}

describe('a run that has ended goes on', () => {
  test('with the step at which it stopped, and what comes after it; nothing that was done is done again', async () => {
    const { before, sent, outcome, it } = await stoppedAtSecond('again');
    expect(before.finished?.outcome).toBe('failed');
    expect(sent).toEqual(['2', '3']);
    expect(outcome).toBe('success');
    expect(it.run().plans.flatMap(({ items }) => items.filter(({ status }) => status === 'done'))).toHaveLength(3);
  });

  test('without that step', async () => {
    expect(await stoppedAtSecond('skip')).toMatchObject({ sent: ['3'], outcome: 'success' });
  });

  test('after the person did it, which the plan says', async () => {
    const { sent, outcome, it } = await stoppedAtSecond('by-hand');
    expect([sent, outcome]).toEqual([['3'], 'success']);
    expect(it.run().plans[0]?.personActed).toBe(true);
  });

  test('on the element that the person pointed at, and not on the one of before', async () => {
    const { sent, outcome } = await stoppedAtSecond('instead');
    expect(sent).toEqual([JSON.stringify({ type: 'click', selector: '#other', fingerprint: print }), '3']);
    expect(outcome).toBe('success');
  });

  test('to an end that says whose word it is, where nothing is left', async () => {
    expect(await stoppedAtSecond('by-hand', { last: true })).toMatchObject({
      outcome: 'success',
      summary: expect.stringContaining('You did the last step yourself'),
    });
    expect(await stoppedAtSecond('skip', { last: true })).toMatchObject({
      outcome: 'stopped',
      summary: expect.stringContaining('Skipped'),
    });
  });

  test('a model that judges the page is told, and plans the rest', async () => {
    const { sent, it } = await stoppedAtSecond('by-hand', { planner: 'messages-api', last: true, after: [work([click(3)], true)] });
    expect(sent).toEqual(['3']);
    expect(it.run().plans.at(-1)?.by).toBe('messages-api');
  });

  test('the time since its end was the person’s', async () => {
    const { before, it } = await stoppedAtSecond('again');
    expect(it.run().waited).toBe(500 - (before.finished?.at ?? 0));
  });
});

describe('nothing goes on', () => {
  test('where the run reached its goal, or goes on anyway', async () => {
    const it = world({ plans: [work([click(1)], false)], started: { planner: 'embedded' } });
    expect(resumeEvent(it.run(), { way: 'again' }, 5)).toBeUndefined();
    await drive(it.ports, it.run(), still);
    expect(it.run().finished?.outcome).toBe('success');
    expect(resumeEvent(it.run(), { way: 'again' }, 5)).toBeUndefined();
  });

  test('where it is not known whether the step was done, or what was pointed at is missing', async () => {
    const { before } = await stoppedAtSecond('again');
    expect(resumeEvent(before, { way: 'instead' }, 5)).toBeUndefined();
    const items = before.plans[0]?.items.map((item, at) =>
      at === 1 ? { ...item, status: 'dispatching' as const, record: undefined } : item,
    );
    const unknown = { ...before, plans: [{ ...before.plans[0], items }] } as typeof before;
    expect(resumeEvent(unknown, { way: 'skip' }, 5)).toBeUndefined();
  });

  test('of a dry run, and of the try of a recording', async () => {
    const { before } = await stoppedAtSecond('again');
    const dry = { ...before, started: { ...before.started, play: { playbookId: 'p', dryRun: true } } };
    expect(resumeEvent(dry, { way: 'again' }, 5)).toBeUndefined();
  });
});

test('a model that failed is asked again, and nothing that was done is done again', async () => {
  const it = world({ plans: [work([click(1)], true), work([click(2)], false)] });
  const { plan } = it.ports.planner;
  let asked = 0;
  it.ports.planner.plan = async (...given) => {
    asked++;
    if (asked !== 2) return plan(...given);
    const { usage, by } = await plan(...given);
    return { by, usage, result: { ok: false, failure: { kind: 'model-auth', message: 'The key was refused.' } } };
  };
  await drive(it.ports, it.run(), still);
  expect(it.run().finished?.outcome).toBe('failed');
  const event = resumeEvent(it.run(), { way: 'again' }, 900);
  if (event) it.journal.push(event);
  const [sent, { run }]: [LegOrder[], typeof it.ports.page] = [[], it.ports.page];
  it.ports.page.run = (order, ...more) => {
    sent.push(order);
    return run(order, ...more);
  };
  await drive(it.ports, it.run(), still);
  expect(asked).toBeGreaterThan(2);
  expect(sent.flatMap(({ operations }) => operations.map(({ operation }) => operation))).not.toContainEqual(click(1));
});
