import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunEvent, RunEventOf } from '../../../src/model/run/run-event';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { sayFrom } from '../../locales/chrome-words';
import { notificationOf } from './notification';

const say = sayFrom(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../public/_locales/en/messages.json'), 'utf8')));

const started: RunEvent = {
  kind: 'started',
  at: 0,
  runId: 'r',
  goal: 'choose Purple',
  tabId: 7,
  planner: 'embedded',
  budgets: DEFAULT_SETTINGS.budgets,
  usePlaybooks: true,
  learn: true,
};
const asked: RunEvent = {
  kind: 'questioned',
  at: 1,
  question: { id: 'q', kind: 'confirm', text: 'Pay 5 €?', choices: [{ id: 'allow', label: 'Yes' }] },
};
const finished = (outcome: RunEventOf<'finished'>['outcome']): RunEvent => ({
  kind: 'finished',
  at: 3,
  outcome,
  summary: 'The balance is 12 €.',
  suggestions: [],
});
const told = (...events: RunEvent[]) => notificationOf(foldRun([started, ...events]) as Run, say);

test('a run that needs its person, is done or is not, says so with its goal, and nothing that a page shows', () => {
  expect(told(asked)).toEqual({ title: 'Abra needs you', message: 'choose Purple' });
  expect(told({ kind: 'held', at: 1, why: 'The page asks.' })).toEqual({ title: 'Abra needs you', message: 'choose Purple' });
  expect(told(finished('success'))).toEqual({ title: 'Abra is done', message: 'choose Purple' });
  expect(told(finished('failed'))).toEqual({ title: 'Abra could not finish', message: 'choose Purple' });
});

test('a run that works, or that its person ended, says nothing', () => {
  expect([told(), told(finished('stopped')), told(asked, { kind: 'answered', at: 2, questionId: 'q', choice: 'allow' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
