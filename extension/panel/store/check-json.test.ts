import { expect, test } from 'vitest';
import { Operation } from '../../../src/model/plan/operation';
import { checkJson, lineOfPath } from './check-json';
import { click, playbook } from './panel.fixture';
import { PlaybookDraft, playbookDraftOf, withDraft } from './playbook-draft';

const lines = (text: string) => {
  const checked = checkJson(text, PlaybookDraft);
  return checked.ok ? [] : checked.faults.map(({ line }) => line);
};
const good = JSON.stringify(playbookDraftOf(playbook()), null, 2);
const lineWith = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;

test('a playbook as it is has no fault', () => {
  expect(checkJson(good, PlaybookDraft)).toEqual({ ok: true, value: playbookDraftOf(playbook()) });
});

test('a wrong value is told at its own line', () => {
  const bad = good.replace('"name": "Log in"', '"name": 7');
  expect(lines(bad)).toEqual([lineWith(bad, '"name": 7')]);
});

test('an operation that Abra does not know is told at its own line, deep inside', () => {
  const bad = good.replace('"type": "click",\n      "selector": "#b"', '"type": "script",\n      "selector": "#b"');
  expect(lines(bad)).toEqual([lineWith(bad, '"script"')]);
});

test.each([
  ['{\n  "a": 1,\n  "b" 2\n}', 3],
  ['{\n  "a": 1,\n', 3],
  ['', 1],
])('broken JSON %j is told at line %i', (text, line) => {
  expect(lines(text)).toEqual([line]);
});

test('brackets and quotes inside strings lead nobody astray', () => {
  const text = '{\n  "note": "a \\"quoted\\" }]{",\n  "list": [\n    "x]",\n    { "deep": 1,\n      "here": 2 }\n  ]\n}';
  expect(lineOfPath(text, ['list', 1, 'here'])).toBe(6);
  expect(lineOfPath(text, ['list', 0])).toBe(4);
  expect(lineOfPath(text, ['list', 9])).toBe(3);
  expect(lineOfPath(text, ['missing'])).toBe(1);
});

test('a schema of one operation tells at most twelve faults', () => {
  const checked = checkJson(JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_one, index) => [`x${index}`, 1]))), Operation);
  expect(checked.ok ? 0 : checked.faults.length).toBeLessThanOrEqual(12);
});

test('an edit keeps the outcomes of the operations that are still the same', () => {
  const edited = withDraft(playbook(), { ...playbookDraftOf(playbook()), operations: [click('#c'), click('#new'), click('#a')] });
  expect(edited.outcomes).toEqual([{ navigatesTo: '/c' }, null, { navigatesTo: '/a' }]);
});
