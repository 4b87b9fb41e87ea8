import { expect, test } from 'vitest';
import type { Operation } from '../model/plan/operation';
import type { Playbook } from '../model/playbook/playbook';
import { NO_USAGE } from '../model/run/add-usage';
import { foldRun } from '../model/run/fold';
import type { Run } from '../model/run/run';
import type { RunEventOf } from '../model/run/run-event';
import { judgeOperation } from './policy';
import { page, started, work } from './world.fixture';

const client = { id: 'client-1', name: 'Claude Desktop' };

/** A run of these operations as they are, by a program or by the person; what the policy says of the first. */
function verdict(operation: Operation, over: Partial<RunEventOf<'started'>>): string {
  const item = { id: 'op-0-0', operation };
  const run = foldRun([
    started({ planner: 'embedded', ...over }),
    { kind: 'looked', at: 1, snapshot: page('https://shop.test/') },
    { kind: 'planned', at: 2, by: over.play ? 'play' : 'embedded', plan: work([operation]), queue: [item], usage: NO_USAGE },
  ]) as Run;
  const judged = judgeOperation(item, run);
  return 'deny' in judged ? 'deny' : 'ask' in judged ? 'ask' : 'allow';
}

const draft = { playbookId: 'sequence', draft: { playbook: {} as Playbook, optionMap: {} } };
const go = (url: string): Operation => ({ type: 'navigate', url });

test('a program goes about on the site by itself, and is asked where it leaves it', () => {
  expect(verdict(go('/cart'), { client, play: draft })).toBe('allow');
  expect(verdict(go('https://bank.test/'), { client, play: draft })).toBe('ask');
  // What the person shows themselves leads where they went.
  expect(verdict(go('https://bank.test/'), { play: draft })).toBe('allow');
});

test('an address in the goal of a program is not one that the person wrote', () => {
  const goal = 'open https://bank.test/transfer?to=me';
  expect(verdict(go('https://bank.test/'), { goal })).toBe('allow');
  expect(verdict(go('https://bank.test/'), { goal, client })).toBe('ask');
  expect(verdict(go('https://shop.test/delete?id=1'), { goal: 'open https://shop.test/delete?id=1', client })).toBe('ask');
});

test('what a page asks is not answered by a program', () => {
  const press: Operation = { type: 'click', elementId: 1, dialogs: [{ kind: 'confirm', text: 'Delete all?', accept: true }] };
  expect(verdict(press, { client, play: draft })).toBe('deny');
  expect(verdict(press, { play: draft })).toBe('allow');
});
