import { expect, test } from 'vitest';
import type { Delta } from '../../model/page/delta';
import { NO_DELTA } from '../../model/page/no-delta';
import type { Snapshot } from '../../model/page/snapshot';
import { stateChange } from './state-change';

const delta = (told: Partial<Delta>): Delta => ({ ...NO_DELTA, ...told });
const element = (name: string) => ({ selector: `#${name}`, tagName: 'div', name });
const page = (url: string, title = 'Page') => ({ url, title }) as Snapshot;

test('several deltas are one: what came and went again is left out, and a value has its first and last', () => {
  const change = stateChange(
    [
      delta({
        appeared: [element('menu'), { ...element('note'), text: 'note' }],
        changed: [{ selector: '#a', field: 'value', from: '', to: 'x' }],
      }),
      delta({
        disappeared: [element('menu'), element('old')],
        changed: [
          { selector: '#a', field: 'value', from: 'x', to: 'xy' },
          { selector: '#b', field: 'value', from: '1', to: '2' },
        ],
      }),
      delta({ appeared: [element('old')], changed: [{ selector: '#b', field: 'value', from: '2', to: '1' }] }),
    ],
    page('http://a/1'),
    page('http://a/2'),
  );
  expect(change).toEqual({
    url: { from: '/1', to: '/2' },
    appeared: [element('note')],
    disappeared: [],
    changed: [{ selector: '#a', field: 'value', from: '', to: 'xy' }],
  });
});

test('nothing changed is null, and many changes are counted', () => {
  expect(stateChange([delta({})], page('http://a/'), page('http://a/'))).toBeNull();
  expect(stateChange([], undefined, undefined)).toBeNull();
  const many = stateChange([delta({ appeared: Array.from({ length: 40 }, (_, at) => element(`n${at}`)) })], undefined, undefined);
  expect(many?.appeared.length).toBeLessThan(20);
  expect(many?.totals).toEqual({ appeared: 40, disappeared: 0, changed: 0 });
});

test('addresses of two sites are told whole, and beside a listing of the page fewer are told', () => {
  const appeared = ['a', 'b', 'c', 'd'].map(element);
  const deltas = [delta({ appeared, disappeared: ['e', 'f'].map(element) })];
  expect(stateChange(deltas, page('http://a/1?x=2#y'), page('http://b/2'), true)).toEqual({
    url: { from: 'http://a/1?x=2#y', to: 'http://b/2' },
    appeared: appeared.slice(0, 3),
    disappeared: [element('e')],
    changed: [],
    totals: { appeared: 4, disappeared: 2, changed: 0 },
  });
});

test('entries with one selector are told twice and counted, what is gone is told shortly, and a value that is told twice once', () => {
  const entry = (name: string) => ({ selector: 'div.entry', tagName: 'div', name });
  const change = stateChange(
    [
      delta({
        appeared: [element('menu'), entry('None'), entry('Small'), entry('Large')],
        disappeared: ['a', 'b', 'c', 'd'].map(element),
        changed: ['value', 'aria-valuenow', 'aria-expanded'].map((field) => ({ selector: '#amount', field, from: '1', to: '2' })),
      }),
    ],
    undefined,
    undefined,
  );
  expect(change).toEqual({
    appeared: [element('menu'), entry('None'), entry('Small')],
    disappeared: ['a', 'b', 'c'].map(element),
    changed: ['value', 'aria-expanded'].map((field) => ({ selector: '#amount', field, from: '1', to: '2' })),
    totals: { appeared: 4, disappeared: 4, changed: 2 },
  });
});
