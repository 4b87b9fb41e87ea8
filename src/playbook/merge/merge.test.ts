import { describe, expect, test } from 'vitest';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { distill } from '../learn/distill';
import { DOMAIN, EMPTY, learned, memoryOf } from '../memory.fixture';
import { chooses, NOW, opens, print, step, types, VIEWPORT } from '../steps.fixture';
import { mergeDomain } from './merge';

const THEMES = ['Purple', 'Fuchsia', 'Lime'];
const theme = (colour: string) => [opens('Theme', THEMES), chooses(colour, 'Theme')];
const noOptions = (colour: string) => theme(colour).map((one) => ({ ...one, record: { ...one.record, options: undefined } }));
const only = ({ playbooks }: DomainPlaybooks): Playbook => playbooks[0]!;

test('equal sequences are one: counts added, place refreshed, the more descriptive name kept, the other one still found', () => {
  const later = theme('Purple').map((one) => {
    const found = one.record.found!;
    return { ...one, record: { ...one.record, found: { ...found, position: { ...found.position!, relX: 0.9 } } } };
  });
  const merged = memoryOf(
    learned(theme('Purple'), { name: 'Theme' }),
    learned(later, { name: 'Choose purple as the theme colour', now: '2026-02-01T00:00:00.000Z' }),
  );
  expect(merged.playbooks).toHaveLength(1);
  expect(only(merged)).toMatchObject({
    name: 'Choose purple as the theme colour',
    aliases: ['Theme'],
    successCount: 2,
    lastUsed: '2026-02-01T00:00:00.000Z',
    createdAt: NOW,
  });
  expect(only(merged).operations[0]).toMatchObject({ position: { relX: 0.9 }, fingerprint: { position: { relX: 0.9 } } });
  expect(only(merged).versions).toMatchObject([{ version: 1, operations: only(merged).operations }]);
});

test('an older recording does not move things back', () => {
  const old = learned(theme('Purple'), { now: '2020-01-01T00:00:00.000Z' });
  const moved = { ...old, playbooks: old.playbooks.map((one) => ({ ...one, recordedViewport: { width: 1, height: 1 } })) };
  expect(only(mergeDomain(memoryOf(learned(theme('Purple'))), moved)).recordedViewport).toEqual(VIEWPORT);
});

test('a generated name gives way to a given one, however short; a name by a person stays', () => {
  const generated = learned(theme('Purple'));
  const given = learned(theme('Purple'), { name: 'Purple' });
  expect(only(memoryOf(generated, given)).name).toBe('Purple');
  const personal = { ...given, playbooks: given.playbooks.map((one) => ({ ...one, name: 'Mine', namedBy: 'person' as const })) };
  expect(only(memoryOf(personal, learned(theme('Lime'), { name: 'Choose a colour out of many colours' }))).name).toBe('Mine');
});

test('promises are narrowed to what happened every time', () => {
  const noisy = theme('Purple').map((one, index) =>
    index
      ? one
      : {
          ...one,
          record: {
            ...one.record,
            delta: {
              ...one.record.delta,
              appeared: [...one.record.delta.appeared.slice(0, 1), { selector: 'p', tagName: 'P', text: 'An ad' }],
            },
          },
        },
  );
  expect(only(memoryOf(learned(noisy), learned(theme('Purple')))).outcomes[0]).toEqual({
    appeared: ['listbox Theme', 'option Purple'],
    changed: ['aria-expanded of Theme'],
  });
});

describe('another option of the same menu', () => {
  test('makes the step variable where the menu told its options', () => {
    const merged = memoryOf(learned(theme('Purple')), learned(theme('Lime')));
    expect(merged.playbooks).toHaveLength(1);
    expect(only(merged)).toMatchObject({
      name: 'Select Theme',
      aliases: ['Select Theme Purple'],
      successCount: 2,
      variableStep: { map: 'Theme', recorded: 'Purple' },
    });
    expect(only(merged).operations[1]).toMatchObject({ selector: '#purple' });
  });

  test('makes the step variable also where it did not, and learns both options', () => {
    const merged = memoryOf(learned(noOptions('Purple')), learned(noOptions('Lime')), learned(noOptions('Fuchsia')));
    expect(merged.playbooks).toHaveLength(1);
    expect(only(merged)).toMatchObject({ successCount: 3, variableStep: { step: 1, map: 'Theme', recorded: 'Purple' } });
    expect(Object.keys(merged.optionMap['Theme']!)).toEqual(['Purple', 'Lime', 'Fuchsia']);
    expect(merged.optionMap['Theme']!['Lime']).toMatchObject({ selector: '#lime' });
  });

  test('is the same playbook whether the options were told the first time or the second', () => {
    expect(memoryOf(learned(theme('Purple')), learned(noOptions('Purple'))).playbooks).toHaveLength(1);
    expect(memoryOf(learned(noOptions('Purple')), learned(theme('Purple'))).playbooks).toHaveLength(1);
    expect(memoryOf(learned(theme('Purple')), learned(noOptions('Lime'))).playbooks).toHaveLength(1);
  });

  test('is never found under the name of an option that it would not take', () => {
    const merged = memoryOf(learned(theme('Purple')), learned(theme('Lime'), { name: 'Choose the lime theme as the best theme' }));
    expect([only(merged).name, ...only(merged).aliases!]).toEqual(['Choose the theme as the best theme', 'Select Theme Purple']);
  });

  test('is not what two different buttons are', () => {
    const press = (name: string) => [
      step({ type: 'click', elementId: 1 }, print('button', 'Row')),
      step({ type: 'click', elementId: 2 }, print('button', name)),
    ];
    expect(memoryOf(learned(press('Edit')), learned(press('Delete'))).playbooks.map(({ name }) => name)).toEqual([
      'Select Row Edit',
      'Select Row Delete',
    ]);
  });
});

test('names are unique in a domain', () => {
  const press = (name: string) => learned([types('x', print('textbox', name)), step({ type: 'press', key: 'Enter' })], { name: 'Send' });
  expect(memoryOf(press('A'), press('B'), press('C')).playbooks.map(({ name }) => name)).toEqual(['Send', 'Send (2)', 'Send (3)']);
});

test('a healed playbook is still the same one when it is learned again, before or after the drift', () => {
  const before = memoryOf(learned(noOptions('Purple')));
  const playbook = only(before);
  const moved = playbook.operations.map((operation) => ({
    ...operation,
    selector: `${'selector' in operation ? operation.selector : ''}-v2`,
  }));
  const healed: DomainPlaybooks = {
    ...before,
    playbooks: [
      {
        ...playbook,
        operations: moved as Playbook['operations'],
        versions: [
          { ...playbook.versions[0]!, status: 'superseded' },
          { ...playbook.versions[0]!, version: 2, operations: moved as Playbook['operations'] },
        ],
      },
    ],
  };
  expect(mergeDomain(healed, learned(noOptions('Purple'))).playbooks).toHaveLength(1);
  const fresh = distill({
    domain: DOMAIN,
    pagePath: '/themes',
    goal: '',
    steps: noOptions('Purple'),
    viewport: VIEWPORT,
    now: NOW,
    cause: 'learned',
  })!;
  expect(
    mergeDomain(healed, { ...EMPTY, playbooks: [{ ...fresh, id: 'other', operations: moved as Playbook['operations'] }] }).playbooks,
  ).toHaveLength(1);
});

describe('in any order', () => {
  const random = (seed: number) => {
    let at = seed;
    return () => {
      at += 0x6d2b79f5;
      let state = at;
      state = Math.imul(state ^ (state >>> 15), state | 1);
      state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
      return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
    };
  };
  const sessions = (next: () => number) =>
    Array.from({ length: 12 }, (_unused, index) => {
      const menu = ['Theme', 'Style', 'Radius'][Math.floor(next() * 3)]!;
      const options = ['One', 'Two', 'Three'];
      const option = options[Math.floor(next() * 3)]!;
      const told = next() < 0.5;
      const steps = [opens(menu, options), chooses(option, menu)].map((one) =>
        told ? one : { ...one, record: { ...one.record, options: undefined } },
      );
      return learned(steps, { now: `2026-01-01T00:00:${String(index).padStart(2, '0')}.000Z` });
    });
  const shuffled = <Item>(items: Item[], next: () => number) =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((left, right) => left.key - right.key)
      .map(({ item }) => item);

  test.each(Array.from({ length: 40 }, (_unused, seed) => seed))('nothing is lost and nothing is counted twice (seed %i)', (seed) => {
    const next = random(seed);
    const all = sessions(next);
    const one = memoryOf(...all);
    const other = memoryOf(...shuffled(all, next));
    const halves = mergeDomain(memoryOf(...all.slice(0, 6)), memoryOf(...all.slice(6)));
    const sum = ({ playbooks }: DomainPlaybooks) => playbooks.reduce((total, { successCount }) => total + successCount, 0);
    expect([sum(one), sum(other), sum(halves)]).toEqual([12, 12, 12]);
    const menus = ({ playbooks }: DomainPlaybooks) =>
      [
        ...new Set(
          playbooks.map(({ operations }) => JSON.stringify(operations[0]?.type && 'selector' in operations[0] && operations[0].selector)),
        ),
      ].sort();
    expect(menus(other)).toEqual(menus(one));
    for (const memory of [one, other, halves]) {
      expect(memory.playbooks).toHaveLength(menus(memory).length);
      expect(new Set(memory.playbooks.map(({ name }) => name)).size).toBe(memory.playbooks.length);
    }
  });
});
