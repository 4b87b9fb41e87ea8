import { describe, expect, it } from 'vitest';
import type { Plan } from '../../model/plan/plan';
import { Plan as PlanSchema } from '../../model/plan/plan';
import { page, type Row } from './corpus/build-snapshot';
import { planGoal } from './plan-goal';

const shop = page('http://shop.localhost/', 'Camera shop', [
  ['link', 'Home', { tag: 'a', href: '/' }],
  ['searchbox', 'Search', { type: 'search', placeholder: 'Search products', selector: '#q', place: ['form Search', 'banner'] }],
  ['button', 'Search', { key: 'go', type: 'submit', place: ['form Search', 'banner'] }],
  ['button', 'Delete', { place: ['row Alice', 'table'] }],
  ['button', 'Delete', { key: 'delete bob', place: ['row Bob', 'table'] }],
  ['textbox', 'Notes', { tag: 'textarea' }],
]);
const themes = page('http://theme.localhost/', 'Theme customiser', [
  ['button', 'Theme', { states: ['collapsed'] }],
  ['button', 'Style', { states: ['collapsed'] }],
]);
const themesOpen = page('http://theme.localhost/', 'Theme customiser', [
  ['button', 'Theme', { states: ['expanded'] }],
  ['button', 'Style', { states: ['collapsed'] }],
  ['option', 'Fuchsia', { isNew: true, place: ['listbox Theme'] }],
  ['option', 'Purple', { isNew: true, place: ['listbox Theme'] }],
]);

function ask(goal: string, { snapshot } = shop, history: Parameters<typeof planGoal>[0]['history'] = []): Plan {
  return PlanSchema.parse(planGoal({ goal, snapshot, history }));
}

function operationsOf(plan: Plan): unknown[] {
  return plan.isComplete === true ? [] : plan.operations.map((planned) => ({ ...planned, note: undefined }));
}

const list = page('http://todo.localhost/', 'To do', [
  ['checkbox', 'Mark all as complete', { states: ['unchecked'], place: ['main'] }],
  ...['Buy milk', 'Call Ann'].flatMap((name): Row[] => [
    ['checkbox', '', { states: ['unchecked'], place: [`listitem ${name}`, 'list', 'main'] }],
    ['button', 'Delete', { place: [`listitem ${name}`, 'list', 'main'] }],
    ['textbox', '', { place: [`listitem ${name}`, 'list', 'main'] }],
  ]),
  ...['Read', 'Write'].map((key): Row => ['checkbox', '', { key, states: ['unchecked'], place: ['row Eve', 'table'] }]),
]);

describe('the embedded planner', () => {
  it('ticks the box of a row by the words of the row, where it is the only one there', () => {
    expect(operationsOf(ask('tick "Call Ann"', list))).toEqual([{ type: 'check', elementId: 5, checked: true }]);
    expect(operationsOf(ask('check Buy milk', list))).toEqual([{ type: 'check', elementId: 2, checked: true }]);
    expect(operationsOf(ask('tick "Eve"', list))).toEqual([]);
    expect(operationsOf(ask('type "x" into "Call Ann"', list))).toEqual([]);
  });

  it('types in the search box and presses Enter there, in one plan', () => {
    const plan = ask('type camera in the search box and press Enter');
    expect(operationsOf(plan)).toEqual([
      { type: 'type', elementId: 2, text: 'camera' },
      { type: 'press', elementId: 2, key: 'Enter' },
    ]);
    expect(plan).not.toHaveProperty('more');
  });

  it('opens the menu first, and chooses when it sees the options', () => {
    const goal = 'open the theme menu and choose Purple';
    const first = ask(goal, themes);
    expect(first).toMatchObject({ operations: [{ type: 'click', elementId: 1 }], more: true });
    if (first.isComplete === true) return;
    const history = [{ thought: first.thought, operations: ['Clicked button “Theme”'], outcome: 'Executed 1 of 1 operations.' }];
    const second = ask(goal, themesOpen, history);
    expect(second).toMatchObject({ operations: [{ type: 'click', elementId: 4 }] });
    if (second.isComplete === true) return;
    expect(second.more).toBeUndefined();
    history.push({ thought: second.thought, operations: ['Clicked option “Purple”'], outcome: 'Executed 1 of 1 operations.' });
    expect(ask(goal, themes, history)).toMatchObject({
      isComplete: true,
      success: true,
      summary: 'Done: open the theme menu, choose Purple.',
    });
  });

  it('sets a value in a menu by opening it and looking again', () => {
    const first = ask('set theme to Purple', themes);
    expect(first).toMatchObject({ operations: [{ type: 'click', elementId: 1 }], more: true });
    if (first.isComplete === true) return;
    const history = [{ thought: first.thought, operations: ['Clicked button “Theme”'], outcome: '' }];
    expect(ask('set theme to Purple', themesOpen, history)).toMatchObject({ operations: [{ type: 'click', elementId: 4 }] });
  });

  it('scrolls to the middle and goes back without an element', () => {
    expect(operationsOf(ask('scroll to the middle'))).toEqual([{ type: 'scroll', ratio: 0.5 }]);
    expect(operationsOf(ask('go back'))).toEqual([{ type: 'navigate', to: 'back' }]);
    expect(operationsOf(ask('scroll down a bit'))).toEqual([{ type: 'scroll', direction: 'down' }]);
  });

  it('searches by typing and submitting', () => {
    expect(operationsOf(ask('search `best AI toy`'))).toEqual([{ type: 'type', elementId: 2, text: 'best AI toy', submit: true }]);
  });

  it('ends an ambiguous command with suggestions that are commands', () => {
    const plan = ask('click Delete');
    expect(plan).toMatchObject({
      isComplete: true,
      success: false,
      suggestions: ['click "Delete" in the row of "Alice"', 'click "Delete" in the row of "Bob"'],
    });
    if (plan.isComplete !== true) return;
    expect(operationsOf(ask(plan.suggestions[1] ?? ''))).toEqual([{ type: 'click', elementId: 5 }]);
  });

  it('ends with suggestions where nothing is so called', () => {
    expect(ask('click the frobnicator')).toMatchObject({ isComplete: true, success: false });
  });
});
