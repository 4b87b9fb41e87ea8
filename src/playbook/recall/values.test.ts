import { describe, expect, test } from 'vitest';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { learned, memoryOf } from '../memory.fixture';
import { print, step, types } from '../steps.fixture';
import { recall } from './recall';

const enter = step({ type: 'press', key: 'Enter' });
const withGoals = (goals: Record<string, string[]>, base: DomainPlaybooks): DomainPlaybooks => ({
  ...base,
  playbooks: base.playbooks.map((playbook) => ({ ...playbook, goals: goals[playbook.name] ?? [] })),
});
const memory = withGoals(
  { Search: ['search for {{search}}'], 'Log in': ['log in as {{user-name}}'], 'Set amount': ['set amount to {{amount}}'] },
  memoryOf(
    learned([types('camera', print('searchbox', 'Search')), enter], { name: 'Search' }),
    learned([types('bob', print('textbox', 'User name')), step({ type: 'click', elementId: 1 }, print('button', 'Log in'))], {
      name: 'Log in',
    }),
    learned([types('3', print('textbox', 'Amount')), enter], { name: 'Set amount' }),
  ),
);
const told = (goal: string) => {
  const recalled = recall(goal, memory, { path: '/themes' });
  return recalled.hit ? Object.values(recalled.references[0]?.params ?? {}).join() : 'miss';
};

describe('binds a value only where nothing else can be meant', () => {
  test.each([
    'log in as tomsmith with my password',
    'log in as my user',
    'log in as the user name',
    'log in as it',
    'log in as him with his password',
    'log in tomsmith with my password',
    'log in as bob with password secret1',
    'log in as bob my password',
    'log in as bob password secret1',
    'search for my order',
    'search for the value of Gender',
    'search for the word camera',
    'search for the text',
    'search for camera with my account',
    'set amount to my age',
    'set amount to the price of the lens',
    'log in as bob mit meinem Passwort',
    'log in as bob avec mon mot de passe',
    'log in as bob con mi contraseña',
    'log in as bob com minha senha',
  ])('not "%s"', (goal) => {
    expect(told(goal)).toBe('miss');
  });

  test.each([
    ['log in as tomsmith', 'tomsmith'],
    ['log in as "tomsmith with my password"', 'tomsmith with my password'],
    ['search for the tripod', 'tripod'],
    ['search for Rio de Janeiro', 'Rio de Janeiro'],
    ['search for Canon EOS R5', 'Canon EOS R5'],
    ['set amount to 5', '5'],
  ])('"%s" gives %s', (goal, value) => {
    expect(told(goal)).toBe(value);
  });
});

describe('binds a value with every sign that was written', () => {
  test.each([
    ['search for C++', 'C++'],
    ['search for C#', 'C#'],
    ['search for #tag', '#tag'],
    ['search for @ada', '@ada'],
    ['log in as bob!', 'bob!'],
    ['log in as bob!!', 'bob!!'],
    ['set amount to -5', '-5'],
    // No numbers, as this blank was always given: a planner is asked.
    ['set amount to +5', 'miss'],
    ['set amount to 5%', 'miss'],
    ['search for wow!', 'wow!'],
    ['search for tripod.', 'tripod'],
    ['search for "tripod."', 'tripod.'],
    ['search for カメラ!', 'カメラ!'],
  ])('"%s" gives %s', (goal, value) => {
    expect(told(goal)).toBe(value);
  });
});
