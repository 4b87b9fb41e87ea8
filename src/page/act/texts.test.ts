import { expect, test } from 'vitest';
import { newInputState } from './input-state';
import { keyboardEvent, parseChord } from './keys';
import { inputValueOf } from './picked-value';

test.each([
  ['Enter', '', 'Enter Enter 13'],
  ['a', '', 'a KeyA 65'],
  ['A', '', 'A KeyA 65'],
  ['Control+A', 'Control', 'a KeyA 65'],
  ['ctrl+shift+left', 'Control Shift', 'ArrowLeft ArrowLeft 37'],
  ['Shift+1', 'Shift', '! Digit1 49'],
  ['Shift+Enter', 'Shift', 'Enter Enter 13'],
  ['Control++', 'Control', '+ Equal 187'],
  ['+', '', '+ Equal 187'],
  ['Esc', '', 'Escape Escape 27'],
  ['Cmd+K', 'Meta', 'k KeyK 75'],
  ['F5', '', 'F5 F5 116'],
  ['space', '', '  Space 32'],
  ['ä', '', 'ä  0'],
  [' ', '', '  Space 32'],
  ['\n', '', 'Enter Enter 13'],
  ['\r', '', 'Enter Enter 13'],
  ['\r\n', '', 'Enter Enter 13'],
  ['\t', '', 'Tab Tab 9'],
  ['\b', '', 'Backspace Backspace 8'],
  ['\u001b', '', 'Escape Escape 27'],
  ['\u007f', '', 'Delete Delete 46'],
  ['Shift+\t', 'Shift', 'Tab Tab 9'],
  ['Control+\n', 'Control', 'Enter Enter 13'],
])('the chord %s', (text, modifiers, key) => {
  const chord = parseChord(text);
  expect([chord?.modifiers.join(' '), `${chord?.key.key} ${chord?.key.code} ${chord?.key.keyCode}`]).toEqual([modifiers, key]);
});

test('the legacy numbers of a key are in the event itself', () => {
  const key = parseChord('Enter')?.key;
  const event = key && keyboardEvent('keydown', key, newInputState());
  expect([event?.keyCode, event?.which]).toEqual([13, 13]);
});

test.each([
  ['date', '2024-5-7', '2024-05-07'],
  ['date', '7.5.2024', '2024-05-07'],
  ['date', '25/12/2024', '2024-12-25'],
  ['date', '12/25/2024', '2024-12-25'],
  ['date', 'May 7, 2024', '2024-05-07'],
  ['date', 'soon', undefined],
  // Chrome's own parser makes 2001-05-01 of it.
  ['date', 'about 5', undefined],
  ['date', '7. Mai', undefined],
  ['date', '2024-05-07T14:30', '2024-05-07'],
  ['time', '2:30 pm', '14:30'],
  ['time', '9', '09:00'],
  ['time', '14:30:15', '14:30:15'],
  ['datetime-local', '2024-05-07 14:30', '2024-05-07T14:30'],
  ['datetime-local', '2024-05-07T14:30', '2024-05-07T14:30'],
  ['datetime-local', 'May 7, 2024 2:30 pm', '2024-05-07T14:30'],
  ['datetime-local', '2024-05-07', undefined],
  ['month', '2024-05', '2024-05'],
  ['month', 'May 2024', '2024-05'],
  ['week', '2024-w20', '2024-W20'],
  ['color', 'red', '#ff0000'],
  ['color', '#0f0', '#00ff00'],
  ['color', 'loud', undefined],
  ['range', '15', '15'],
  ['range', 'much', undefined],
])('a %s of "%s" is written %s', (type, text, value) => {
  expect(inputValueOf(type, text)).toBe(value);
});
