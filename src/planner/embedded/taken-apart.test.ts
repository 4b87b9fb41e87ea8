import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../planner';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

type Row = Parameters<typeof page>[2][number];
const box = (id: string): Row => ['checkbox', 'Select row', { place: [`row ${id}`], key: id }];
const stock = page('https://stock.example/', 'Stock', [
  box('A-101'),
  box('A-102'),
  box('A-103'),
  ['button', 'Reorder selected'],
  ['link', 'Sea'],
]);
const planned = (goal: string, on = stock, history: PlanHistory[] = []) => planGoal({ goal, snapshot: on.snapshot, history });

describe('commands that were read as one are taken apart where the page knows nothing of the one', () => {
  test.each([
    ['select A-101 and A-103 and reorder them', 'check A-101; check A-103 …'],
    ['open Sea and rotate it right', 'click Sea …'],
    // The first is none, or the other says nothing of it and is none here.
    ['open Forest and rotate it right', 'abstain'],
    ['open Sea and Forest', 'abstain'],
    ['open Sea and the woods', 'abstain'],
  ])('%s', (goal, wanted) => expect(renderPlan(planned(goal), stock)).toBe(wanted));

  const goal = 'open Sea and rotate it right';
  const first = planned(goal);
  const thought = first.isComplete === true ? '' : first.thought;
  const history = [{ thought, operations: ['Clicked'], outcome: '', snapshot: stock.snapshot }];

  test('what was taken apart stays so, on a page that knows nothing of its first part', () => {
    const viewer = page('https://stock.example/', 'Sea', [
      ['button', 'Rotate right'],
      ['button', 'Close'],
    ]);
    expect(renderPlan(planned(goal, viewer, history), viewer)).toBe('click Rotate right');
  });

  test('a command that was carried out does not take another one apart that begins with the same words', () => {
    const editor = page('https://note.example/', 'Note', [
      ['button', 'Save'],
      ['button', 'Save and close'],
    ]);
    const both = 'click Save, then click Save and close';
    const begun = planned(both, editor);
    const saved = begun.isComplete === true ? '' : (begun.thought.split('\n')[0] ?? '');
    const past = [{ thought: saved, operations: ['Clicked'], outcome: '', snapshot: editor.snapshot }];
    expect(renderPlan(planned(both, editor, past), editor)).toBe('click Save and close');
  });

  test('where the other part is not found there it is not called done, and what was done is told', () => {
    const viewer = page('https://stock.example/', 'Sea', [['button', 'Close']]);
    const plan = planned(goal, viewer, history);
    expect(plan).toMatchObject({ isComplete: true, success: false, summary: expect.stringContaining('open Sea') });
  });
});
