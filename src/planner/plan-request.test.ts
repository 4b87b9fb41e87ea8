import { expect, test } from 'vitest';
import type { Snapshot } from '../model/page/snapshot';
import { NO_USAGE } from '../model/run/add-usage';
import { foldRun } from '../model/run/fold';
import type { Run } from '../model/run/run';
import type { RunEvent } from '../model/run/run-event';
import { DEFAULT_SETTINGS } from '../model/settings';
import { planRequest } from './plan-request';

const look = (title: string): Snapshot => ({
  url: 'https://a.test/',
  title,
  viewport: { width: 800, height: 600, scrollX: 0, scrollY: 0 },
  extent: { width: 800, height: 600 },
  frames: [],
  elements: [],
  dialogs: [],
  text: '',
  more: [],
});
const record = (operationId: string, over: object) => ({
  operationId,
  status: 'done' as const,
  label: 'button "Total"',
  dispatched: true,
  delta: { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } },
  notes: [],
  took: { find: 0, act: 0, settle: 0 },
  url: 'https://a.test/',
  ...over,
});
const origin = { playbookId: 'p', name: 'Buy', version: 1, step: 1, of: 3 };
const { budgets } = DEFAULT_SETTINGS;
const events: RunEvent[] = [
  { kind: 'started', at: 1, runId: 'run-1', goal: 'buy it', tabId: 1, planner: 'messages-api', budgets, usePlaybooks: true, learn: true },
  { kind: 'looked', at: 2, snapshot: look('before') },
  {
    kind: 'planned',
    at: 3,
    by: 'messages-api',
    plan: {
      thought: 'I read and buy.',
      sequenceName: 'Buy',
      operations: [{ type: 'extract', elementId: 1, name: 'total' }, { playbook: 'Buy' }],
    },
    queue: [
      { id: 'a', operation: { type: 'extract', elementId: 1, name: 'total' } },
      { id: 'b', operation: { type: 'click', selector: '#x' }, origin },
    ],
    usage: NO_USAGE,
  },
  { kind: 'executed', at: 4, record: record('a', { value: '$12', notes: ['healed'] }) },
  {
    kind: 'bailed',
    at: 5,
    bail: { kind: 'target-missing', wanted: 'button "Pay"', nearest: [] },
    message: 'Executed 1 of 3 operations.',
    operationId: 'b',
  },
  { kind: 'looked', at: 6, snapshot: look('after') },
];
const run = foldRun(events) as Run;

test('tells what was planned on which page, what was done and read, and why it stopped', () => {
  expect(planRequest(run, 'plan', 'Buy (healthy)')).toMatchObject({
    goal: 'buy it',
    snapshot: { title: 'after' },
    playbookSummary: 'Buy (healthy)',
    history: [
      {
        thought: 'I read and buy.',
        operations: ['Read button "Total" as total (healed): "$12"'],
        outcome: 'Executed 1 of 3 operations.',
        bail: { kind: 'target-missing' },
        plan: { sequenceName: 'Buy' },
        snapshot: { title: 'before' },
      },
    ],
  });
});

test('is the same for the same journal, and fences with a word that the page does not know', () => {
  expect(planRequest(foldRun(events) as Run, 'plan', '')).toEqual(planRequest(run, 'plan', ''));
  const other = foldRun([{ ...events[0], runId: 'run-2' } as RunEvent, ...events.slice(1)]) as Run;
  expect(planRequest(other, 'plan', '')?.nonce).not.toBe(planRequest(run, 'plan', '')?.nonce);
});

test('tells when and where the goal was asked, and how many calls there are, with those that were granted', () => {
  const locale = { language: 'de-DE', timeZone: 'Europe/Berlin' };
  const began = [{ ...events[0], locale } as RunEvent, ...events.slice(1)];
  expect(planRequest(foldRun(began) as Run, 'plan', '')).toMatchObject({
    asked: { at: 1, ...locale },
    call: { number: 1, of: budgets.modelCalls },
  });
  const granted = foldRun(began) as Run;
  const answers = { 'budget-modelCalls-1': 'continue' };
  const usage = { ...NO_USAGE, calls: 40 };
  expect(planRequest({ ...granted, answers, usage }, 'plan', '')?.call).toEqual({ number: 41, of: 2 * budgets.modelCalls });
});

test('tells the step that the person did themselves', () => {
  const acted = { kind: 'answered' as const, at: 7, questionId: 'q', choice: 'continue', acted: true };
  const question = { id: 'q', kind: 'person' as const, text: 'Do it.', choices: [{ id: 'continue', label: 'Continue' }] };
  const after = foldRun([...events, { kind: 'questioned', at: 6, question }, acted]) as Run;
  expect(planRequest(after, 'plan', '')?.history[0]).toMatchObject({ byPerson: 'Click #x', outcome: 'Executed 1 of 3 operations.' });
  expect(planRequest(run, 'plan', '')?.history[0]).not.toHaveProperty('byPerson');
});

test('asks for the broken step of a playbook with the evidence', () => {
  expect(planRequest(run, 'repair', '')?.repair).toEqual({
    playbook: 'Buy',
    step: 2,
    of: 3,
    wanted: 'Click #x',
    evidence: 'button "Pay" is not on the page.',
  });
});

test('brings back what the person answered to a question', () => {
  const ask = { question: 'Which size?', choices: ['S', 'L'] };
  const asked = [
    ...events.slice(0, 2),
    {
      kind: 'planned',
      at: 3,
      by: 'messages-api',
      plan: { thought: '', sequenceName: '', operations: [], ask },
      queue: [],
      usage: NO_USAGE,
    },
    { kind: 'answered', at: 5, questionId: 'ask-1', choice: 'choice-2' },
  ] as RunEvent[];
  const question = { id: 'ask-1', kind: 'ask' as const, text: 'Which size?', choices: [{ id: 'choice-2', label: 'L' }] };
  const held = foldRun([...asked.slice(0, 3), { kind: 'questioned', at: 4, question }, ...asked.slice(3)]) as Run;
  expect(planRequest(held, 'plan', '')?.history[0]?.answer).toBe('L');
});

test('needs a page', () => {
  expect(planRequest(foldRun(events.slice(0, 1)) as Run, 'plan', '')).toBeUndefined();
});
