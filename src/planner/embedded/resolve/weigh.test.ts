import { describe, expect, test } from 'vitest';
import { page } from '../corpus/build-snapshot';
import { renderPlan } from '../corpus/render-plan';
import { planGoal } from '../plan-goal';

const told = (command: string, on: ReturnType<typeof page>) =>
  renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history: [] }), on);

const games = page('https://games.example/', 'Games', [
  ['radio', 'Sports', { states: ['unchecked'], place: ['heading Filters'] }],
  ['radio', 'Shooter', { states: ['unchecked'], place: ['heading Filters'] }],
  ['link', 'Report'],
  ['link', 'Vertical'],
  ['button', 'Full'],
  ['button', 'Full Split'],
  ['button', 'Star'],
  ['button', 'Delete'],
  ['link', 'Trash'],
]);
const mails = page('https://mail.example/', 'Mails', [
  ['checkbox', 'Monthly product updates', { states: ['checked'] }],
  ['checkbox', 'Weekly report', { states: ['unchecked'] }],
  ['checkbox', 'Wiederholen', { states: ['unchecked'] }],
]);

describe('the words of a sentence are weighed', () => {
  test.each([
    // What a thing is, said beside its name.
    ['show only sports games', games, 'click Sports'],
    ['open the vertical demo', games, 'click Vertical'],
    // What tells which of several is no such word, and neither is a proper name, a number or a condition.
    ["open yesterday's report", games, 'abstain'],
    ['open the report from yesterday', games, 'abstain'],
    ['open the Miller report', games, 'abstain'],
    ['open report 7', games, 'abstain'],
    ['open the sports games if there are any', games, 'abstain'],
    // What is done names no thing, and a verb that nobody knows does nothing.
    ['star the repository', games, 'abstain'],
    ['delete the file', games, 'abstain'],
    ['discard the sports', games, 'abstain'],
    ['no more monthly product updates', mails, 'uncheck Monthly product updates'],
    ['stop the monthly product updates', mails, 'abstain'],
    ['put it on repeat (Wiederholen)', mails, 'check Wiederholen'],
  ])('%s', (command, on, wanted) => expect(told(command, on)).toBe(wanted));
});
