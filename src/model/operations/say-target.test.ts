import { expect, test } from 'vitest';
import type { Fingerprint } from '../page/target';
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

const row = { blocks: [{ kind: 'item', name: 'Beech · 12' }], ordinal: { index: 1, of: 3 } };
test.each<[string, Partial<Fingerprint>, string | undefined, string]>([
  ['one of three rows', { role: 'button', name: 'Edit', ...row }, 'button "Edit"', 'button "Edit" in "Beech"'],
  ['so, without what the page named it', { role: 'button', name: 'Edit', ...row }, undefined, 'button "Edit" in "Beech"'],
  ['the only one', { role: 'button', name: 'Edit', ...row, ordinal: { index: 0, of: 1 } }, 'button "Edit"', 'button "Edit"'],
  [
    'below a heading',
    { tag: 'a', role: 'link', name: 'edit', ...row, blocks: [{ kind: 'part', name: 'History' }] },
    undefined,
    'link "edit" in "History"',
  ],
  ['nameless, known by its column', { role: 'textbox', label: 'Work', ...row }, 'textbox', 'textbox "Work" in "Beech"'],
  ['nameless', { role: 'textbox', ...row }, 'textbox', 'textbox in "Beech"'],
])('a target is said as a person tells it from others: %s', (_what, print, label, said) => {
  const fingerprint = { selectors: ['#x'], tag: 'input', attributes: {}, landmarks: [], neighbours: [], ...print };
  expect(sayTarget({ fingerprint }, label)).toBe(said);
});
