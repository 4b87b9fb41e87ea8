import { expect, test } from 'vitest';
import type { Operation } from '../model/plan/operation';
import type { DomainPlaybooks, Playbook } from '../model/playbook/playbook';
import { versionInForce } from '../model/playbook/version-in-force';
import { applyLessons, lessonsOf } from './learn/lessons';
import { learned, memoryOf } from './memory.fixture';
import { continueRepaired } from './mend/repair';
import { expandPlaybookReferences } from './play/expand';
import { type PlayedPlan, runOf } from './run.fixture';
import { NOW, print, record, step, types } from './steps.fixture';

/** A repair is kept as a version in force once what its step had promised was seen, and it promises that again. */

const added = { appeared: [{ selector: 'li', tagName: 'LI', role: 'listitem', name: 'Guest added' }] };
const guest = memoryOf(
  learned(
    [types('Ada', print('textbox', 'Guest')), step({ type: 'click', elementId: 2 }, print('button', 'Add guest'), { delta: added })],
    {
      name: 'Guest',
    },
  ),
);
const longer = memoryOf(
  learned(
    [
      step({ type: 'click', elementId: 1 }, print('button', 'Open'), { delta: added }),
      step({ type: 'click', elementId: 2 }, print('button', 'Go on')),
      step({ type: 'click', elementId: 3 }, print('button', 'Finish')),
    ],
    { name: 'Guest' },
  ),
);
const missing = { kind: 'target-missing' as const, wanted: 'x', nearest: [] };
let ids = 0;
const newId = () => `n${ids++}`;

/** The run in which the step (from 0) broke, and a planner's answer was done with these effects. */
function repaired(
  memory: DomainPlaybooks,
  at: number,
  mended: { operation: Operation; effect?: object; name?: string }[],
  rest: 'done' | 'heard' = 'done',
): Playbook {
  const params = memory.playbooks[0]?.params.length ? { params: { guest: 'Ada' } } : {};
  const { queue } = expandPlaybookReferences([{ playbook: 'Guest', ...params }], memory, { newId });
  const steps = queue.slice(0, at + 1).map(({ operation, origin }, index) => ({
    operation,
    origin,
    record: record(undefined, index === at ? { status: 'failed', bail: missing } : {}),
  }));
  const broken: PlayedPlan = {
    steps,
    queued: queue,
    left: queue.slice(at + 1),
    operations: [{ playbook: 'Guest', ...params }],
    bail: missing,
  };
  const again = continueRepaired(
    runOf('x', [broken]).plans[0]!,
    mended.map(({ operation }) => operation),
    memory,
    { newId },
  )!;
  const done = again.queue.map(({ operation, origin }, index) => ({
    operation,
    origin,
    record: record(
      index < mended.length ? print('button', mended[index]?.name ?? 'Add guest') : rest === 'done' ? print('button', 'Go on') : undefined,
      { delta: mended[index]?.effect ?? {} },
    ),
  }));
  const run = runOf('x', [broken, { steps: done, queued: again.queue }]);
  return lessonsOf(run, 'success', NOW).reduce((one, lessons) => applyLessons(one, lessons, NOW), memory).playbooks[0]!;
}
const click = { type: 'click' as const, elementId: 9 };
const versions = ({ versions: all }: Playbook) => all.map(({ cause, status }) => `${cause} ${status}`);

test('a repair after which the promised outcome came is in force, and promises the same', () => {
  const after = repaired(guest, 1, [{ operation: click, effect: added }]);
  expect(versions(after)).toEqual(['learned superseded', 'repaired active']);
  expect(after.outcomes[1]).toEqual(guest.playbooks[0]?.outcomes[1]);
});

test.each([
  ['nothing at all', {}],
  ['something else', { appeared: [{ selector: 'p', tagName: 'P', role: 'note', name: 'Try later' }] }],
])('one after which %s came stays a candidate that promises what the step had promised', (_what, effect) => {
  const after = repaired(guest, 1, [{ operation: click, effect }]);
  expect(versionInForce(after)?.version).toBe(1);
  expect(after.versions.every(({ outcomes }) => outcomes[1] !== null)).toBe(true);
});

test('with the promise of the step that it replaces, on the operation that stands in for it', () => {
  const { queue } = expandPlaybookReferences([{ playbook: 'Guest' }], longer, { newId });
  const steps = queue
    .slice(0, 1)
    .map(({ operation, origin }) => ({ operation, origin, record: record(undefined, { status: 'failed', bail: missing }) }));
  const broken = runOf('x', [{ steps, queued: queue, left: queue.slice(1), bail: missing }]).plans[0]!;
  const again = continueRepaired(
    broken,
    [{ type: 'scroll' }, { type: 'press', key: 'Escape' }, click, { type: 'wait', duration: 1 }],
    longer,
    { newId },
  )!;
  expect(
    again.queue.slice(0, 4).map(({ expects, replaces }) => [expects?.appeared, replaces?.stands, replaces?.fingerprint?.name]),
  ).toEqual([
    [undefined, undefined, undefined],
    [undefined, false, 'Open'],
    [['listitem Guest added'], true, 'Open'],
    [undefined, undefined, undefined],
  ]);
});

test('where the next recorded step came and matched, the repair is in force too', () => {
  const after = repaired(longer, 0, [{ operation: click }]);
  expect(versions(after)).toEqual(['learned superseded', 'repaired active']);
  expect(after.outcomes[0]).toEqual(longer.playbooks[0]?.outcomes[0]);
});

test('in a page that speaks otherwise the promise is kept in kind, and told in its words', () => {
  const effect = { appeared: [{ selector: 'li', tagName: 'LI', role: 'listitem', name: 'Gast hinzugefügt' }] };
  const after = repaired(guest, 1, [{ operation: click, effect, name: 'Gast hinzufügen' }]);
  expect(versions(after)).toEqual(['learned superseded', 'repaired active']);
  expect(after.outcomes[1]).toEqual({ appeared: ['listitem Gast hinzugefügt'] });
});

test('a repair that acts on nothing is not kept where the step promised something', () => {
  const after = repaired(guest, 1, [{ operation: { type: 'wait', duration: 10 } }]);
  expect(versions(after)).toEqual(['learned active']);
});
