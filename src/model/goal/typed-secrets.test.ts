import { expect, test } from 'vitest';
import type { Operation } from '../plan/operation';
import { NO_USAGE } from '../run/add-usage';
import { fold } from '../run/fold';
import type { Run } from '../run/run';
import type { RunEvent } from '../run/run-event';
import { DEFAULT_SETTINGS } from '../settings';
import { typedSecrets } from './typed-secrets';

const NOTHING = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };
const types = (text: string): Operation => ({ type: 'type', elementId: 1, text, mode: 'replace', submit: false });

function ran(...steps: [text: string, url: string, status: 'done' | 'failed'][]): Run {
  const { budgets } = DEFAULT_SETTINGS;
  const events: RunEvent[] = [
    { kind: 'started', at: 0, runId: 'r', goal: 'log in', tabId: 1, planner: 'embedded', budgets, usePlaybooks: true, learn: true },
    {
      kind: 'planned',
      at: 1,
      by: 'embedded',
      plan: { thought: '', sequenceName: '', operations: [] },
      queue: steps.map(([text], at) => ({ id: `${at}`, operation: types(text) })),
      usage: NO_USAGE,
    },
    ...steps.map(([, url, status], at): RunEvent => {
      const took = { find: 0, act: 0, settle: 0 };
      const record = { operationId: `${at}`, status, label: 'it', dispatched: true, delta: NOTHING, notes: [], took, url };
      return { kind: 'executed', at: 2, record };
    }),
  ];
  return events.reduce<Run | undefined>(fold, undefined) as Run;
}

test('what was typed into a page, once, with the origin of that page', () => {
  const page = 'https://shop.test/login?next=/';
  expect(typedSecrets(ran(['{{secret:password}}', page, 'done'], ['{{secret:password}}', page, 'done'], ['Ada', page, 'done']))).toEqual([
    { name: 'password', origin: 'https://shop.test' },
  ]);
});

test('not what never got there', () => {
  expect(typedSecrets(ran(['{{secret:password}}', 'https://shop.test/', 'failed']))).toEqual([]);
});

test('nor what works once, and the code of a card', () => {
  const page = 'https://shop.test/';
  const said = ['one-time-code', 'card-code', 'recovery-code', 'card-number', 'token-2'].map((name) => `{{secret:${name}}}`);
  const names = typedSecrets(ran(...said.map((text): [string, string, 'done'] => [text, page, 'done']))).map(({ name }) => name);
  expect(names).toEqual(['card-number', 'token-2']);
});
