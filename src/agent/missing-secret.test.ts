import { expect, test } from 'vitest';
import type { Operation } from '../model/plan/operation';
import type { Bail } from '../model/run/bail';
import { drive } from './drive';
import { bailed, started, world } from './world.fixture';

const TYPES: Operation = { type: 'type', elementId: 1, text: '{{secret:password}}', mode: 'replace', submit: false };
const LOGS_IN: Operation = { type: 'click', elementId: 2, button: 'left', count: 1 };
const secret = { name: 'password', origin: 'https://shop.test' };
const MISSING: Bail = { kind: 'needs-person', what: 'login', why: 'No secret "password" is kept for https://shop.test', secret };
const still = new AbortController().signal;

const asked = async () => {
  const it = world({
    plans: [],
    recall: { thought: '', sequenceName: '', operations: [TYPES, LOGS_IN] },
    started: started({ goal: 'log in with my password' }),
    legs: { 1: (order) => bailed(order, 0, MISSING) },
  });
  const { expand } = it.ports.memory;
  const origin = { playbookId: 'p', name: 'Log in', version: 1, of: 2 };
  it.ports.memory.expand = async (run, plan) => ({
    queue: (await expand(run, plan)).queue.map((one, step) => ({ ...one, origin: { ...origin, step } })),
  });
  await drive(it.ports, it.run(), still);
  return it;
};

const answer = async (it: Awaited<ReturnType<typeof asked>>, choice: string) => {
  it.journal.push({ kind: 'answered', at: 50, questionId: it.run().question?.id ?? '', choice });
  await drive(it.ports, it.run(), still);
  return it.orders.slice(1).flatMap(({ operations }) => operations.map(({ operation }) => operation.type));
};

test('a secret that is not kept is asked for by its name and site, and then the step is done', async () => {
  const it = await asked();
  expect(it.run().question).toMatchObject({ kind: 'secret', text: 'What is the password for shop.test?', secret });
  expect(await answer(it, 'given')).toEqual(['type', 'click']);
  expect(it.run().finished?.outcome).toBe('success');
});

test('who typed it into the page has it go on after that step', async () => {
  const it = await asked();
  expect(await answer(it, 'continue')).toEqual(['click']);
});

test('who will not say it stops the run, and nothing more is done', async () => {
  const it = await asked();
  expect(await answer(it, 'stop')).toEqual([]);
  expect(it.run().finished?.outcome).toBe('stopped');
});
