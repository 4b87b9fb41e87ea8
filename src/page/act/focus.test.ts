import { afterEach, expect, test } from 'vitest';
import { $, does } from './act.fixture';
import { moveFocus } from './focus';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['a field', '<input id=one>'],
  ['a drawing', '<svg id=one tabindex=0 width=40 height=40></svg>'],
])('the focus leaves %s', (_what, html) => {
  document.body.innerHTML = html;
  const one = document.querySelector<HTMLElement>('#one');
  one?.focus();
  expect(document.activeElement).toBe(one);
  moveFocus(null);
  expect(document.activeElement).toBe(document.body);
});

test('a text goes into its field where the press leaves the focus in another one', async () => {
  document.body.innerHTML = '<input id=y value=kept><input id=x>';
  $('#y').focus();
  $('#x').onmousedown = (event) => event.preventDefault();
  expect(await does('#x', { type: 'type', text: 'new' })).toBeUndefined();
  expect(['#x', '#y'].map((one) => $<HTMLInputElement>(one).value)).toEqual(['new', 'kept']);
});
