import { expect, test } from 'vitest';
import type { RunEvent } from '../model/run/run-event';
import { answerTo } from './answer';
import { drive } from './drive';
import { click, still, work, world } from './world.fixture';

const answered = async (it: ReturnType<typeof world>, choice: string) => {
  it.journal.push(answerTo(it.run(), it.run().question?.id ?? '', choice, 80) as RunEvent);
  await drive(it.ports, it.run(), still);
};

test('a plan of a model is shown before anything is done, and after the yes no other is', async () => {
  const it = world({ plans: [work([click(1)], true), work([click(2)], false)], started: { approve: true } });
  await drive(it.ports, it.run(), still);
  expect(it.orders).toEqual([]);
  expect(it.run().question).toMatchObject({ kind: 'plan', text: expect.stringMatching(/^1\. Click .*Search/) });
  // A worker that died here left the question in the journal: the next one waits too.
  await drive(it.ports, it.run(), still);
  expect(it.orders).toEqual([]);
  await answered(it, 'go');
  expect(it.orders.length).toBe(2);
  expect(it.run().finished?.outcome).toBe('success');
});

test('a no ends the run calmly, with nothing done', async () => {
  const it = world({ plans: [work([click(1)], false)], started: { approve: true } });
  await drive(it.ports, it.run(), still);
  await answered(it, 'stop');
  expect(it.orders).toEqual([]);
  expect(it.run().finished).toMatchObject({ outcome: 'stopped', summary: 'You said no to the plan. Nothing was done.' });
});

test('what is known from a playbook needs no approval, nor a run of somebody who wants none', async () => {
  const known = world({ plans: [], recall: work([click(1)], false), started: { approve: true } });
  await drive(known.ports, known.run(), still);
  const free = world({ plans: [work([click(1)], false)] });
  await drive(free.ports, free.run(), still);
  expect([known.orders.length, free.orders.length, known.run().question, free.run().question]).toEqual([1, 1, undefined, undefined]);
});
