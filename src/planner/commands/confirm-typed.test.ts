import { expect, it } from 'vitest';
import { confirmTyped } from './confirm-typed';
import { page, type Row } from './corpus/build-snapshot';
import { sceneOf } from './scene';

const pressed = (rows: Row[]): string | undefined => {
  const confirm = confirmTyped(sceneOf(page('http://a.test/', 'A', rows).snapshot));
  return confirm && `${confirm.action.method} ${confirm.action.description}`;
};
const field = (value: string): Row => ['textbox', 'Start', { value, states: ['focused'] }];

it('presses the OK of a picker that came when a time was typed', () => {
  expect(pressed([field('10:30:00'), ['button', 'OK', { isNew: true }]])).toBe('click button “OK”');
});

it.each(['Ada', 'Deliver at 10:30, please'])('presses no OK of a notice that came when “%s” was typed', (value) => {
  expect(pressed([field(value), ['button', 'OK', { isNew: true }]])).toBeUndefined();
});

it('leaves the calendar that came when a day was typed, by Tab', () => {
  expect(pressed([field('2027-04-05'), ['gridcell', '5', { isNew: true, place: ['grid April'] }]])).toBe('press textbox “Start”');
});
