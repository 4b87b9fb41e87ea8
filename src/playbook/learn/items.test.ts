import { describe, expect, test } from 'vitest';
import type { Landmark } from '../../model/page/landmark';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { elementsOfItem } from '../../model/run/item';
import type { Run } from '../../model/run/run';
import { EMPTY } from '../memory.fixture';
import { expandPlaybookReferences } from '../play/expand';
import { recall } from '../recall/recall';
import { runOf, snapshotOf } from '../run.fixture';
import { NOW, print, SITE, step } from '../steps.fixture';
import { applyLessons, lessonsOf } from './lessons';
import type { Step } from './step';

const row = (name: string): Landmark => ({ kind: 'row', name });
const TABLE: Landmark = { kind: 'table', name: 'Trips' };

function seen(id: number, role: string, name: string, place: Landmark[]): SnapshotElement {
  return {
    id,
    ref: id,
    frame: 0,
    tag: 'button',
    role,
    name,
    states: [],
    place,
    box: { x: 0, y: 0, width: 1, height: 1 },
    inView: true,
    selector: '',
  };
}
const page = (...elements: SnapshotElement[]): Snapshot => ({
  ...snapshotOf(SITE),
  frames: [{ frameId: 0, documentId: 'd', path: [], url: SITE, title: '' }],
  elements,
});
const cancels = (...names: string[]) => page(...names.map((name, at) => seen(at + 1, 'button', 'Cancel', [row(name), TABLE])));
const pressed = (name: string, landmarks: Landmark[], delta: NonNullable<Parameters<typeof step>[2]>['delta'] = {}): Step =>
  step({ type: 'click', elementId: 2 }, print('button', name, { landmarks }), { delta });

/** A run of one plan on a page, as its journal would fold to. */
function ran(goal: string, steps: Step[], snapshot: Snapshot): Run {
  const run = runOf(goal, [{ steps }, { steps: [], completes: true }]);
  return { ...run, snapshot, plans: run.plans.map((plan) => ({ ...plan, snapshot })) };
}
const learn = (goal: string, steps: Step[], snapshot: Snapshot): DomainPlaybooks =>
  lessonsOf(ran(goal, steps, snapshot), 'success', NOW).reduce((known, one) => applyLessons(known, one, NOW), EMPTY);
/** "plan", or for each step of what is recalled what it acts on. */
function later(goal: string, memory: DomainPlaybooks): string {
  const found = recall(goal, memory, { path: '/themes' });
  if (!found.hit) return 'plan';
  let made = 0;
  const { queue } = expandPlaybookReferences(found.references, memory, { newId: () => `op-${made++}` });
  return queue.map(({ forItem }) => forItem?.value ?? 'as recorded').join(', ');
}
const names = ({ playbooks }: DomainPlaybooks) => playbooks.filter(({ partOf }) => !partOf).map(({ name }) => name);

describe('a goal that names one of several items alike is known for the others', () => {
  const went = [
    { selector: '', tagName: 'TD', role: 'cell', name: 'Carla Reyes' },
    { selector: '', tagName: 'TD', role: 'gridcell', name: 'Lisbon' },
  ];
  const gone = { disappeared: went };
  const memory = learn(
    'cancel the trip of Carla Reyes',
    [pressed('Cancel', [row('Carla Reyes'), TABLE], gone)],
    cancels('Bob', 'Carla Reyes'),
  );

  test.each([
    ['cancel the trip of Carla Reyes', 'as recorded'],
    ['cancel the trip of Erin Falk', 'Erin Falk'],
    ['cancel the trip of Erin Falk to Kyoto', 'plan'],
    ['cancel the trip for Erin Falk', 'plan'],
    ['cancel the trip of Erin Falk and Bob', 'plan'],
    ['cancel the trip of my boss', 'plan'],
    ['cancel the trip instead of Erin Falk', 'plan'],
    ['cancel every trip of Erin Falk', 'plan'],
    ['do not cancel the trip of Erin Falk', 'plan'],
  ])('%s → %s', (goal, wanted) => {
    expect(later(goal, memory)).toBe(wanted);
  });

  test('its row in the list is named so, and another item makes no second one', () => {
    expect(names(memory)).toEqual(['Cancel the trip of …']);
    const run = ran('cancel the trip of Bob', [pressed('Cancel', [row('Bob'), TABLE])], cancels('Bob', 'Carla Reyes'));
    const more = lessonsOf(run, 'success', NOW).reduce((known, one) => applyLessons(known, one, NOW), memory);
    expect(names(more)).toEqual(['Cancel the trip of …']);
  });

  test('of another item only what is called as the item is promised', () => {
    const [{ expects } = {}] = expandPlaybookReferences([{ playbook: 'Cancel the trip of …', params: { item: 'Erin Falk' } }], memory, {
      newId: () => 'op',
    }).queue;
    expect(expects).toEqual({ disappeared: ['cell Erin Falk'] });
  });
});

test('others may have been on an earlier page of the run', () => {
  const goal = 'search for "maple" and put the Maple Tripod into the cart';
  const types = step({ type: 'type', elementId: 9, text: 'maple', submit: true }, print('searchbox', 'Search'));
  const run = runOf(goal, [{ steps: [types] }, { steps: [pressed('Add', [row('Maple Tripod')])] }, { steps: [], completes: true }]);
  const adds = (...all: string[]) => page(...all.map((name, at) => seen(at + 1, 'button', 'Add', [row(name)])));
  const pages = [adds('Ash Tripod', 'Elm Tripod'), adds('Maple Tripod'), adds('Maple Tripod')];
  const plans = run.plans.map((plan, at) => ({ ...plan, snapshot: pages[at] as Snapshot }));
  const memory = lessonsOf({ ...run, plans }, 'success', NOW).reduce((known, one) => applyLessons(known, one, NOW), EMPTY);
  expect(later('search for "elm" and put the Elm Tripod into the cart', memory)).toBe('as recorded, Elm Tripod');
  expect(later('search for "elm" and put the cheapest into the cart', memory)).toBe('plan');
});

describe('what is called as the goal says, beside others alike, is one of several', () => {
  const list: Landmark[] = [{ kind: 'list', name: 'Animals' }, { kind: 'main' }];
  const bar: Landmark[] = [{ kind: 'navigation' }];
  const animals = page(
    seen(1, 'link', 'red-fox', list),
    seen(2, 'link', 'grey-wolf', list),
    seen(3, 'link', 'about', bar),
    seen(4, 'button', 'help', list),
  );
  const memory = learn('show what the animal grey-wolf eats', [pressed('grey-wolf', list), pressed('Food', [])], animals);

  test.each([
    ['show what the animal grey-wolf eats', 'as recorded, as recorded'],
    ['show what the animal red-fox eats', 'red-fox, as recorded'],
    ['show what the animal red-fox and the dog eat', 'plan'],
    ['show what my animal eats', 'plan'],
    ['show where the animal red-fox lives', 'plan'],
  ])('%s → %s', (goal, wanted) => {
    expect(later(goal, memory)).toBe(wanted);
  });

  test('not where the goal has another value: that is what may be another one', () => {
    const writes = step({ type: 'type', elementId: 5, text: 'Oslo' }, print('textbox', 'Name'));
    const notes = page(seen(1, 'button', 'new note', bar), seen(2, 'button', 'new list', bar));
    const made = learn('make a new note called Oslo', [pressed('new note', bar), writes], notes);
    expect(names(made)).toEqual(['Make a new note called …']);
    expect(later('make a new note called Rome', made)).toBe('as recorded, as recorded');
  });

  test('another is looked for in the same place only', () => {
    const { fingerprint } = { fingerprint: print('link', 'red-fox', { landmarks: list }) };
    const at = (value: string) =>
      elementsOfItem({ ...fingerprint, name: value }, { recorded: value, value }, animals).map(({ name }) => name);
    expect([at('red-fox'), at('about'), at('help')]).toEqual([['red-fox'], [], []]);
  });

  test.each<[string, string, string[], string]>([
    ['what is to be done is no name', 'search the shop', ['search', 'reset'], 'Search the shop'],
    ['nor is the only word of the goal', 'open history', ['history', 'food'], 'Open history'],
    ['nor what only begins like it', 'show the food of wolves', ['foods', 'drinks'], 'Show the food of wolves'],
    [
      'an option of a menu that tells nothing of it',
      'make the border Thick 2 here',
      ['Thick 2', 'Thin 1', 'None'],
      'Make the border … here',
    ],
  ])('%s: %s', (_what, goal, names_, name) => {
    const [pressing = ''] = names_;
    const shown = page(...names_.map((one, at) => seen(at + 1, 'button', one, bar)));
    expect(names(learn(goal, [pressed(pressing, bar)], shown))).toEqual([name]);
  });
});

test('what came before the first step about the item is promised as it was', () => {
  const goal = 'search the rooms and book the Blue Room';
  const results = { url: 'https://ui.example.com/results', delta: { url: { from: SITE, to: 'https://ui.example.com/results' } } };
  const look = step({ type: 'click', elementId: 1 }, print('button', 'Search rooms'), {
    ...results,
    delta: { ...results.delta, appeared: ['Blue Room', 'Rooms'].map((name) => ({ selector: '', tagName: 'H2', role: 'heading', name })) },
  });
  const book = step({ type: 'click', elementId: 2 }, print('button', 'Book', { landmarks: [row('Blue Room')] }), {
    url: 'https://ui.example.com/booked/7',
    delta: { url: { from: 'https://ui.example.com/results', to: 'https://ui.example.com/booked/7' } },
  });
  const rooms = page(...['Blue Room', 'Red Room'].map((name, at) => seen(at + 1, 'button', 'Book', [row(name)])));
  const memory = learn(goal, [look, book], rooms);
  const found = recall('search the rooms and book the Red Room', memory, { path: '/themes' });
  const { queue } = expandPlaybookReferences(found.hit ? found.references : [], memory, { newId: () => 'op' });
  expect(queue.map(({ expects }) => expects)).toEqual([{ navigatesTo: '/results', appeared: ['heading Rooms'] }, undefined]);
});

test('what is in quotes may be any words', () => {
  const mails = page(seen(1, 'button', 'Your invoice 1', []), seen(2, 'button', 'Tea on Sunday 2', []));
  const memory = learn('delete the mail "Your invoice"', [pressed('Your invoice 1', [])], mails);
  expect(later('delete the mail "Tea on Sunday"', memory)).toBe('Tea on Sunday');
  expect(later('delete my mail', memory)).toBe('plan');
});

describe('which words name an item', () => {
  test.each<[string, string, Step[], Snapshot, string]>([
    [
      'words in what it is called, beside others that differ in numbers',
      'leave out the White tea',
      [pressed('White(20)', [])],
      page(seen(1, 'button', 'White(20)', []), seen(2, 'button', 'Black(19)', [])),
      'Leave out the … tea',
    ],
    ['not where it is the only one', 'cancel the trip of Bob', [pressed('Cancel', [row('Bob')])], cancels('Bob'), 'Cancel the trip of Bob'],
    [
      'not where the others have another control',
      'cancel the trip of Bob',
      [pressed('Cancel', [row('Bob')])],
      page(seen(1, 'button', 'Cancel', [row('Bob')]), seen(2, 'button', 'View', [row('Carla')])),
      'Cancel the trip of Bob',
    ],
    [
      'not words that only happen to be written otherwise there',
      'cancel the trip of bob',
      [pressed('Cancel', [row('Bob')])],
      cancels('Bob', 'Carla'),
      'Cancel the trip of bob',
    ],
    [
      'not words that stand twice in the goal',
      'move Bob to the list of Bob',
      [pressed('Cancel', [row('Bob')])],
      cancels('Bob', 'Carla'),
      'Move Bob to the list of Bob',
    ],
    [
      'not where two items are named',
      'swap Bob with Carla',
      [pressed('Cancel', [row('Bob')]), pressed('Cancel', [row('Carla')])],
      cancels('Bob', 'Carla'),
      'Swap Bob with Carla',
    ],
    [
      'not words that could not be read out of a goal',
      'press the plus of To do',
      [pressed('+', [row('To do')])],
      page(seen(1, 'button', '+', [row('To do')]), seen(2, 'button', '+', [row('Doing')])),
      'Press the plus of To do',
    ],
    [
      'not where the name is typed as well',
      'delete the file Notes',
      [pressed('Delete', [row('Notes')]), step({ type: 'type', elementId: 5, text: 'Notes' }, print('textbox', 'Type the name'))],
      page(seen(1, 'button', 'Delete', [row('Notes')]), seen(2, 'button', 'Delete', [row('Plans')])),
      'Delete the file …',
    ],
  ])('%s', (_what, goal, steps, snapshot, name) => {
    const memory = learn(goal, steps, snapshot);
    expect(names(memory)).toEqual([name]);
    const other = memory.playbooks.flatMap(({ params }) => params.filter(({ item }) => item));
    expect(other.length).toBe(/leave/.test(goal) ? 1 : 0);
  });
});
