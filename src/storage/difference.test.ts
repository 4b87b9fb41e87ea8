import { expect, test } from 'vitest';
import { apply, differ } from './difference';

/** Numbers from 0 up to `below`, the same each time. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const WORDS = [
  '',
  'a',
  'Buy',
  'カス',
  '😀',
  '\ud83d',
  '\0',
  'x'.repeat(60),
  'The quick brown fox jumps over the lazy dog',
  '__proto__',
  'id',
];

function any(of: (below: number) => number, depth: number): unknown {
  const word = () => WORDS[of(WORDS.length)] ?? '';
  const kinds = [() => null, () => of(2) === 0, () => of(1000) / 8, word, () => `${word()}${word()}${word()}`];
  const nested = [
    () => Array.from({ length: of(6) }, () => any(of, depth - 1)),
    () => Array.from({ length: of(8) }, (_, id) => ({ id: of(4) ? id : of(8), box: { x: of(9), y: of(9) }, name: word() })),
    () => Object.fromEntries(Array.from({ length: of(6) }, () => [word(), any(of, depth - 1)])),
  ];
  const all = depth > 0 ? [...kinds, ...nested, ...nested] : kinds;
  return all[of(all.length)]?.();
}

/** The same value with something in it changed, added, taken away or moved. */
function changed(value: unknown, of: (below: number) => number): unknown {
  if (of(6) === 0) return any(of, 2);
  if (typeof value === 'string')
    return `${value.slice(0, of(value.length + 1))}${WORDS[of(WORDS.length)]}${value.slice(of(value.length + 1))}`;
  if (Array.isArray(value)) {
    const items = value.map((item) => (of(3) ? item : changed(item, of)));
    items.splice(of(items.length + 1), of(2), ...(of(2) ? [any(of, 1)] : []));
    return of(3) ? items : items.reverse();
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, of(3) ? inner : changed(inner, of)] as const);
  return Object.fromEntries(fields.filter(() => of(5)));
}

test('what differs, applied to the value before, is the value after: 4,000 pairs', () => {
  const of = chance(11);
  for (let round = 0; round < 4000; round++) {
    const before = any(of, 4);
    const after = of(4) ? changed(before, of) : any(of, 4);
    const texts = [JSON.stringify(before), JSON.stringify(after)];
    // As it comes out of a database, and neither of the two changed.
    const difference = structuredClone(differ(before, after));
    expect(apply(before, difference)).toEqual(after);
    expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
  }
});

test('equal values differ in nothing, also where they are other objects', () => {
  const of = chance(5);
  for (let round = 0; round < 500; round++) {
    const value = any(of, 4);
    expect(differ(value, structuredClone(value))).toBeUndefined();
  }
  expect(differ({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
});

test('a row that came, one that went and one that changed cost what they are, not what the page is', () => {
  const rows = Array.from({ length: 5000 }, (_, id) => ({
    id,
    name: `Row ${id}`,
    box: { x: 0, y: id, width: 9, height: 9 },
    states: [],
    tag: 'li',
  }));
  const page = { text: 'Rows and more rows. '.repeat(500), elements: rows };
  const next = {
    text: `${page.text.slice(0, 4000)}One more row. ${page.text.slice(4000)}`,
    elements: [{ ...rows[0], id: 9999 }, ...rows.slice(0, 2000), ...rows.slice(2001)].map((row) =>
      row.id === 4000 ? { ...row, name: 'Changed' } : row,
    ),
  };
  const difference = differ(page, next);
  expect(apply(page, difference)).toEqual(next);
  expect(JSON.stringify(difference).length).toBeLessThan(500);
});

test('a page that was scrolled costs a place an element', () => {
  const rows = (top: number) =>
    Array.from({ length: 1000 }, (_, id) => ({
      id,
      name: `A name of some length, number ${id}`,
      selector: `main > ul > li:nth-child(${id})`,
      place: [{ kind: 'list' }, { kind: 'main' }],
      box: { x: 0, y: id * 20 - top, width: 300, height: 20 },
    }));
  const difference = differ(rows(0), rows(40));
  expect(apply(rows(0), difference)).toEqual(rows(40));
  expect(JSON.stringify(difference).length).toBeLessThan(JSON.stringify(rows(0)).length / 2);
});
