import { describe, expect, test } from 'vitest';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { sayInEnglish } from '../../model/say-in-english';
import { learned, memoryOf } from '../memory.fixture';
import { chooses, opens, print, step, types } from '../steps.fixture';
import { recall } from './recall';

const COLOURS = ['Neutral', 'Purple', 'Fuchsia', 'Lime', 'Extra Lime'];
const PATH = '/themes';
const memory = memoryOf(
  learned([opens('Theme', COLOURS), chooses('Purple', 'Theme')]),
  learned([opens('Style', ['Vega', 'Nova', 'Lyra', 'Maia']), chooses('Nova', 'Style')]),
  learned([opens('Radius', ['None', 'Small', 'Large', 'Default']), chooses('Small', 'Radius')], { name: 'Choose corner radius' }),
);
const withGoals = (goals: Record<string, string[]>, base: DomainPlaybooks = memory): DomainPlaybooks => ({
  ...base,
  playbooks: base.playbooks.map((playbook) => ({ ...playbook, goals: goals[playbook.name] ?? [] })),
});
const told = (goal: string, known = memory, path: string | undefined = PATH) => {
  const recalled = recall(goal, known, path === undefined ? {} : { path });
  if (!recalled.hit) return `miss: ${sayInEnglish(recalled.says)}`;
  return recalled.references
    .map(({ playbook, variant, params }) =>
      [playbook, variant, params && JSON.stringify(params)].filter((part) => part !== undefined).join(' | '),
    )
    .join(' + ');
};

test('composes several playbooks for a goal with several parts', () => {
  expect(told('set theme to Fuchsia, style Lyra, radius large')).toBe(
    'Select Theme Purple | Fuchsia + Select Style Nova | Lyra + Choose corner radius | Large',
  );
});

test.each([
  ['Set theme to Fuchsia', 'Select Theme Purple | Fuchsia'],
  ['please change the theme to fuchsia!', 'Select Theme Purple | Fuchsia'],
  ['Could you pick the Lyra style?', 'Select Style Nova | Lyra'],
  ['theme: extra lime', 'Select Theme Purple | Extra Lime'],
  ['Theme "Lime" and then style Maia', 'Select Theme Purple | Lime + Select Style Nova | Maia'],
  ['choose corner radius none', 'Choose corner radius | None'],
  ['wähle Theme Lime und Style Vega', 'Select Theme Purple | Lime + Select Style Nova | Vega'],
  ['Select Theme Purple', 'Select Theme Purple'],
])('%s', (goal, references) => {
  expect(told(goal)).toBe(references);
});

describe('never guesses', () => {
  test.each([
    'reset theme', // another verb than "set theme": seen matched by substring elsewhere
    'reset theme to Fuchsia',
    'set theme',
    'set theme to Magenta',
    'set theme to not Fuchsia',
    "don't set theme to Fuchsia",
    'set theme to Fuchsia or Lime',
    'set theme to Fuchsia Lime',
    'set theme to Fuchsia twice',
    'set theme to Fuchsia and delete my account',
    'is the theme Fuchsia?',
    'make it Fuchsia',
    'Fuchsia',
    'theme',
    'large',
    'set style to Fuchsia',
    'Lyra theme',
    '',
    '???',
    'theme and style Lyra', // which theme?
  ])('%s', (goal) => {
    expect(told(goal)).toMatch(/^miss: /);
  });

  test('a word of the name that is missing in the goal', () => {
    expect(told('choose border radius none')).toMatch(/^miss/);
    expect(told('choose corner radius none')).not.toMatch(/^miss/);
  });

  test('two playbooks that fit equally well', () => {
    const twin = memoryOf(
      learned([types('a', print('searchbox', 'Search')), step({ type: 'press', key: 'Enter' })], { name: 'Search' }),
      learned([types('a', print('searchbox', 'Search orders')), step({ type: 'press', key: 'Enter' })], { name: 'search' }),
    );
    expect(told('search camera', twin)).toMatch(/miss: .*“Search” and “search” fit equally well/i);
  });
});

test('says where it stands when the playbook starts on another page', () => {
  expect(told('set theme to Fuchsia', memory, '/blocks')).toBe(
    'miss: Nothing saved here fits the whole goal. “Select Theme Purple” starts on /themes, not on /blocks.',
  );
  expect(told('set theme to Fuchsia', memory, '/themes/')).toBe('Select Theme Purple | Fuchsia');
});

test('a miss names the nearest playbooks', () => {
  expect(recall('reset theme', memory, { path: PATH })).toMatchObject({
    hit: false,
    near: expect.arrayContaining(['Select Theme Purple']),
  });
});

describe('params', () => {
  const search = withGoals(
    { Search: ['search for {{search}}'] },
    memoryOf(learned([types('camera', print('searchbox', 'Search')), step({ type: 'press', key: 'Enter' })])),
  );
  test.each([
    ['search for tripod', '{"search":"tripod"}'],
    ['Search for "rock and roll, or not"', '{"search":"rock and roll, or not"}'],
    ['search for Canon EOS R5', '{"search":"Canon EOS R5"}'],
    ['suche nach Stativ', '{"search":"Stativ"}'],
    ['検索 カメラ', '{"search":"カメラ"}'],
    ['please find the tripod', '{"search":"tripod"}'],
  ])('%s', (goal, params) => {
    expect(told(goal, search)).toBe(`Search | ${params}`);
  });
  test.each([
    'search for camera and delete my account',
    'search for camera in electronics',
    'search for camera sorted by price',
    'search for camera under 50',
    'search for camera or tripod',
    'search for a very long sentence that says much more',
    'do not search for camera',
    'search',
  ])('miss: %s', (goal) => {
    expect(told(goal, search).replace(/^Search$/, 'by its name')).toMatch(goal === 'search' ? /by its name/ : /^miss/);
  });
});

test('a goal that several values are in binds each to its own blank', () => {
  const flights = withGoals(
    { 'Book a flight': ['book a flight from {{from}} to {{to}}'] },
    memoryOf(
      learned(
        [
          types('Paris', print('textbox', 'From')),
          types('Rome', print('textbox', 'To')),
          step({ type: 'click', elementId: 1 }, print('button', 'Find')),
        ],
        {
          name: 'Book a flight',
        },
      ),
    ),
  );
  expect(told('book a flight from Oslo to New York', flights)).toBe('Book a flight | {"from":"Oslo","to":"New York"}');
  expect(told('book a flight to New York from Oslo', flights)).toBe('Book a flight | {"from":"Oslo","to":"New York"}');
  expect(told('book a flight from Oslo', flights)).toMatch(/^miss/);
});

test('several blanks are bound behind the labels of their fields', () => {
  const form = memoryOf(
    learned(
      [
        types('Ada', print('textbox', 'Name')),
        types('3', print('spinbutton', 'Amount')),
        step({ type: 'click', elementId: 1 }, print('button', 'Order')),
      ],
      {
        name: 'Order lunch',
      },
    ),
  );
  expect(told('order lunch, name Grace Hopper, amount 5', form)).toBe('Order lunch | {"name":"Grace Hopper","amount":"5"}');
  expect(told('order lunch with amount 5 and the name "Bob, the cook"', form)).toBe('Order lunch | {"name":"Bob, the cook","amount":"5"}');
  for (const goal of [
    'order lunch with name Ada',
    'order lunch with name Ada and amount five',
    'order lunch, name Ada, amount 5, place Oslo',
    'order lunch Ada 5',
  ]) {
    expect(told(goal, form)).toMatch(/^miss/);
  }
});

test('an earlier goal fits to its last word only', () => {
  const painted = withGoals({ 'Select Theme Purple': ['paint it Purple'] });
  expect(told('paint it lime slowly', painted)).toMatch(/^miss/);
  expect(told('paint the door lime', painted)).toMatch(/^miss/);
  const made = withGoals({ 'Select Theme Purple': ['turn Purple for the theme'] });
  expect(told('turn lime for the theme', made)).toBe('Select Theme Purple | Lime');
  expect(told('turn lime for the theme twice', made)).toMatch(/^miss/);
});

test('a goal that worked is known again word for word, with what it was bound to', () => {
  const [theme, style] = memory.playbooks;
  const known: DomainPlaybooks = {
    ...memory,
    knownGoals: [
      {
        goal: 'Make it look festive',
        pagePath: PATH,
        at: '2026-01-02T00:00:00.000Z',
        references: [{ playbookId: theme!.id, variant: 'Lime' }, { playbookId: style!.id }],
      },
    ],
  };
  expect(told(' make it  look Festive', known)).toBe('Select Theme Purple | Lime + Select Style Nova');
  // A sign at the end may belong to a value ("type hello!"), so the words are not the same.
  expect(told('make it look festive!', known)).toMatch(/^miss/);
  expect(told('make it look', known)).toMatch(/^miss/);
  expect(told('make it look festive', known, '/other')).toMatch(/^miss/);
  const gone = { ...known, playbooks: known.playbooks.slice(0, 1) };
  expect(told('make it look festive', gone)).toMatch(/^miss/);
});

test('an earlier goal in words of its own works for other options', () => {
  const painted = withGoals({ 'Select Theme Purple': ['paint it Purple'] });
  expect(told('paint it lime', painted)).toBe('Select Theme Purple | Lime');
  expect(told('do not paint it lime', painted)).toMatch(/^miss/);
});

test('obsolete playbooks are not recalled', () => {
  const retired = { ...memory, playbooks: memory.playbooks.map((playbook) => ({ ...playbook, obsolete: true })) };
  expect(told('set theme to Fuchsia', retired)).toMatch(/^miss/);
});

test('an open dialog that a playbook closes is closed first', () => {
  const start = step({ type: 'click', elementId: 1 }, print('button', 'Get Started'), { delta: { closed: ['dialog Welcome'] } });
  const dismissal = learned([start, start], { name: 'Dismiss Welcome' });
  const one = dismissal.playbooks.map((playbook) => ({
    ...playbook,
    operations: playbook.operations.slice(0, 1),
    outcomes: [{ disappeared: ['dialog Welcome'] }],
  }));
  const known = { ...memory, playbooks: [...memory.playbooks, ...one] };
  const recalled = recall('set theme to Lime', known, { path: PATH, dialogs: ['dialog Welcome'] });
  expect(recalled.hit && recalled.references.map(({ playbook }) => playbook)).toEqual(['Dismiss Welcome', 'Select Theme Purple']);
  expect(recall('set theme to Lime', known, { path: PATH, dialogs: ['dialog Cookies'] })).toMatchObject({
    references: [{ playbook: 'Select Theme Purple' }],
  });
});

describe('signs', () => {
  const named = (name: string): DomainPlaybooks => ({
    ...memory,
    playbooks: memory.playbooks
      .slice(0, 1)
      .map(({ variableStep: _variable, ...playbook }) => ({ ...playbook, name, params: [], goals: [name] })),
  });
  test.each([
    ['Vote +1', 'Vote -1'],
    ['Vote +1', 'Vote 1'],
    ['Vote 1', 'Vote -1'],
    ['Open C++', 'Open C#'],
    ['Open C', 'Open C++'],
    ['React 👍', 'React 👎'],
    ['Pay €10', 'Pay $10'],
    ['Open ガス', 'Open カス'],
    ['Open Sửa', 'Open Sữa'],
    ['Open Zählen', 'Open Zahlen'],
    ['Open दान', 'Open दिन'],
    ['Открыть мой', 'Открыть мои'],
    ['Show < 10', 'Show > 10'],
  ])('what does %s is not recalled for %s', (name, goal) => {
    expect(told(goal, named(name))).toMatch(/^miss/);
    expect(told(goal.toLowerCase(), named(name))).toMatch(/^miss/);
    expect(told(name, named(name))).toBe(name);
  });

  test('the value of a blank keeps its sign', () => {
    const search = memoryOf(learned([types('7', print('textbox', 'Amount')), opens('Send', [])], { name: 'Send amount' }));
    expect(told('send amount -5', search)).not.toMatch(/"5"/);
  });
});
