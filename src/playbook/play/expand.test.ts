import { describe, expect, test } from 'vitest';
import type { PlannedOperation } from '../../model/plan/plan';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { learned, memoryOf } from '../memory.fixture';
import { chooses, opens, print, step, types } from '../steps.fixture';
import { expandPlaybookReferences } from './expand';

const memory = memoryOf(
  learned([opens('Theme', ['Purple', 'Fuchsia', 'C', 'C#']), chooses('Purple', 'Theme'), step({ type: 'press', key: 'Escape' })], {
    name: 'Set theme',
  }),
  learned([types('camera', print('searchbox', 'Search')), step({ type: 'press', key: 'Enter' })], { name: 'Search' }),
  learned(
    [
      types('bob', print('textbox', 'User')),
      types('pass-word-1', print('textbox', 'Password', { attributes: { type: 'password' } })),
      step({ type: 'click', elementId: 1 }, print('button', 'Log in')),
    ],
    { name: 'Log in' },
  ),
);
const expanded = (operations: PlannedOperation[], known = memory) => {
  let made = 0;
  return expandPlaybookReferences(operations, known, { newId: () => `id-${made++}` });
};
const told = (operations: PlannedOperation[], known = memory) => {
  const { queue, incomplete } = expanded(operations, known);
  return [
    ...queue.map(({ operation, origin }) => {
      const target = 'selector' in operation ? operation.selector : '';
      const text = operation.type === 'type' ? ` "${operation.text}"` : '';
      return `${operation.type} ${target ?? ''}${text}${origin ? ` (${origin.name} ${origin.step + 1}/${origin.of}${origin.variant ? ` ${origin.variant}` : ''})` : ''}`;
    }),
    ...(incomplete ? [JSON.stringify(incomplete)] : []),
  ];
};
const inline = { type: 'click' as const, elementId: 4 };

test('references become the steps of their playbook, others stay where they are', () => {
  expect(told([inline, { playbook: 'Set theme', variant: 'Fuchsia' }, inline])).toEqual([
    'click ',
    'click #theme (Set theme 1/3 Fuchsia)',
    'click #fuchsia (Set theme 2/3 Fuchsia)',
    'press  (Set theme 3/3 Fuchsia)',
    'click ',
  ]);
});

test('every operation has an id of its own', () => {
  const { queue } = expanded([{ playbook: 'Set theme' }, { playbook: 'Set theme' }]);
  expect(new Set(queue.map(({ id }) => id)).size).toBe(6);
});

describe('exact names only', () => {
  test.each(['set theme', 'Set', 'Reset theme', 'Set theme ', 'constructor', '__proto__'])('%j is unknown', (name) => {
    const { queue, incomplete } = expanded([inline, { playbook: name }, inline]);
    expect(queue).toHaveLength(1);
    expect(incomplete).toMatchObject({ kind: 'playbook-unknown', playbook: name });
  });
  test('the nearest names are the evidence', () => {
    expect(expanded([{ playbook: 'Reset theme' }]).incomplete).toEqual({
      kind: 'playbook-unknown',
      playbook: 'Reset theme',
      nearest: ['Set theme'],
    });
  });
  test('a former name still finds it, an obsolete playbook is not found', () => {
    const renamed = { ...memory, playbooks: memory.playbooks.map((one) => ({ ...one, name: `New ${one.name}`, aliases: [one.name] })) };
    expect(expanded([{ playbook: 'Search' }], renamed).queue[0]?.origin?.name).toBe('New Search');
    const obsolete = { ...memory, playbooks: memory.playbooks.map((one) => ({ ...one, obsolete: true })) };
    expect(expanded([{ playbook: 'Search' }], obsolete)).toMatchObject({
      queue: [],
      incomplete: { kind: 'playbook-unknown', nearest: [] },
    });
  });
});

describe('variants', () => {
  test('an unknown one stops before the choice, and what follows is not run', () => {
    const { queue, incomplete } = expanded([{ playbook: 'Set theme', variant: 'Lyra' }, inline]);
    expect(queue.map(({ operation }) => operation)).toMatchObject([{ selector: '#theme' }]);
    expect(incomplete).toEqual({
      kind: 'variant-unknown',
      playbook: 'Set theme',
      variant: 'Lyra',
      known: ['Purple', 'Fuchsia', 'C', 'C#'],
    });
  });
  test.each([
    ['Fuchsia', '#fuchsia'],
    [' fuchsia ', '#fuchsia'],
    ['c', '#c'],
    ['c#', '#c#'],
    ['C#', '#c#'],
    ['C', '#c'],
    ['Purple', '#purple'],
  ])('%j is %s', (variant, selector) => {
    expect(expanded([{ playbook: 'Set theme', variant }]).queue[1]?.operation).toMatchObject({
      selector: selector === '#c#' ? '#c-' : selector,
    });
  });
  // Signs decide which option is meant, so one that differs in them is none that is known ("fuchsia!" was Fuchsia once, and "C++" was C).
  test.each(['fuchsia!', 'C++', 'C-', '#c'])('%j only resembles one that is known', (variant) => {
    expect(expanded([{ playbook: 'Set theme', variant }]).incomplete).toMatchObject({ kind: 'variant-unknown' });
  });
  test('a variant for a playbook that has no choice is unknown', () => {
    expect(expanded([{ playbook: 'Search', variant: 'Purple' }])).toMatchObject({
      queue: [],
      incomplete: { kind: 'variant-unknown', known: [] },
    });
  });
  test('the promise is that of the option that is taken', () => {
    const { queue } = expanded([{ playbook: 'Set theme', variant: 'Fuchsia' }]);
    expect(queue[1]?.expects).toEqual({ disappeared: ['listbox Theme', 'option Fuchsia'], changed: ['text of Theme'] });
  });
});

describe('params', () => {
  test.each<[Record<string, string> | undefined, string]>([
    [undefined, 'camera'],
    [{ search: 'tripod' }, 'tripod'],
    [{ Search: 'tripod' }, 'tripod'],
    [{ search: '' }, ''],
    [{ search: '{{secret:password}}' }, '{{secret:password}}'],
    [{ search: '$& {{search}}' }, '$& {{search}}'],
  ])('%j types %j', (params, text) => {
    expect(expanded([{ playbook: 'Search', ...(params ? { params } : {}) }]).queue[0]?.operation).toMatchObject({ type: 'type', text });
  });
  test('a name that the playbook does not have stops it: typing the recorded value would be a guess', () => {
    expect(expanded([{ playbook: 'Search', params: { text: 'tripod' } }])).toEqual({
      queue: [],
      incomplete: { kind: 'assert-failed', wanted: 'only the params "search" for playbook "Search"', shown: '"text" was given' },
    });
  });
  test('a blank without any value stops it', () => {
    const blank = {
      ...memory,
      playbooks: memory.playbooks.map((one) => ({ ...one, params: one.params.map(({ default: _value, ...param }) => param) })),
    };
    expect(expanded([{ playbook: 'Search' }], blank).incomplete).toMatchObject({
      kind: 'assert-failed',
      wanted: 'a value for "search" for playbook "Search"',
    });
  });
  test('secrets stay placeholders', () => {
    expect(told([{ playbook: 'Log in' }])).toEqual([
      'type #user "bob" (Log in 1/3)',
      'type #password "{{secret:password}}" (Log in 2/3)',
      'click #log-in (Log in 3/3)',
    ]);
  });
  test('a value inside a selector cannot break out of it', () => {
    const steps = [
      types('camera', print('searchbox', 'Search')),
      step({ type: 'click', elementId: 2 }, print('option', 'camera', { selectors: ['[title="camera"]'] })),
    ];
    const known = memoryOf(learned(steps, { name: 'Find' }));
    expect(expanded([{ playbook: 'Find', params: { search: 'a"], *, b[c="\\' } }], known).queue[1]?.operation).toMatchObject({
      selector: '[title="a\\"], *, b[c=\\"\\\\"]',
      fingerprint: { name: 'a"], *, b[c="\\', selectors: ['[title="a\\"], *, b[c=\\"\\\\"]'] },
    });
  });
});

test('another version can be tried without being in force', () => {
  const [first] = memory.playbooks;
  const tried: DomainPlaybooks = {
    ...memory,
    playbooks: [
      {
        ...first!,
        versions: [
          ...first!.versions,
          {
            ...first!.versions[0]!,
            version: 2,
            status: 'candidate',
            operations: first!.operations.slice(0, 2),
            outcomes: first!.outcomes.slice(0, 2),
          },
        ],
      },
    ],
  };
  let made = 0;
  const { queue } = expandPlaybookReferences([{ playbook: 'Set theme' }], tried, {
    newId: () => `${made++}`,
    versions: { [first!.id]: 2 },
  });
  expect(queue.map(({ origin }) => `v${origin?.version} ${origin?.step} of ${origin?.of}`)).toEqual(['v2 0 of 2', 'v2 1 of 2']);
});

test('whatever is referenced, the queue is the steps in order up to the first thing nobody knows (seeded)', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % below;
  };
  const pool: PlannedOperation[] = [
    inline,
    { playbook: 'Set theme' },
    { playbook: 'Set theme', variant: 'Fuchsia' },
    { playbook: 'Set theme', variant: 'Nope' },
    { playbook: 'Search' },
    { playbook: 'Gone' },
    { playbook: 'Log in' },
  ];
  const lengths = [1, 3, 3, 1, 2, 0, 3];
  for (let round = 0; round < 200; round++) {
    const picks = Array.from({ length: 1 + next(8) }, () => next(pool.length));
    const stop = picks.findIndex((pick) => pick === 3 || pick === 5);
    const reached = stop < 0 ? picks : picks.slice(0, stop + 1);
    const { queue, incomplete } = expanded(picks.map((pick) => pool[pick]!));
    expect(queue).toHaveLength(reached.reduce((sum, pick) => sum + lengths[pick]!, 0));
    expect(incomplete !== undefined).toBe(stop >= 0);
    expect(new Set(queue.map(({ id }) => id)).size).toBe(queue.length);
  }
});
