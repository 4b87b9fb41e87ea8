import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import { NO_USAGE } from '../../../src/model/run/add-usage';
import { fold } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunEvent } from '../../../src/model/run/run-event';
import { runOf } from '../../../src/playbook/run.fixture';
import { record, step } from '../../../src/playbook/steps.fixture';
import type { Stores } from '../stores';
import { memoryPort } from './memory-port';

/** A memory that knows nothing, and the domains that it read. */
function emptyMemory() {
  const loads: string[] = [];
  const load = async (domain: string) => {
    loads.push(domain);
    return ok({ domain, playbooks: [], optionMap: {} });
  };
  const memory = memoryPort(
    async () => ({ playbooks: { load } }) as unknown as Stores,
    async () => 3,
    () => undefined,
  );
  return { memory, loads };
}

test('at one state of a run its playbooks are read once, however often they are asked for; at the next they are read again', async () => {
  const { memory, loads } = emptyMemory();
  const run = runOf('log in', []);
  const plan = { thought: '', sequenceName: '', operations: [{ type: 'press' as const, key: 'Enter' }] };
  await memory.recall(run);
  expect((await memory.expand(run, plan)).queue).toHaveLength(1);
  expect(loads).toHaveLength(1);
  await memory.expand({ ...run }, plan);
  expect(loads).toHaveLength(2);
});

test('what is read waits for what is being learned', async () => {
  const order: string[] = [];
  let learnt: (() => void) | undefined;
  const playbooks = {
    load: async (domain: string) => {
      order.push('read');
      return ok({ domain, playbooks: [], optionMap: {} });
    },
    update: async (domain: string) => {
      await new Promise<void>((resolve) => {
        learnt = resolve;
      });
      order.push('learned');
      return ok({ domain, playbooks: [], optionMap: {} });
    },
  };
  const memory = memoryPort(
    async () => ({ playbooks }) as unknown as Stores,
    async () => 3,
    () => undefined,
  );
  const taught = runOf('press it', [{ steps: [{ ...step({ type: 'press', key: 'End' }), record: record(undefined) }] }]);
  const learning = memory.learn(taught, 'success');
  const recalling = memory.recall(runOf('press it', []));
  await expect.poll(() => learnt).toBeDefined();
  learnt?.();
  await Promise.all([learning, recalling]);
  expect(order[0]).toBe('learned');
  expect(order).toContain('read');
});

test('a repair of a broken playbook goes on with its later steps; one that plans afresh leaves it', async () => {
  const load = async (domain: string) => ok({ domain, playbooks: [], optionMap: {} });
  const memory = memoryPort(
    async () => ({ playbooks: { load } }) as unknown as Stores,
    async () => 3,
    () => undefined,
  );
  const origin = { playbookId: 'p', name: 'Buy', version: 1, step: 0, of: 2 };
  const bail = { kind: 'target-missing' as const, wanted: 'x', nearest: [] };
  const failed = { ...step({ type: 'press', key: 'End' }), origin, record: record(undefined, { status: 'failed', bail }) };
  const later = { id: 'b', operation: { type: 'press' as const, key: 'Escape' }, origin: { ...origin, step: 1 } };
  const broken = runOf('buy it', [{ steps: [failed], left: [later], bail }]);
  const asked = fold(broken, { kind: 'asked', at: 5, planner: 'messages-api', purpose: 'repair', picture: false }) as Run;
  const plan = { thought: '', sequenceName: '', operations: [{ type: 'press' as const, key: 'Home' }], more: false };
  const planned = async (over: { afresh?: true }) => {
    const { queue } = await memory.expand(asked, { ...plan, ...over });
    const event: RunEvent = { kind: 'planned', at: 6, by: 'messages-api', plan: { ...plan, ...over }, queue, usage: NO_USAGE };
    return fold(asked, event)?.plans.at(-1);
  };
  const mended = await planned({});
  expect(mended?.items.map(({ operation, origin: from }) => [operation, from?.step])).toEqual([
    [{ type: 'press', key: 'Home' }, 0],
    [{ type: 'press', key: 'Escape' }, 1],
  ]);
  expect(mended?.mends).toBe(true);
  const afresh = await planned({ afresh: true });
  expect(afresh?.items.map(({ operation, origin: from, replaces }) => [operation, from, replaces])).toEqual([
    [{ type: 'press', key: 'Home' }, undefined, undefined],
  ]);
  expect(afresh?.mends).toBeUndefined();
});
