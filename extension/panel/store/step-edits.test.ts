import { expect, test } from 'vitest';
import { click, playbook } from './panel.fixture';
import { changeStep, moveStep, removeStep, setMark, stepTextOf, withText } from './step-edits';

const variable = { step: 1, map: 'Theme', recorded: 'Fuchsia' };
const paths = (whole: ReturnType<typeof playbook>) => whole.outcomes.map((outcome) => outcome?.navigatesTo);

test('a step takes its outcome along, and the variable step stays the same operation', () => {
  const moved = moveStep(playbook({ variableStep: variable }), 0, 1);
  expect(moved.operations).toEqual([click('#b'), click('#a'), click('#c')]);
  expect(paths(moved)).toEqual(['/b', '/a', '/c']);
  expect(moved.variableStep?.step).toBe(0);
});

test('a step does not leave the playbook at its ends', () => {
  const whole = playbook();
  expect(moveStep(whole, 0, -1)).toBe(whole);
  expect(moveStep(whole, 2, 1)).toBe(whole);
});

test('without its variable step a playbook has no variants', () => {
  const less = removeStep(playbook({ variableStep: variable }), 1);
  expect(paths(less)).toEqual(['/a', '/c']);
  expect(less).not.toHaveProperty('variableStep');
  expect(removeStep(playbook({ variableStep: { ...variable, step: 2 } }), 0).variableStep?.step).toBe(1);
});

test('a choice goes along with its step, and is no blank without it', () => {
  const theme = { name: 'theme', kind: 'option' as const, default: 'Fuchsia', choice: { step: 1, map: 'Theme' } };
  const text = { name: 'city', kind: 'text' as const };
  const whole = playbook({ params: [text, theme] });
  expect(moveStep(whole, 1, 1).params).toEqual([text, { ...theme, choice: { step: 2, map: 'Theme' } }]);
  expect(removeStep(whole, 0).params).toEqual([text, { ...theme, choice: { step: 0, map: 'Theme' } }]);
  expect(removeStep(whole, 1).params).toEqual([text]);
});

test('the last step cannot be removed', () => {
  const one = playbook({ operations: [click('#a')], outcomes: [null] });
  expect(removeStep(one, 0)).toBe(one);
});

test('a step that does something else has to show its outcome again', () => {
  expect(paths(changeStep(playbook(), 1, click('#x'), true))).toEqual(['/a', undefined, '/c']);
  expect(paths(changeStep(playbook(), 1, setMark(click('#b'), 'optional', true), false))).toEqual(['/a', '/b', '/c']);
});

test('optional is a word that is there or not', () => {
  expect(setMark(setMark(click('#b'), 'irreversible', true), 'irreversible', false)).toEqual(click('#b'));
});

test.each([
  [{ type: 'type', text: 'ada' }, 'ada'],
  [{ type: 'press', key: 'Enter' }, 'Enter'],
  [{ type: 'navigate', url: 'https://a.example' }, 'https://a.example'],
  [{ type: 'select', options: ['a', 'b'] }, 'a\nb'],
  [{ type: 'assert', text: 'Hello' }, 'Hello'],
  [{ type: 'click', selector: 'a' }, undefined],
] as const)('%j has the text %j, and gets it back', (operation, text) => {
  const plain = structuredClone(operation) as Parameters<typeof stepTextOf>[0];
  expect(stepTextOf(plain)).toBe(text);
  expect(withText(plain, text ?? 'x')).toEqual(plain);
});
