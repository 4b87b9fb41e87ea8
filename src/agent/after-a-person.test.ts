import { describe, expect, test } from 'vitest';
import type { Report } from '../model/run/leg';
import type { QueuedOperation, RunEvent } from '../model/run/run-event';
import { answerTo } from './answer';
import { drive } from './drive';
import type { LegOrder } from './ports';
import { bailed, click, still, work, world } from './world.fixture';

describe('what waited for a person', () => {
  const needs =
    (what: 'captcha' | 'payment', dispatched = false) =>
    (order: LegOrder) => {
      const report = bailed(order, 0, { kind: 'needs-person', what, why: 'the site asks' });
      return { ...report, records: report.records.map((record) => ({ ...record, dispatched })) };
    };
  /** What was sent after the person said "Continue", and whether a planner was asked from then on. */
  async function afterContinue(first: (order: LegOrder) => Report, again?: (order: LegOrder) => Report) {
    const legs: Record<number, (order: LegOrder) => Report> = { 1: first };
    if (again) legs[2] = again;
    const it = world({ plans: [work([], false)], recall: work([click(1), click(2)]), legs });
    await drive(it.ports, it.run(), still);
    it.journal.push(answerTo(it.run(), it.run().question?.id ?? '', 'continue', 70) as RunEvent);
    const sent: (number | undefined)[] = [];
    let calls = 0;
    const [{ run }, { plan }] = [it.ports.page, it.ports.planner];
    it.ports.page.run = (order, ...more) => {
      sent.push(...order.operations.map(({ operation }) => ('elementId' in operation ? operation.elementId : undefined)));
      return run(order, ...more);
    };
    it.ports.planner.plan = (...given) => {
      calls++;
      return plan(...given);
    };
    await drive(it.ports, it.run(), still);
    if (it.run().question) it.journal.push(answerTo(it.run(), it.run().question?.id ?? '', 'continue', 80) as RunEvent);
    await drive(it.ports, it.run(), still);
    return { sent, planned: calls > 0, outcome: it.run().finished?.outcome };
  }

  test('is tried again first, and the rest of its plan after it, without a planner', async () => {
    expect(await afterContinue(needs('captcha'))).toEqual({ sent: [1, 2], planned: false, outcome: 'success' });
  });

  test('is planned anew where it stops there once more, and the person says the same again', async () => {
    expect(await afterContinue(needs('captcha'), needs('captcha'))).toMatchObject({ sent: [1, 2], planned: true });
  });

  test('is not tried where it was dispatched, or the person did just that', async () => {
    expect(await afterContinue(needs('captcha', true))).toMatchObject({ sent: [], planned: true });
    expect(await afterContinue(needs('payment'))).toMatchObject({ sent: [], planned: true });
  });

  test('is not planned by a planner that would do the goal once more: the rest of what memory planned goes on', async () => {
    expect(await sentByEmbedded('payment', 1)).toMatchObject({ sent: [[1, 2, 3], [3]] });
  });

  test('where it was not done, nothing behind it is: the run ends', async () => {
    expect(await sentByEmbedded('captcha', 2)).toEqual({
      sent: [
        [1, 2, 3],
        [2, 3],
      ],
      outcome: 'failed',
    });
  });

  /** What was sent of a known goal whose second step waits for a person, who says "Continue" so often; the embedded planner would plan all of it anew. */
  async function sentByEmbedded(what: 'captcha' | 'payment', times: number) {
    const stops = (at: number) => (order: LegOrder) => bailed(order, at, { kind: 'needs-person', what, why: 'the site asks' });
    const it = world({
      plans: [work([click(1), click(2), click(3)], false)],
      recall: work([click(1), click(2), click(3)]),
      legs: times > 1 ? { 1: stops(1), 2: stops(0) } : { 1: stops(1) },
      started: { planner: 'embedded' },
    });
    const origin = { playbookId: 'p', name: 'Pay', step: 1, of: 3 } as unknown as QueuedOperation['origin'];
    const { expand } = it.ports.memory;
    it.ports.memory.expand = async (...given) => {
      const { queue, ...more } = await expand(...given);
      return { ...more, queue: queue.map((one) => ({ ...one, ...(origin && { origin }) })) };
    };
    await drive(it.ports, it.run(), still);
    for (let said = 0; said < times; said++) {
      it.journal.push(answerTo(it.run(), it.run().question?.id ?? '', 'continue', 70 + said) as RunEvent);
      await drive(it.ports, it.run(), still);
    }
    const sent = it.orders.map(({ operations }) => operations.map(({ operation }) => 'elementId' in operation && operation.elementId));
    return { sent, outcome: it.run().finished?.outcome };
  }
});
