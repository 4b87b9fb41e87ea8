import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../../planner';
import { page, type Row } from '../corpus/build-snapshot';
import { renderPlan } from '../corpus/render-plan';
import { planGoal } from '../plan-goal';

const QUESTIONS = ['How do I close my account?', 'Which limits does the API have?', 'Quand livrez-vous ?', '如何退货？'];
const help = (open: number, text: string, ...rows: Row[]) =>
  page(
    'https://help.example/',
    'Help',
    [...QUESTIONS.map((name, at): Row => ['button', name, { states: [at === open ? 'expanded' : 'collapsed'] }]), ...rows],
    { text: `# Help\n${text}` },
  );

/** What is said in the end, and what was done for it. */
function answerTo(goal: string, open: number, text: string, ...rows: Row[]) {
  const history: PlanHistory[] = [];
  return [help(-1, 'Ask us', ...rows), help(open, `${text}\nAsk us`, ...rows)].map((on) => {
    const plan = planGoal({ goal, snapshot: on.snapshot, history });
    if (plan.isComplete !== true) history.push({ thought: plan.thought, operations: ['Clicked'], outcome: '', snapshot: on.snapshot });
    return renderPlan(plan, on);
  });
}

describe('a question that a press unfolds the answer of is answered by what it unfolds', () => {
  test.each([
    ['how do I close my account?', 0, 'Settings, then Danger zone.'],
    ['i want to read how to close my account', 0, 'Settings, then Danger zone.'],
    ['what limits does the API have for teams?', 1, '600 a minute for teams'],
    ['quand livrez-vous ?', 2, 'Le lundi.'],
    ['如何退货？', 3, '七天内可以退货。'],
  ])('%s', (goal, open, text) => {
    expect(answerTo(goal, open, text)).toEqual([`click ${QUESTIONS[open]} …`, `answer ${text}`]);
  });

  test('nothing came, or it is about something else: it is not said to be done', () => {
    expect(answerTo('how do I close my account?', 0, 'Ask us')[1]).toBe('abstain');
    expect(answerTo('what limits does the API have for guests?', 1, '600 a minute for teams')[1]).toBe('abstain');
  });

  test('how something is done does not ask for it to be done', () => {
    expect(answerTo('how do I delete the project?', -1, '', ['button', 'Delete the project'])[0]).toBe('abstain');
    expect(answerTo('wie lösche ich das Projekt?', -1, '', ['button', 'Projekt löschen'])[0]).toBe('abstain');
  });

  test('what was asked to be opened is opened', () => {
    expect(answerTo('open "Which limits does the API have?"', 1, '600')).toEqual(['click Which limits does the API have?', 'done']);
  });
});
