import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import { foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { element, page } from '../../../src/planner/page.fixture';
import { plannerPort } from './planner-port';

test('without the consent of the person nothing is sent to the endpoint, key or not, whoever wished for the model', async () => {
  const snapshot = page([element(2, 'Cart')]);
  const { budgets } = DEFAULT_SETTINGS;
  const run = foldRun([
    {
      kind: 'started',
      at: 1,
      runId: 'r',
      goal: 'open the cart',
      tabId: 1,
      planner: 'messages-api',
      budgets,
      usePlaybooks: true,
      learn: true,
    },
    { kind: 'looked', at: 2, snapshot },
  ]) as Run;
  const port = plannerPort({
    // No such host: a request would end in another fault.
    settings: async () => ({ ...DEFAULT_SETTINGS, endpoint: 'https://model.invalid', consent: false }),
    key: async () => 'sk-key',
    summary: async () => '',
    secrets: async () => ({}),
    lookAgain: async () => ok(snapshot),
    spent: async () => undefined,
  });
  const hear = { thought: () => undefined, note: () => undefined };
  const answer = await port.plan(run, 'plan', hear, AbortSignal.timeout(20_000));
  expect(answer).toMatchObject({
    result: { ok: false, failure: { kind: 'no-consent', says: [{ kind: 'consentMissing' }] } },
    usage: { calls: 0 },
  });
});
