import { describe, expect, test } from 'vitest';
import type { DomainPlaybooks, KnownGoal } from '../../model/playbook/playbook';
import { applyLessons, lessonsOf } from '../learn/lessons';
import type { Step } from '../learn/step';
import { EMPTY, learned, memoryOf } from '../memory.fixture';
import { type PlayedPlan, runOf } from '../run.fixture';
import { chooses, NOW, opens, print, step, types } from '../steps.fixture';
import { recall } from './recall';

const PATH = '/themes';
const login = (): Step[] => [
  types('bob', print('textbox', 'User name')),
  step({ type: 'click', elementId: 2 }, print('button', 'Log in'), { delta: { opened: ['dialog Welcome'] } }),
];
const learn = (goal: string, plans: PlayedPlan[], memory: DomainPlaybooks = EMPTY) =>
  lessonsOf(runOf(goal, plans), 'success', NOW)
    .filter(({ domain }) => domain === 'ui.example.com')
    .reduce((known, lessons) => applyLessons(known, lessons, NOW), memory);
const hits = (goal: string, memory: DomainPlaybooks) => recall(goal, memory, { path: PATH }).hit;

describe('what is learned as a known goal', () => {
  test.each<[string, Step[]]>([
    ['log in as bob, then add the backpack to the cart', login()],
    ['find the cheapest lens, then log in', login()],
    ['log in and tell me the price of the cheapest lens', login()],
    [
      'tick News and Offers',
      [
        step({ type: 'check', elementId: 1, checked: true }, print('checkbox', 'Offers')),
        step({ type: 'click', elementId: 2 }, print('button', 'Apply')),
      ],
    ],
    ['set theme to Lime and save', [opens('Theme', ['Lime']), chooses('Lime', 'Theme')]],
  ])('not "%s", of which only a part was done', (goal, steps) => {
    const memory = learn(goal, [{ steps }]);
    expect(memory.playbooks).toHaveLength(1);
    expect(memory.knownGoals ?? []).toEqual([]);
    expect(memory.playbooks.flatMap(({ goals }) => goals)).not.toContain(goal);
    expect(hits(goal, memory)).toBe(false);
  });

  test.each([
    'log in as bob and tell me the price',
    'melde dich als bob an und sag mir den Preis',
    'what does the lens cost?',
    'log in as bob and check that the price is shown',
  ])('what "%s" asks to be told is looked at again', (goal) => {
    const memory = learn(goal, [{ steps: login() }]);
    expect(memory.knownGoals).toMatchObject([{ goal, reads: true }]);
    expect(recall(goal, memory, { path: PATH })).toMatchObject({ hit: true, reads: true });
  });

  test.each<[string, Step[]]>([
    ['log in as bob', login()],
    ['make it funky', [opens('Theme', ['Lime']), chooses('Lime', 'Theme')]],
    ['open the theme menu and choose Lime', [opens('Theme', ['Lime']), chooses('Lime', 'Theme')]],
    ['log in as bob and tell me the price', [...login(), step({ type: 'extract', name: 'price' }, undefined, { value: '$5' })]],
  ])('"%s", all of which was done', (goal, steps) => {
    const memory = learn(goal, [{ steps }]);
    expect(memory.knownGoals).toHaveLength(1);
    expect(hits(goal, memory)).toBe(true);
  });

  test('what a planner noted as the clause of a step accounts for it, whatever the page calls it', () => {
    const noted = (note: string, one: Step): Step => ({ ...one, operation: { ...one.operation, note } });
    const steps = [
      noted('geh zur Kasse', step({ type: 'click', elementId: 1 }, print('link', 'Checkout'))),
      noted('bestätige', step({ type: 'click', elementId: 2 }, print('button', 'Continue'))),
    ];
    expect(learn('geh zur Kasse und bestätige', [{ steps }]).knownGoals).toHaveLength(1);
    expect(hits('geh zur Kasse und bestätige', learn('geh zur Kasse und bestätige', [{ steps }]))).toBe(true);
  });

  test('not where a part of it was done on another site', () => {
    const elsewhere = (one: Step): Step => ({
      ...one,
      record: {
        ...one.record,
        url: 'https://other.example/cart',
        delta: { ...one.record.delta, url: { from: 'https://other.example/cart', to: 'https://other.example/cart' } },
      },
    });
    const there = login().map(elsewhere);
    const memory = learn('make it all ready', [{ steps: login() }, { steps: there }]);
    expect(memory.playbooks).toHaveLength(1);
    expect(memory.knownGoals ?? []).toEqual([]);
    expect(hits('make it all ready', memory)).toBe(false);
  });
});

describe('what is recalled', () => {
  const memory = memoryOf(learned(login(), { name: 'Log in' }), learned([opens('Theme', ['Lime', 'Blue']), chooses('Lime', 'Theme')]));
  const known = (goal: string, ...at: number[]): DomainPlaybooks => {
    const references: KnownGoal['references'] = at.map((index) => ({ playbookId: memory.playbooks[index]!.id }));
    return { ...memory, knownGoals: [{ goal, pagePath: PATH, at: NOW, references }] };
  };

  test.each([
    'log in as bob and tell me the price',
    'log in as bob and open the cart',
    'tell me the price',
    'log in as bob, what is the total?',
    'log in and log out',
    'inicia sesión y dime el precio',
  ])('not a known goal of an older version that names more than its playbook does: %s', (goal) => {
    expect(hits(goal, known(goal, 0))).toBe(false);
  });

  test.each<[string, number[]]>([
    ['log in as bob and set theme to Lime', [0, 1]],
    ['let me in', [0]],
  ])('but one that it does: %s', (goal, at) => {
    expect(hits(goal, known(goal, ...at))).toBe(true);
  });

  test('not a playbook by a name that says more than it does', () => {
    const boastful = memoryOf(learned(login(), { name: 'Log in and tell the price' }));
    expect(hits('Log in and tell me the price', boastful)).toBe(false);
    const named = memoryOf(learned([opens('Theme', ['Lime']), chooses('Lime', 'Theme')], { name: 'Set theme and report the total' }));
    expect(hits('Set theme and report the total', named)).toBe(false);
  });

  test('not a playbook by a goal that says more than it does', () => {
    const fragment = {
      ...memory,
      playbooks: memory.playbooks.map((one) => ({ ...one, goals: ['do the login for {{user-name}} and open the cart'] })).slice(0, 1),
    };
    expect(hits('do the login for bob and open the cart', fragment)).toBe(false);
  });
});
