import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../../planner';
import { type Page, page, type Row } from '../corpus/build-snapshot';
import { renderPlan } from '../corpus/render-plan';
import { planGoal } from '../plan-goal';
import { MOST_MOVES } from './look-for';

const tab = (name: string, selected = false): Row => ['tab', name, { states: selected ? ['selected'] : [] }];
const shop = (chosen: string, ...rows: Row[]) =>
  page('https://shop.example/', 'Shop', [...['Tea', 'Cups', 'Pots'].map((name) => tab(name, name === chosen)), ...rows]);

/** Plans a goal on one page after the other, as the page answers to what was planned. */
function played(goal: string, pages: readonly Page[]): string[] {
  const history: PlanHistory[] = [];
  return pages.map((on) => {
    const plan = planGoal({ goal, snapshot: on.snapshot, history });
    if (plan.isComplete !== true)
      history.push({ thought: plan.thought, operations: plan.operations.map(() => 'Clicked'), outcome: '', snapshot: on.snapshot });
    return renderPlan(plan, on);
  });
}

const scroller = (down: number): Row => ['list', 'Rows', { weak: true, scroll: { up: 0, down, left: 0, right: 0 } }];
const rows = (from: number): Row[] => [0, 1, 2].map((at): Row => ['button', `Row ${from + at}`]);

describe('what has to be found first is looked for', () => {
  test('in each tab, once, and used where it is', () => {
    expect(played('find "Blue pot" and click it', [shop('Tea'), shop('Cups'), shop('Pots', ['link', 'Blue pot'])])).toEqual([
      'click Cups …',
      'click Pots …',
      'click Blue pot',
    ]);
  });

  test('and what was opened is closed again where it is nowhere', () => {
    expect(played('find "Red pot" and click it', [shop('Tea'), shop('Cups'), shop('Pots'), shop('Tea')])).toEqual([
      'click Cups …',
      'click Pots …',
      'click Tea; scroll 0 …',
      'abstain',
    ]);
  });

  test('in parts that are folded', () => {
    const faq = (state: string, ...more: Row[]) =>
      page('https://faq.example/', 'Faq', [['button', 'Shipping', { states: [state] }], ...more]);
    const link: Row = ['link', 'Rates'];
    expect(played('look for "Rates" and open it', [faq('collapsed'), faq('expanded', link)])).toEqual(['click Shipping …', 'click Rates']);
    expect(played('look for "Fees" and open it', [faq('collapsed'), faq('expanded', link), faq('collapsed')])).toEqual([
      'click Shipping …',
      'click Shipping; scroll 0 …',
      'abstain',
    ]);
  });

  test('further down in a list, a screen at a time', () => {
    const lists = [0, 3, 6].map((from) => page('https://list.example/', 'List', [scroller(1000 - from), ...rows(from)]));
    expect(played('find Row 7 and click it', lists)).toEqual(['scroll down Rows …', 'scroll down Rows …', 'click Row 7']);
    expect(played('scroll to Row 4 and click it', lists.slice(0, 2))).toEqual(['scroll down Rows …', 'scroll Row 4; click Row 4']);
  });

  test('and not for ever', () => {
    const endless = Array.from({ length: MOST_MOVES + 3 }, () => page('https://list.example/', 'List', [scroller(1000), ...rows(0)]));
    const plans = played('find "Nowhere" and click it', endless);
    expect(plans.slice(0, MOST_MOVES)).toEqual(plans.slice(0, MOST_MOVES).map(() => 'scroll down Rows …'));
    expect(plans.slice(MOST_MOVES)).toEqual(['scroll 0 …', 'abstain', 'abstain']);
  });

  test('by nothing that leads elsewhere, sends, has a menu or a word of a deed', () => {
    const office = page('https://office.example/', 'Office', [
      ['tab', 'Elsewhere', { href: 'https://other.example/' }],
      ['tab', 'Delete account'],
      ['button', 'Send', { type: 'submit', states: ['collapsed'] }],
      ['button', 'More', { states: ['collapsed', 'popup'] }],
      ['button', 'Closed', { states: ['collapsed', 'disabled'] }],
    ]);
    expect(played('find "Rates" and click it', [office])).toEqual(['abstain']);
  });

  test('and only where that was asked for', () => {
    expect(played('click "Blue pot"', [shop('Tea')])).toEqual(['abstain']);
    expect(played('search for tea', [shop('Tea')])).toEqual(['abstain']);
  });
});
