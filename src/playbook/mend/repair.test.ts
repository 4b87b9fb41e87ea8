import { expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import type { Playbook } from '../../model/playbook/playbook';
import type { QueuedOperation } from '../../model/run/run-event';
import { saying } from '../../model/saying-of';
import type { Step } from '../learn/step';
import { learned, memoryOf } from '../memory.fixture';
import { expandPlaybookReferences } from '../play/expand';
import { runOf, snapshotOf } from '../run.fixture';
import { chooses, NOW, opens, print, record, step } from '../steps.fixture';
import { brokenAt, continueRepaired, mayRepair, rememberFailed, repairKey, spliceVersion } from './repair';
import { addCandidate, putInForce, versionOf } from './versions';

const memory = memoryOf(
  learned(
    [
      opens('Theme', ['Purple', 'Lime']),
      step({ type: 'press', key: 'End' }),
      chooses('Purple', 'Theme'),
      step({ type: 'press', key: 'Escape' }),
    ],
    { name: 'Theme' },
  ),
);
const playbook = memory.playbooks[0] as Playbook;
const bail = { kind: 'target-missing' as const, wanted: 'x', nearest: [] };
let ids = 0;
const newId = () => `n${ids++}`;

/** A plan that ran `Theme` up to the step that failed (from 0). */
function brokenPlan(at: number) {
  const { queue } = expandPlaybookReferences([{ playbook: 'Theme' }], memory, { newId });
  const steps = queue.slice(0, at + 1).map(
    ({ operation, origin }, index): Step => ({
      operation,
      origin,
      record: record(undefined, index === at ? { status: 'failed', bail } : {}),
    }),
  );
  return runOf('x', [{ steps, left: queue.slice(at + 1), operations: [{ playbook: 'Theme' }], bail }]).plans[0]!;
}
const told = (queue: QueuedOperation[]) =>
  queue.map(({ operation, origin }) => `${operation.type} ${origin?.step}/${origin?.of} v${origin?.version}`);

test('what the planner mends stands in for the broken step, the rest follows', () => {
  const { queue } = continueRepaired(
    brokenPlan(1),
    [
      { type: 'click', elementId: 1 },
      { type: 'press', key: 'Home' },
    ],
    memory,
    { newId },
  )!;
  expect(told(queue)).toEqual(['click 1/4 v0', 'press 1/4 v0', 'click 2/4 v1', 'press 3/4 v1']);
});

test('a planner that went on by itself has done part of the rest', () => {
  const purple = {
    ...snapshotOf('https://ui.example.com/themes'),
    elements: [
      {
        id: 9,
        ref: 9,
        frame: 0,
        tag: 'div',
        role: 'option',
        name: 'Purple',
        states: [],
        place: [],
        box: { x: 0, y: 0, width: 1, height: 1 },
        inView: true,
        selector: '#purple',
      },
    ],
  };
  const { queue } = continueRepaired(
    brokenPlan(1),
    [
      { type: 'press', key: 'Home' },
      { type: 'click', elementId: 9 },
    ],
    memory,
    { newId, snapshot: purple },
  )!;
  expect(told(queue)).toEqual(['press 1/4 v0', 'click 1/4 v0', 'press 3/4 v1']);
});

test('what stands in for a step does it as the step did, and another thing where the planner says so', () => {
  const mended = (broken: Operation, ...by: Operation[]) => {
    const [item, ...rest] = brokenPlan(1).items.slice(1);
    const plan = { ...brokenPlan(1), items: [...brokenPlan(1).items.slice(0, 1), { ...item!, operation: broken }, ...rest] };
    return continueRepaired(plan, by, memory, { newId })
      ?.queue.slice(0, by.length)
      .map(({ operation }) => operation);
  };
  const typed = { type: 'type' as const, text: 'Tea', mode: 'insert' as const };
  expect(mended(typed, { type: 'type', elementId: 4, text: 'Tea' })).toEqual([{ ...typed, elementId: 4 }]);
  expect(mended(typed, { type: 'type', elementId: 4, text: 'Tea', mode: 'replace' })).toMatchObject([{ mode: 'replace' }]);
  const pressed = { type: 'click' as const, count: 2, modifiers: ['Control' as const] };
  const prepares = { type: 'click' as const, elementId: 3 };
  expect(mended(pressed, prepares, { type: 'click', elementId: 4 })).toEqual([prepares, { ...pressed, elementId: 4 }]);
  expect(mended(pressed, { type: 'press', elementId: 4, key: 'Enter' })).toEqual([{ type: 'press', elementId: 4, key: 'Enter' }]);
});

test('what stands in for a step on a shape, at a place of a text or along a path says where, too', () => {
  const repaired = (broken: Operation, by: Operation) => {
    const [item, ...rest] = brokenPlan(1).items.slice(1);
    const plan = { ...brokenPlan(1), items: [...brokenPlan(1).items.slice(0, 1), { ...item!, operation: broken }, ...rest] };
    return continueRepaired(plan, [by], memory, { newId })?.incomplete?.kind ?? 'taken';
  };
  const chart = print('generic', 'Flow');
  const shape = { ...chart, drawn: { offset: { x: 0.5, y: 0.5 }, kind: 'rect', at: { x: 0.2, y: 0.3 } } as never };
  const caret = { ...chart, caret: { before: 'a', after: 'b' } as never };
  const drag = { type: 'drag' as const, fingerprint: shape, to: { fingerprint: shape } };
  expect(repaired(drag, { type: 'drag', elementId: 4, to: { elementId: 4 } })).toBe('assert-failed');
  expect(repaired(drag, { ...drag, fingerprint: { ...shape, text: 'Other' } })).toBe('taken');
  expect(repaired({ type: 'click', fingerprint: shape }, { type: 'click', elementId: 4 })).toBe('assert-failed');
  expect(repaired({ type: 'click', fingerprint: shape }, { type: 'click', elementId: 4, at: { x: 0.2, y: 0.3 } })).toBe('taken');
  expect(repaired({ type: 'click', fingerprint: caret }, { type: 'press', key: 'End' })).toBe('assert-failed');
  expect(repaired({ type: 'drag', fingerprint: chart, path: [{ x: 1, y: 1 }] }, { type: 'drag', elementId: 4, to: { elementId: 5 } })).toBe(
    'assert-failed',
  );
  expect(repaired({ type: 'click', fingerprint: chart }, { type: 'click', elementId: 4 })).toBe('taken');
});

test('it is no repair where no playbook step broke, or where the planner composes playbooks', () => {
  expect(
    continueRepaired(runOf('x', [{ steps: [step({ type: 'press', key: 'A' })], bail }]).plans[0]!, [{ type: 'press', key: 'B' }], memory, {
      newId,
    }),
  ).toBeUndefined();
  expect(continueRepaired(brokenPlan(1), [{ playbook: 'Theme' }], memory, { newId })).toBeUndefined();
});

test('a repair that did not work before is refused, another one is not', () => {
  const failed = { playbooks: [rememberFailed(playbook, repairKey(1, [{ type: 'click', called: 'Next' }]))] };
  const click = (name: string) => ({ type: 'click' as const, fingerprint: print('button', name) });
  expect(continueRepaired(brokenPlan(1), [click('NEXT')], failed, { newId })).toMatchObject({
    queue: [],
    incomplete: { kind: 'assert-failed', wanted: 'another repair of step 2 of playbook "Theme"' },
  });
  expect(continueRepaired(brokenPlan(1), [click('Previous')], failed, { newId })?.queue).toHaveLength(3);
  expect(continueRepaired(brokenPlan(2), [click('Next')], failed, { newId })?.queue).toHaveLength(2);
});

test('the step at which a plan broke is the one that failed, else the first that was not begun', () => {
  expect(brokenAt(brokenPlan(2))).toBe(2);
  expect(
    brokenAt(
      runOf('x', [{ steps: [step({ type: 'press', key: 'A' })], left: [{ id: 'l', operation: { type: 'press', key: 'B' } }] }]).plans[0]!,
    ),
  ).toBe(1);
});

test('a splice is a candidate until it is put in force; the variable step moves with it, and back', () => {
  const { playbook: spliced, version } = spliceVersion(
    playbook,
    1,
    [
      { type: 'press', key: 'A' },
      { type: 'press', key: 'B' },
    ],
    NOW,
  );
  expect(spliced.operations).toBe(playbook.operations);
  expect(versionOf(spliced, version)).toMatchObject({
    status: 'candidate',
    cause: 'repaired',
    why: saying('madeReplacedBy', { step: 2, count: 2 }),
  });
  const active = putInForce(spliced, version);
  expect(active.operations.map(({ type }) => type)).toEqual(['click', 'press', 'press', 'click', 'press']);
  expect(active.outcomes).toHaveLength(5);
  expect(active.variableStep).toEqual({ step: 3, map: 'Theme', recorded: 'Purple' });
  expect(putInForce(active, 1).variableStep).toEqual(playbook.variableStep);
  expect(putInForce(active, 1).versions.map(({ status }) => status)).toEqual(['active', 'superseded']);
  expect(putInForce(active, 99)).toBe(active);
});

test('repairs of a day are capped', () => {
  const day = (hour: number) => `2026-01-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const repaired = [1, 2, 3].reduce(
    (one, hour) => spliceVersion(one, 1, [{ type: 'press', key: `F${hour}` }], day(hour)).playbook,
    playbook,
  );
  expect(mayRepair(repaired, 4, day(5))).toBe(true);
  expect(mayRepair(repaired, 3, day(5))).toBe(false);
  expect(mayRepair(repaired, 3, '2026-01-03T01:30:00.000Z')).toBe(true);
});

test('history is bounded, but what is in force, pinned or waiting is kept', () => {
  let many = playbook;
  for (let round = 0; round < 100; round++) {
    const added = addCandidate(many, many.operations, many.outcomes, { cause: 'edited', why: `edit ${round}`, now: NOW });
    many = putInForce(added.playbook, added.version);
    if (round === 3) many = { ...many, versions: many.versions.map((one) => (one.version === 3 ? { ...one, pinned: true } : one)) };
  }
  expect(many.versions).toHaveLength(60);
  expect(many.versions.filter(({ status }) => status === 'active').map(({ version }) => version)).toEqual([101]);
  expect(many.versions[0]).toMatchObject({ version: 3, pinned: true });
});

test('what stands in for a step that cannot be undone cannot either', () => {
  const broken = brokenPlan(1);
  const step = broken.items[1]!;
  broken.items[1] = { ...step, operation: { ...step.operation, irreversible: true } };
  const { queue } = continueRepaired(broken, [{ type: 'click', elementId: 1 }], memory, { newId })!;
  expect(queue.map(({ operation }) => operation.irreversible)).toEqual([true, undefined, undefined]);
});
