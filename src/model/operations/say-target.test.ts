import { expect, test } from 'vitest';
import { sayTarget } from './say-target';

test.each([
  ['role=button[name="Add to cart"]', 'button "Add to cart"'],
  ['role=row[name="Bob"] >> role=button[name="Delete" i]', 'button "Delete"'],
  ['role=button[name="Say \\"hi\\""]', 'button "Say "hi""'],
  ['role=heading', 'heading'],
  ['label=Email', '"Email"'],
  ['text="Terms of use"', '"Terms of use"'],
  ['.card >> text=Add', '"Add"'],
  ['role=link >> nth=0', 'role=link >> nth=0'],
  ['#buy', '#buy'],
  ['[data-text="a"]', '[data-text="a"]'],
])('%s is said as %s', (selector, said) => {
  expect(sayTarget({ selector })).toBe(said);
});
