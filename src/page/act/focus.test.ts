import { afterEach, expect, test } from 'vitest';
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
