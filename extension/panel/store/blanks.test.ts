import { expect, test } from 'vitest';
import type { Operation } from '../../../src/model/plan/operation';
import { Playbook } from '../../../src/model/playbook/playbook';
import { canBeBlank, changeBlank, fillBlank, makeBlank } from './blanks';
import { click, playbook } from './panel.fixture';

const fill = (label: string, text: string): Operation => ({
  type: 'type',
  text,
  fingerprint: { selectors: ['#f'], tag: 'input', label, attributes: {}, landmarks: [], neighbours: [] },
});
const one = (...operations: Operation[]) => playbook({ operations, outcomes: operations.map(() => null) });

test('what was typed becomes a blank named after its field, filled by default as before', () => {
  const blank = makeBlank(one(fill('E-mail address', 'ada@a.example')), 0);
  expect(blank.operations[0]).toMatchObject({ text: '{{e_mail_address}}' });
  expect(blank.params).toEqual([{ name: 'e_mail_address', kind: 'text', label: 'E-mail address', default: 'ada@a.example' }]);
  expect(Playbook.safeParse(blank).success).toBe(true);
});

test('two fields of the same name become two blanks, one without a name is a value', () => {
  let blank = makeBlank(one(fill('Name', 'a'), fill('Name', 'b'), fill('検索', 'c')), 0);
  blank = makeBlank(makeBlank(blank, 1), 2);
  expect(blank.params.map(({ name }) => name)).toEqual(['name', 'name2', 'value']);
});

test.each([
  ['12,5', 'number'],
  ['2026-11-21', 'date'],
  ['twelve', 'text'],
])('%s is a %s', (text, kind) => {
  expect(makeBlank(one(fill('x', text)), 0).params[0]?.kind).toBe(kind);
});

test('a blank that is filled is fixed text again', () => {
  const before = one(fill('Name', 'Ada'));
  const blank = makeBlank(before, 0);
  expect(fillBlank(blank, blank.params[0] as never)).toEqual(before);
});

test('clicks and what is a blank or a secret already cannot become one', () => {
  expect([click('#a'), fill('x', '{{secret:pin}}'), fill('x', ''), fill('x', 'ada')].map(canBeBlank)).toEqual([false, false, false, true]);
  const whole = one(click('#a'));
  expect(makeBlank(whole, 0)).toBe(whole);
});

test('a blank can be of another kind', () => {
  const blank = makeBlank(one(fill('Name', 'Ada')), 0);
  expect(changeBlank(blank, 'name', { kind: 'option' }).params[0]?.kind).toBe('option');
});
