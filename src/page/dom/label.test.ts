import { expect, test } from 'vitest';
import { labelOf } from './label';

test.each([
  ['<input name="search-products">', 'textbox'],
  ['<input type="search" id="q" name="q" data-testid="search">', 'searchbox'],
  ['<input name="search-products" placeholder="Search products">', 'textbox "Search products"'],
  ['<select name="ship_to"><option>Oslo</option></select>', 'combobox'],
])('%s is told as a person sees it: %s', (html, label) => {
  document.body.innerHTML = html;
  expect(labelOf(document.body.firstElementChild!)).toBe(label);
});
