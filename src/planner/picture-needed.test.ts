import { expect, test } from 'vitest';
import type { Snapshot } from '../model/page/snapshot';
import { NO_USAGE } from '../model/run/add-usage';
import { foldRun } from '../model/run/fold';
import type { Run } from '../model/run/run';
import type { RunEvent } from '../model/run/run-event';
import { DEFAULT_SETTINGS } from '../model/settings';
import { element, page } from './page.fixture';
import { isPictureNeeded } from './picture-needed';

const { budgets } = DEFAULT_SETTINGS;

/** A run whose plan pressed element 1 of a page, and stopped there unless it did not. */
function stoppedOn(snapshot: Snapshot, stops = true): Run {
  const operation = { type: 'click' as const, elementId: 1 };
  const events: RunEvent[] = [
    { kind: 'started', at: 1, runId: 'r', goal: 'press it', tabId: 1, planner: 'messages-api', budgets, usePlaybooks: true, learn: true },
    { kind: 'looked', at: 2, snapshot },
    {
      kind: 'planned',
      at: 3,
      by: 'messages-api',
      plan: { thought: '', sequenceName: '', operations: [operation] },
      queue: [{ id: 'a', operation }],
      usage: NO_USAGE,
    },
  ];
  const bail = { kind: 'target-missing' as const, wanted: 'it', nearest: [] };
  return foldRun(stops ? [...events, { kind: 'bailed', at: 4, bail, message: 'Stopped.', operationId: 'a' }] : events) as Run;
}

const named = [element(2, 'Save'), element(3, 'Cancel')];

test.each([
  ['every element has words', page([element(1, 'Go'), ...named]), false],
  ['the step was at an element without words', page([element(1, ''), ...named]), true],
  ['the step was at an icon with a description', page([element(1, '', { description: 'icon bin' }), ...named]), false],
  ['a drawing is in view', page([element(1, 'Go'), element(2, 'Board', { tag: 'canvas' })]), true],
  ['a drawing is further down', page([element(1, 'Go'), element(2, 'Board', { tag: 'canvas', inView: false })]), false],
  ['half of the controls have no words', page([element(1, 'Go'), element(2, '')]), true],
  ['nothing is listed at all', page([]), true],
  ['there is text alone', page([], { text: 'Closed today.' }), false],
])('a picture goes along after a stop where words have nothing: %s', (_what, snapshot, wanted) => {
  expect(isPictureNeeded(stoppedOn(snapshot))).toBe(wanted);
});

test('none goes along where no plan stopped', () => {
  expect(isPictureNeeded(stoppedOn(page([element(1, '')]), false))).toBe(false);
});
