import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../../planner';
import { page } from '../corpus/build-snapshot';
import { renderPlan } from '../corpus/render-plan';
import { planGoal } from '../plan-goal';

type Element = Parameters<typeof page>[2][number];
const card = (column: string): Element => ['button', 'Add card', { place: [`item ${column}`] }];
const controls: Element[] = [['button', '+ New card'], card('Review'), card('Done'), ['button', 'New folder'], ['link', 'Quote']];
const board = page('https://board.example/', 'Board', controls);

const planned = (goal: string, on = board, history: PlanHistory[] = []) => planGoal({ goal, snapshot: on.snapshot, history });
const told = (command: string) => renderPlan(planned(command), board);

/** What comes after the control was pressed: the same page with a form in it. */
function afterwards(command: string, fields: Element[], shown?: Element[]): string {
  const first = planned(command);
  const on = page('https://board.example/', 'Board', [...controls, ...fields]);
  on.snapshot.elements.forEach((one, at) => {
    if (at >= controls.length) one.isNew = true;
  });
  if (first.isComplete === true) return 'complete';
  const history = [{ thought: first.thought, operations: ['Clicked'], outcome: '', snapshot: board.snapshot }];
  const second = planned(command, on, history);
  if (!shown || second.isComplete === true) return renderPlan(second, on);
  const last = page('https://board.example/', 'Board', [...controls, ...shown]);
  const done = { thought: second.thought, operations: ['Typed', 'Clicked'], outcome: '', snapshot: on.snapshot, plan: second };
  return renderPlan(planned(command, last, [...history, done]), last);
}

describe('a thing is made by the control that makes such things', () => {
  test.each([
    ['add a card "Call the bank" to Review', 'click Add card …'],
    ['create a card called Fix footer', 'click + New card …'],
    ['add a card called Fix footer to Done', 'click #3 …'],
    ['create a card named Talk to Ann', 'click + New card …'],
    ['erstelle einen Card namens Fix', 'click + New card …'],
    ['create a folder called Invoices', 'click New folder …'],
    // Nothing here makes one, or what is called so is there.
    ['create a contract called Invoices', 'abstain'],
    ['add the folder "Quote"', 'click Quote'],
  ])('%s', (command, wanted) => expect(told(command)).toBe(wanted));

  const title: Element = ['textbox', 'Title', { tag: 'input' }];
  const create: Element = ['button', 'Create'];
  test.each<[string, Element[], string]>([
    ['one field and a button that ends it', [title, create], 'type Title = Invoices; click Create'],
    ['one field alone', [title], 'type Title = Invoices ⏎'],
    [
      'the field that is required',
      [title, ['textbox', 'Name', { tag: 'input', states: ['required'] }], create],
      'type Name = Invoices; click Create',
    ],
    [
      'another field that has to be filled in',
      [
        ['textbox', 'Name', { tag: 'input', states: ['required', 'focused'] }],
        ['textbox', 'Owner', { tag: 'input', states: ['required'] }],
        create,
      ],
      'abstain',
    ],
    ['two buttons that could end it', [title, create, ['button', 'Save']], 'abstain'],
    ['nothing to write in', [create], 'abstain'],
  ])('%s', (_, fields, wanted) => expect(afterwards('create a folder called Invoices', fields)).toBe(wanted));

  test('it is done where the page shows it, and not known to be where it does not', () => {
    expect(afterwards('create a folder called Invoices', [title, create], [['link', 'Invoices']])).toBe('done');
    expect(afterwards('create a folder called Invoices', [title, create], [])).toBe('abstain');
  });
});

test('what was to be deleted and is there still is not known to be', () => {
  const mails = (...names: string[]) =>
    page('https://mail.example/', 'Mail', [['link', 'Delete all'], ...names.map((name): Element => ['link', name])]);
  const goal = 'delete all';
  const plan = planned(goal, mails('Tea'));
  if (plan.isComplete === true) throw new Error(plan.summary);
  const history = [{ thought: plan.thought, operations: ['Clicked'], outcome: '', snapshot: mails('Tea').snapshot, plan }];
  expect(renderPlan(planned(goal, mails('Tea'), history), mails('Tea'))).toBe('abstain');
  expect(renderPlan(planned(goal, mails(), history), mails())).toBe('done');
  const again = mails('Tea');
  for (const frame of again.snapshot.frames) frame.documentId = 'another';
  expect(renderPlan(planned(goal, again, history), again)).toBe('done');
});
