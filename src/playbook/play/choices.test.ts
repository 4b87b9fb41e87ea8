import { describe, expect, test } from 'vitest';
import { variableSteps } from '../../model/playbook/choices';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import type { OperationRecord } from '../../model/run/record';
import { applyLessons, lessonsOf } from '../learn/lessons';
import { learned, memoryOf } from '../memory.fixture';
import { addCandidate, putInForce } from '../mend/versions';
import { recall } from '../recall/recall';
import { summarisePlaybooks } from '../recall/summarise-playbooks';
import { type PlayedPlan, runOf } from '../run.fixture';
import { chooses, NOW, opens, print, record, SITE, step, types } from '../steps.fixture';
import { expandPlaybookReferences } from './expand';

/** A person names it and chooses a theme, a style and a radius: one text, two choices and the variable step. */
const COLOURS = ['Neutral', 'Purple', 'Fuchsia'];
const STYLES = ['Vega', 'Lyra'];
const SIZES = ['Small', 'Large'];
const look = (colour: string, style: string, size: string, name = 'Summer') =>
  learned(
    [
      types(name, print('textbox', 'Title')),
      opens('Theme', COLOURS),
      chooses(colour, 'Theme'),
      opens('Style', STYLES),
      chooses(style, 'Style'),
      opens('Radius', SIZES),
      chooses(size, 'Radius'),
    ],
    { name: 'Make a look' },
  );
const memory = look('Purple', 'Vega', 'Small');
const only = ({ playbooks }: DomainPlaybooks) => playbooks[0] as DomainPlaybooks['playbooks'][number];
let made = 0;
const options = { newId: () => `id-${made++}` };
const clicked = (params: Record<string, string>, variant?: string, known = memory) => {
  const { queue, incomplete } = expandPlaybookReferences(
    [{ playbook: 'Make a look', params, ...(variant ? { variant } : {}) }],
    known,
    options,
  );
  return [
    ...queue.map(({ operation }) => (operation.type === 'type' ? operation.text : 'selector' in operation ? operation.selector : '')),
    ...(incomplete ? [incomplete] : []),
  ];
};

test('every choice but the last is a blank with the options of its menu, beside what was typed', () => {
  expect(only(memory).params).toEqual([
    { name: 'title', kind: 'text', label: 'Title', default: 'Summer', known: ['Summer'] },
    { name: 'theme', kind: 'option', label: 'Theme', default: 'Purple', known: ['Purple'], choice: { step: 2, map: 'Theme' } },
    { name: 'style', kind: 'option', label: 'Style', default: 'Vega', known: ['Vega'], choice: { step: 4, map: 'Style' } },
  ]);
  expect(variableSteps(only(memory)).map(({ map, step: at }) => `${map} ${at}`)).toEqual(['Theme 2', 'Style 4', 'Radius 6']);
  expect(summarisePlaybooks('a look', memory)).toBe(
    '- Make a look [does: Type into Title, Click Theme, Click Purple and 4 more] [params: title, theme: Purple | Neutral | Fuchsia, style: Vega | Lyra] [options: Large, Small] (worked once)',
  );
});

test('text, choices and the variable step are bound together', () => {
  expect(clicked({ title: 'Winter', theme: 'Fuchsia', Style: 'lyra' }, 'Large')).toEqual([
    'Winter',
    '#theme',
    '#fuchsia',
    '#style',
    '#lyra',
    '#radius',
    '#large',
  ]);
  expect(clicked({}).join(' ')).toBe('Summer #theme #purple #style #vega #radius #small');
});

test('what a step promises is promised by the option that is taken', () => {
  const { queue } = expandPlaybookReferences([{ playbook: 'Make a look', params: { theme: 'Fuchsia' } }], memory, options);
  expect(
    queue
      .slice(2)
      .map(({ expects }) => JSON.stringify(expects))
      .join(),
  ).not.toContain('Purple');
  expect(JSON.stringify(queue[2]?.expects)).toContain('Fuchsia');
});

test('an option that nobody knows stops it with the menu open, whichever choice it is, and what is picked then fills that menu', () => {
  const stopped = clicked({ theme: 'Magenta' }, 'Huge');
  expect(stopped).toEqual([
    'Summer',
    '#theme',
    { kind: 'variant-unknown', playbook: 'Make a look', variant: 'Magenta', known: ['Purple', 'Neutral', 'Fuchsia'] },
  ]);
  const after = learn([play({ theme: 'Magenta' }), { steps: [chooses('Magenta', 'Theme')] }]);
  expect(Object.keys(after.optionMap['Theme'] ?? {})).toContain('Magenta');
  expect(Object.keys(after.optionMap['Radius'] ?? {})).toEqual(SIZES);
  // It went no further by itself, which proves nothing.
  expect(only(after).successCount).toBe(1);
  expect(clicked({ theme: 'Magenta' }, undefined, after)).toContain('#magenta');
});

test('the same steps with other options are the same playbook, whatever they differ in', () => {
  const both = memoryOf(memory, look('Fuchsia', 'Lyra', 'Large', 'Winter'));
  expect(both.playbooks).toHaveLength(1);
  expect(only(both)).toMatchObject({ successCount: 2, id: only(memory).id });
  expect(only(both).params.map(({ known }) => known)).toEqual([
    ['Summer', 'Winter'],
    ['Purple', 'Fuchsia'],
    ['Vega', 'Lyra'],
  ]);
});

test('is recalled for a goal that gives every value, and only for options that are known', () => {
  const known: DomainPlaybooks = {
    ...memory,
    playbooks: [{ ...only(memory), goals: ['make a look called {{title}} in {{theme}} and {{style}} with Small corners'] }],
  };
  const told = (goal: string) => {
    const answer = recall(goal, known, { path: '/themes' });
    return answer.hit ? answer.references : 'miss';
  };
  expect(told('make a look called Night in fuchsia and Lyra with Large corners')).toEqual([
    { playbook: 'Make a look', variant: 'Large', params: { title: 'Night', theme: 'fuchsia', style: 'Lyra' } },
  ]);
  expect(told('make a look called Night in Magenta and Lyra with Large corners')).toBe('miss');
});

describe('a heal', () => {
  const moved = print('option', 'Fuchsia', { selectors: ['#fuchsia-v2'] });
  const healed = (params: Record<string, string>) =>
    learn([
      play(params, (one, at) =>
        at === 2 ? { ...record(moved), heal: { by: 'fingerprint', wanted: '#fuchsia', score: 0.9, margin: 0.5, votes: [] } } : one,
      ),
    ]);
  test('of another option than the recorded one mends that option, not the playbook', () => {
    const after = healed({ theme: 'Fuchsia' });
    expect(after.optionMap['Theme']?.['Fuchsia']).toMatchObject({ selector: '#fuchsia-v2' });
    expect(only(after).versions).toHaveLength(1);
    expect(clicked({}, undefined, after)).toContain('#purple');
  });
  test('of the recorded one is a version', () => {
    expect(only(healed({})).versions).toHaveLength(2);
  });
});

test('choices move with their steps from version to version', () => {
  const operations = [{ type: 'press' as const, key: 'Escape' }, ...only(memory).operations];
  const longer = putIn(operations);
  expect(longer.params.flatMap(({ choice }) => choice?.step ?? [])).toEqual([3, 5]);
  expect(putInForce(longer, 1).params).toEqual(only(memory).params);
  function putIn(steps: typeof operations) {
    const added = addCandidate(only(memory), steps, [], { cause: 'edited', why: 'longer', now: NOW });
    return putInForce(added.playbook, added.version);
  }
});

test('several options of one menu are a set, not a choice', () => {
  const several = learned([
    opens('Tags', ['Red', 'Blue', 'Green']),
    chooses('Red', 'Tags'),
    chooses('Blue', 'Tags'),
    step({ type: 'press', key: 'Escape' }),
  ]);
  expect(only(several).params).toEqual([]);
});

/** The playbook run with these values, as far as it goes. */
function play(params: Record<string, string>, change: (one: OperationRecord, at: number) => OperationRecord = (one) => one): PlayedPlan {
  const reference = { playbook: 'Make a look', params };
  const { queue, incomplete } = expandPlaybookReferences([reference], memory, options);
  const steps = queue.map(({ operation, origin }, at) => {
    const print = 'fingerprint' in operation ? operation.fingerprint : undefined;
    const one = step(operation, print);
    return { ...one, ...(origin ? { origin } : {}), record: change(one.record, at) };
  });
  return { steps, operations: [reference], ...(incomplete ? { incomplete } : {}) };
}

function learn(plans: PlayedPlan[]): DomainPlaybooks {
  const run = runOf('make it nice', plans, SITE);
  return lessonsOf(run, 'success', NOW).reduce((known, lessons) => applyLessons(known, lessons, NOW), memory);
}
