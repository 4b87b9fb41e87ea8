import { expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import type { Run } from '../../model/run/run';
import { runOf } from '../run.fixture';
import { NOW, print, SITE, step } from '../steps.fixture';
import { iterationsOf } from './iteration';
import { learnedRun } from './whole-run';

const press = (name: string, url = SITE) => step({ type: 'click', elementId: 1 }, print('button', name), { url });
const go = (operation: Partial<Operation & { type: 'navigate' }>) => step({ type: 'navigate', ...operation });

/** The run with the tab in which each plan was done. */
const doneIn = (run: Run, tabs: number[]): Run => ({
  ...run,
  plans: run.plans.map((plan, at) => ({ ...plan, items: plan.items.map((item) => ({ ...item, doneIn: tabs[at] ?? 0 })) })),
});

const learn = (run: Run) =>
  learnedRun(
    run,
    iterationsOf(run),
    { domain: 'shop.test', goal: run.goal, iterations: [], viewport: { width: 1280, height: 800 }, now: NOW },
    true,
  );

test('steps in other tabs say theirs, and going to a tab is no step', () => {
  const run = runOf('accept the terms', [
    { steps: [press('Terms')] },
    { steps: [go({ to: 'tab', number: 2 })] },
    { steps: [press('Accept')] },
    { steps: [go({ to: 'tab', number: 1 })] },
    { steps: [press('Buy')] },
  ]);
  const made = learn(doneIn(run, [0, 0, 1, 1, 0]))?.playbook;
  expect(made?.operations.map(({ type, tab }) => `${type} ${tab ?? 0}`)).toEqual(['click 0', 'click 1', 'click 0']);
  expect(made?.outcomes.map((outcome) => outcome?.navigatesTo)).toEqual([undefined, undefined, undefined]);
});

test('a tab that a step itself opened or closed stays a step', () => {
  const run = runOf('read the help', [
    { steps: [go({ to: 'new-tab', url: '/help' })] },
    { steps: [press('Read'), go({ to: 'close-tab' })] },
  ]);
  const made = learn(doneIn(run, [0, 1]))?.playbook;
  expect(made?.operations.map((operation) => [operation.type === 'navigate' ? operation.to : operation.type, operation.tab ?? 0])).toEqual([
    ['new-tab', 0],
    ['click', 1],
    ['close-tab', 1],
  ]);
});

test('a playbook among the steps that has tabs of its own numbers is not numbered anew', () => {
  const other = { ...press('There'), operation: { type: 'click', elementId: 1, tab: 1 } as Operation };
  const run = runOf('accept the terms', [
    { steps: [press('Terms'), other] },
    { steps: [go({ to: 'tab', number: 1 })] },
    { steps: [press('Buy')] },
  ]);
  expect(learn(doneIn(run, [0, 1, 0]))).toBeUndefined();
});
