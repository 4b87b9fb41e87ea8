import { expect, test } from 'vitest';
import { ok } from '../lib/result';
import { NO_DELTA } from '../model/page/no-delta';
import { keyOfPage } from '../model/page/page-key';
import type { Operation } from '../model/plan/operation';
import type { Completion, PlannedWork } from '../model/plan/plan';
import { NO_USAGE } from '../model/run/add-usage';
import type { Report } from '../model/run/leg';
import type { OperationRecord } from '../model/run/record';
import type { RunEventOf } from '../model/run/run-event';
import { drive } from './drive';
import type { LegOrder } from './ports';
import { done, page, world } from './world.fixture';

const click = (elementId = 2): Operation => ({ type: 'click', elementId });
const work = (operations: PlannedWork['operations'], more?: boolean): PlannedWork => ({
  thought: 'go',
  sequenceName: 'Go',
  operations,
  ...(more === undefined ? {} : { more }),
});
const complete = (success: boolean, summary: string): Completion => ({ isComplete: true, success, summary, suggestions: [] });

/** Runs; every operation has one of these effects, in order, and the planner answers these. */
async function ends(script: {
  started?: Partial<RunEventOf<'started'>>;
  plans?: (PlannedWork | Completion)[];
  recall?: PlannedWork;
  effects?: OperationRecord['effect'][];
  labels?: string[];
  /** What came of the operation beside elements. */
  came?: string[];
}) {
  const planner = script.started?.planner ?? 'messages-api';
  const effects = [...(script.effects ?? [])];
  const labels = [...(script.labels ?? [])];
  const answer = (order: LegOrder): Report => ({
    legId: order.legId,
    delta: NO_DELTA,
    records: order.operations.map((one) => {
      const [effect, label] = [effects.shift(), labels.shift()];
      const delta = script.came ? { delta: { ...NO_DELTA, effects: script.came } } : {};
      return { ...done(one), ...delta, ...(effect ? { effect } : {}), ...(label ? { label } : {}) };
    }),
  });
  const it = world({
    plans: [],
    legs: { 1: answer, 2: answer, 3: answer },
    ...(script.recall ? { recall: script.recall } : {}),
    started: { goal: 'press go', ...script.started },
  });
  const plans = [...(script.plans ?? [])];
  let calls = 0;
  it.ports.planner.plan = async () => {
    calls++;
    return { result: ok(plans.shift() ?? complete(false, 'Asked.')), usage: NO_USAGE, by: planner };
  };
  await drive(it.ports, it.run(), new AbortController().signal);
  const { outcome, summary } = it.run().finished ?? {};
  return { outcome, summary, calls };
}

const embedded = { planner: 'embedded' as const };

test('a recall of which nothing could be seen to come is no success: a planner that can look is asked', async () => {
  const recall = work([click()]);
  expect(await ends({ recall, effects: ['seen'] })).toMatchObject({ outcome: 'success', calls: 0 });
  expect(await ends({ recall, effects: ['unknown'], plans: [complete(true, 'It went.')] })).toEqual({
    outcome: 'success',
    summary: 'It went.',
    calls: 1,
  });
  expect(await ends({ recall, effects: ['unknown'], plans: [complete(false, 'It did not.')] })).toMatchObject({ outcome: 'failed' });
});

test('and where none can, the run says what is not known to be done, and does nothing again', async () => {
  const said = await ends({ recall: work([click(), click(1)]), effects: ['seen', 'unknown'], labels: ['Go', 'Save'], started: embedded });
  expect(said).toEqual({ outcome: 'failed', calls: 0, summary: 'Not known to be done: What came of step 2 (Click Save) cannot be seen.' });
  expect(await ends({ recall: work([click()]), effects: ['unknown'], started: { workflow: { name: 'x' }, ...embedded } })).toMatchObject({
    outcome: 'failed',
    calls: 0,
  });
});

test('a planner that says "no more" before it saw the end is asked again where a clause has no operation, or none that was seen', async () => {
  const last = (...operations: Operation[]) => work(operations, false);
  const goal = 'press go and tell me the price';
  expect(await ends({ plans: [last(click())], effects: ['seen'] })).toMatchObject({ outcome: 'success', calls: 1 });
  expect(await ends({ plans: [last(click()), complete(true, 'Seen.')], effects: ['unknown'] })).toMatchObject({
    outcome: 'success',
    calls: 2,
  });
  expect(await ends({ started: { goal }, plans: [last(click()), complete(true, 'It is $5.')], effects: ['seen'] })).toEqual({
    outcome: 'success',
    summary: 'It is $5.',
    calls: 2,
  });
  const read: Operation = { type: 'extract', name: 'price', elementId: 3 };
  expect(await ends({ started: { goal }, plans: [last(click(), read)], effects: ['seen'] })).toMatchObject({
    outcome: 'success',
    calls: 1,
  });
  expect(
    await ends({ started: { goal: 'press go, then delete it' }, plans: [last(click())], effects: ['seen'], labels: ['Go'] }),
  ).toMatchObject({
    outcome: 'failed',
    calls: 2,
  });
});

test('what is waited for or checked right after, and found, came of it', async () => {
  const check: Operation = { type: 'assert', text: 'Saved' };
  const pause: Operation = { type: 'wait', duration: 5 };
  expect(await ends({ recall: work([click(), check]), effects: ['unknown'], started: embedded })).toMatchObject({ outcome: 'success' });
  expect(await ends({ recall: work([click(), pause]), effects: ['unknown'], started: embedded })).toMatchObject({ outcome: 'failed' });
  expect(await ends({ recall: work([check, click()]), effects: [undefined, 'unknown'], started: embedded })).toMatchObject({
    outcome: 'failed',
  });
});

test('the planner that counts its commands and sees no page ends as a success only where all was seen', async () => {
  const plans = (): (PlannedWork | Completion)[] => [work([click()]), complete(true, 'Done: press go.')];
  expect(await ends({ started: embedded, plans: plans(), effects: ['seen'] })).toMatchObject({
    outcome: 'success',
    summary: 'Done: press go.',
  });
  expect(await ends({ started: embedded, plans: plans(), effects: ['unknown'], labels: ['Go'] })).toMatchObject({
    outcome: 'failed',
    summary: 'Not known to be done: What came of step 1 (Click Go) cannot be seen.',
  });
  // A model was shown the page, and said so.
  expect(await ends({ plans: plans(), effects: ['unknown'] })).toMatchObject({ outcome: 'success', summary: 'Done: press go.' });
});

test('what the page marks as wrong is no success, where nobody has looked', async () => {
  const came = ['text of p', 'wrong Your username is invalid!'];
  const summary = 'Not known to be done: The page marks as wrong: “Your username is invalid!”.';
  const plans = (): (PlannedWork | Completion)[] => [work([click()]), complete(true, 'Done: press go.')];
  expect(await ends({ started: embedded, plans: plans(), effects: ['seen'], came })).toMatchObject({ outcome: 'failed', summary });
  expect(await ends({ started: embedded, recall: work([click()]), effects: ['seen'], came })).toMatchObject({ outcome: 'failed', summary });
  expect(await ends({ recall: work([click()]), effects: ['seen'], came, plans: [complete(false, 'Wrong.')] })).toMatchObject({
    outcome: 'failed',
    calls: 1,
  });
  expect(await ends({ plans: plans(), effects: ['seen'], came })).toMatchObject({ outcome: 'success' });
});

test('what a planner said of the very page that a known goal ends with holds of it again, and what cannot be seen is told', async () => {
  const seenAs = keyOfPage(page());
  expect(await ends({ recall: { ...work([click()]), seenAs }, effects: ['unknown'] })).toEqual({
    outcome: 'success',
    summary: 'go\nWhat came of step 1 (Click button) cannot be seen.',
    calls: 0,
  });
  const other = keyOfPage({ ...page(), text: 'Sold out' });
  expect(
    await ends({ recall: { ...work([click()]), seenAs: other }, effects: ['unknown'], plans: [complete(false, 'No.')] }),
  ).toMatchObject({
    outcome: 'failed',
    calls: 1,
  });
  const wrong = { effects: ['unknown' as const], came: ['wrong Too short'], plans: [complete(false, 'No.')] };
  expect(await ends({ recall: { ...work([click()]), seenAs }, ...wrong })).toMatchObject({ outcome: 'failed', calls: 1 });
  // The planner of the recalled plan's own words decides nothing: only what recall knows does.
  expect(await ends({ plans: [{ ...work([click()], false), seenAs }, complete(false, 'No.')], effects: ['unknown'] })).toMatchObject({
    calls: 2,
  });
});
