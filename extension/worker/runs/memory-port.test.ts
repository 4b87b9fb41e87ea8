import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import { runOf } from '../../../src/playbook/run.fixture';
import type { Stores } from '../stores';
import { memoryPort } from './memory-port';

test('at one state of a run its playbooks are read once, however often they are asked for; at the next they are read again', async () => {
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
  const run = runOf('log in', []);
  const plan = { thought: '', sequenceName: '', operations: [{ type: 'press' as const, key: 'Enter' }] };
  await memory.recall(run);
  expect((await memory.expand(run, plan)).queue).toHaveLength(1);
  expect(loads).toHaveLength(1);
  await memory.expand({ ...run }, plan);
  expect(loads).toHaveLength(2);
});
