import { expect, test } from 'vitest';
import type { Operation } from '../plan/operation';
import { markedAs, markStep, markValue, type Shown, stepValueOf } from './shown';

const shown = (operation: Operation, more: Partial<Shown> = {}): Shown => ({
  at: 1,
  operation,
  label: 'textbox "City"',
  url: 'https://a.example/',
  ...more,
});
const typed = shown({ type: 'type', selector: '#city', text: 'Oslo' });

test('a typed value is made a blank of a kind, fixed again, or a secret', () => {
  const blank = markValue(typed, { as: 'blank', param: { name: 'city', kind: 'text', label: 'City' } });
  expect(blank).toMatchObject({ operation: { text: '{{city}}' }, blank: { name: 'city', kind: 'text', label: 'City', default: 'Oslo' } });
  expect(stepValueOf(blank)).toBe('Oslo');
  const fixed = markValue(blank, { as: 'fixed' });
  expect(fixed).toEqual({ ...typed, fixed: true });
  const secret = markValue(fixed, { as: 'secret', name: 'city' });
  expect(secret.operation).toMatchObject({ text: '{{secret:city}}' });
  expect(JSON.stringify(secret)).not.toContain('Oslo');
});

test('an option is a blank that knows the others', () => {
  const chosen = shown(
    { type: 'select', selector: '#guests', options: ['2'] },
    { options: ['1', '2', '3'].map((label) => ({ label, target: {} })) },
  );
  expect(markValue(chosen, { as: 'blank', param: { name: 'guests', kind: 'option' } })).toMatchObject({
    operation: { options: ['{{guests}}'] },
    blank: { default: '2', known: ['1', '2', '3'] },
  });
  expect(markValue(chosen, { as: 'secret', name: 'x' })).toEqual(chosen);
});

test('what is secret is taken out of the other steps too, but not out of the words of the model', () => {
  const steps = [
    shown({ type: 'type', selector: '#a', text: 'click' }),
    shown({ type: 'click', selector: '#b' }, { label: 'button "Hello click"' }),
  ];
  const marked = markStep(steps, 0, { as: 'secret', name: 'word' });
  expect(marked[1]).toMatchObject({ label: 'button "Hello {{secret:word}}"', operation: { type: 'click' } });
});

test('what was made a secret or a blank stays one while typing goes on', () => {
  const more = shown({ type: 'type', selector: '#city', text: 'Oslo N' });
  const secret = markedAs(markValue(typed, { as: 'secret', name: 'city' }), more);
  expect(JSON.stringify(secret)).not.toContain('Oslo');
  const blank = markedAs(markValue(typed, { as: 'blank', param: { name: 'city', kind: 'text' } }), more);
  expect(blank).toMatchObject({ operation: { text: '{{city}}' }, blank: { default: 'Oslo N' } });
  expect(markedAs({ ...typed, fixed: true }, more).fixed).toBe(true);
});

test('nothing is marked where there is no value', () => {
  const click = shown({ type: 'click', selector: '#b' });
  expect(markValue(click, { as: 'secret', name: 'x' })).toBe(click);
});
