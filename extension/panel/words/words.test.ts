import { expect, test } from 'vitest';
import { playbook } from '../store/panel.fixture';
import { sayHealth } from './say-health';
import { sayModel } from './say-model';
import { sayAgo, sayAmount, sayDollars, sayMs } from './say-number';

test.each([
  [0.4, '0 ms'], [84, '84 ms'], [1234, '1.2 s'], [9949, '9.9 s'], [9950, '10 s'], [124_000, '2 min 4 s'],
])('%d ms read as %s', (ms, words) => expect(sayMs(ms)).toBe(words)); // biome-ignore format: a table

test.each([
  [740, '740'], [1234, '1.2k'], [38_400, '38k'], [999_700, '1.0M'], [1_240_000, '1.2M'],
])('%d read as %s', (amount, words) => expect(sayAmount(amount)).toBe(words)); // biome-ignore format: a table

test.each([
  [0, '$0'], [0.00001, '< $0.0001'], [0.0042, '$0.0042'], [0.013, '$0.013'], [0.1349, '$0.13'], [2.4, '$2.40'],
])('%d dollars read as %s', (dollars, words) => expect(sayDollars(dollars)).toBe(words)); // biome-ignore format: a table

test.each([
  [30, 'just now'], [60, '1 minute ago'], [7200, '2 hours ago'], [86_400, 'yesterday'], [30 * 86_400, 'last month'],
])('%d seconds ago read as %s', (seconds, words) => expect(sayAgo(0, seconds * 1000)).toBe(words)); // biome-ignore format: a table

test('a model is told by what its endpoint and the price table say of it, and by nothing else', () => {
  expect(sayModel({ id: 'own', label: 'own' })).toBe('');
  expect(
    sayModel({
      id: 'claude-sonnet-5-5',
      label: 'Claude Sonnet 5.5',
      pictures: true,
      structured: false,
      window: 1_000_000,
      price: { input: 2, output: 10, cacheRead: 0.1, asOf: '2026-10' },
    }),
  ).toBe('1.0M tokens of context · pictures · plans may need a second try · about $2 in, $10 out per million tokens (2026-10)');
});

test('what is no date is said as nothing', () => {
  expect(sayAgo('', 0)).toBe('');
});

const runs = (marks: string) =>
  playbook({ health: [...marks].map((mark, index) => ({ at: String(index), ok: mark === '+', version: 1 })) });

test.each([
  ['', 'not run yet'],
  ['+', 'ran once'],
  ['++', 'works'],
  ['+++', 'works'],
  ['-+++++', 'works'],
  ['++-+', 'sometimes fails'],
  ['++--', 'failing'],
  ['-', 'failing'],
  ['---++', 'failing'],
])('the runs %s read as %s', (marks, word) => {
  expect(sayHealth(runs(marks)).word).toBe(word);
});

test('runs of earlier versions do not count against the one in force', () => {
  const version = { version: 2, operations: [], outcomes: [], cause: 'repaired', why: '', at: '', status: 'active' } as const;
  expect(sayHealth({ ...runs('----'), versions: [structuredClone(version) as never] }).word).toBe('new version');
});
