import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plainTimer, setTimer } from '../../../src/lib/deadline';
import { fold } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunEvent } from '../../../src/model/run/run-event';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { sayFrom } from '../../locales/chrome-words';
import { badgeOf, showBadge } from './badge';
import { followRuns } from './follow-runs';

const say = sayFrom(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../public/_locales/en/messages.json'), 'utf8')));

const started: RunEvent = {
  kind: 'started',
  at: 0,
  runId: 'r',
  goal: 'go',
  tabId: 7,
  planner: 'embedded',
  budgets: DEFAULT_SETTINGS.budgets,
  usePlaybooks: true,
  learn: true,
};
const asked: RunEvent = {
  kind: 'questioned',
  at: 1,
  question: { id: 'q', kind: 'confirm', text: 'Do it?', choices: [{ id: 'allow', label: 'Yes' }] },
};
const answered: RunEvent = { kind: 'answered', at: 2, questionId: 'q', choice: 'allow' };
const finished = (outcome: 'success' | 'failed' | 'stopped'): RunEvent => ({
  kind: 'finished',
  at: 3,
  outcome,
  summary: '',
  suggestions: [],
});

/** The badges after each event, as they are shown in order. */
async function badges(events: RunEvent[], known: RunEvent[] = []) {
  const shown: (string | undefined)[] = [];
  const follow = followRuns(
    async () => [...known, ...events.slice(0, 1)],
    async (run) => void shown.push(badgeOf(run, say)?.text),
  );
  for (const event of events) follow('r', event);
  await expect.poll(() => shown.length).toBe(events.length);
  return shown;
}

test('the icon says that a run works, needs its person, and how it ended', async () => {
  expect(await badges([started, asked, answered, finished('success')])).toEqual(['…', '?', '…', '✓']);
  expect(await badges([started, finished('failed')])).toEqual(['…', '!']);
});

test('it says nothing of a run that its person ended', async () => {
  expect(await badges([started, finished('stopped')])).toEqual(['…', undefined]);
});

test('a worker that was started again goes by the journal', async () => {
  expect(await badges([asked, answered], [started])).toEqual(['?', '…']);
});

test('from step to step the title is set once a second at most, the newest one; a question is shown at once', async () => {
  const set: string[] = [];
  const bells: (() => void)[] = [];
  onTestFinished(() => setTimer(plainTimer));
  setTimer((_ms, ring) => {
    bells.push(ring);
    return () => undefined;
  });
  const never = { addListener: () => undefined };
  vi.stubGlobal('chrome', {
    tabs: { onUpdated: never, onRemoved: never },
    action: {
      setTitle: async ({ title }: { title: string }) => void set.push(title),
      setBadgeText: async ({ text }: { text: string }) => void set.push(text),
      setBadgeBackgroundColor: async () => undefined,
    },
  });
  const run = fold(undefined, started) as Run;
  const words = (title: string) => () => title;
  for (const title of ['begins', 'step 1', 'step 2', 'step 3']) await showBadge(run, words(title));
  expect([set, bells.length]).toEqual([['…', 'begins'], 1]);
  bells[0]?.();
  expect(set.at(-1)).toBe('step 3');
  await showBadge(run, words('step 4'));
  await showBadge(fold(run, asked) as Run, words('asks'));
  expect(set.slice(-2)).toEqual(['?', 'asks']);
  bells[1]?.();
  expect(set.at(-1), 'a step is not told over a question').toBe('asks');
  vi.unstubAllGlobals();
});
