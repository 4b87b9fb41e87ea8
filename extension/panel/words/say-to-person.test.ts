import { expect, test } from 'vitest';
import type { Fingerprint } from '../../../src/model/page/target';
import type { Operation } from '../../../src/model/plan/operation';
import { sayToPerson } from './say-to-person';

test.each<[Operation, string | undefined, string]>([
  [{ type: 'click', elementId: 4 }, 'button "Save"', 'Click “Save”'],
  [{ type: 'check', elementId: 4, checked: true }, 'checkbox "Lenses"', 'Tick “Lenses”'],
  [{ type: 'check', elementId: 4, checked: false }, 'menuitem checkbox "Lenses"', 'Untick “Lenses”'],
  [{ type: 'select', elementId: 4, options: ['Rose'] }, 'combobox "Theme"', 'Choose “Rose” in “Theme”'],
  [{ type: 'select-text', quote: { text: 'Bob', before: '', after: '' } }, 'textbox "Text"', 'Select the text “Bob” in “Text”'],
  [{ type: 'press', key: 'Enter', elementId: 4 }, 'searchbox "Search"', 'Press Enter in “Search”'],
  [{ type: 'type', elementId: 4, text: '{{secret:one_time-code}}' }, 'textbox "Code"', 'Type “[one time code]” into “Code”'],
  [{ type: 'paste', text: 'Dear {{first_name}},' }, undefined, 'Paste “Dear [first name],”'],
  [{ type: 'select', elementId: 4, options: ['{{size}}'] }, 'combobox "Size"', 'Choose “[size]” in “Size”'],
  [{ type: 'press', key: 'Enter' }, undefined, 'Press Enter'],
  [{ type: 'click', elementId: 74 }, undefined, 'Click it'],
  [
    {
      type: 'drag',
      elementId: 4,
      to: { fingerprint: { selectors: [], tag: 'ul', role: 'list', name: 'Done', attributes: {}, landmarks: [], neighbours: [] } },
    },
    'listitem "Tea"',
    'Drag “Tea” to “Done”',
  ],
])('%j of %s is %s', (operation, label, said) => {
  expect(sayToPerson(operation, label)).toBe(said);
});

const add: Fingerprint = {
  selectors: ['[data-testid="add-17"]'],
  tag: 'button',
  role: 'button',
  name: 'Add',
  attributes: { 'data-testid': 'add-17' },
  landmarks: [{ kind: 'listitem', name: 'Ash Tripod' }, { kind: 'main' }],
  neighbours: [],
  ordinal: { index: 16, of: 60 },
};
const block = { kind: 'item', name: 'Ash Tripod · $49' };
const { name: _name, ...nameless } = add;

test.each<[string, Partial<Fingerprint>, string | undefined, string]>([
  ['one of sixty in a card', { blocks: [block] }, undefined, 'Click “Add” in “Ash Tripod”'],
  ['as it was recorded', { blocks: [block] }, 'button "Add"', 'Click “Add” in “Ash Tripod”'],
  ['one of sixty in an entry', {}, undefined, 'Click “Add” in “Ash Tripod”'],
  ['the only one', { ordinal: { index: 0, of: 1 } }, undefined, 'Click “Add”'],
  [
    'a nameless one by its column',
    { role: 'textbox', name: '', label: 'Work', blocks: [block] },
    'textbox',
    'Click “Work” in “Ash Tripod”',
  ],
  ['one of sixty in nothing with a name', { landmarks: [{ kind: 'main', name: 'Shop' }] }, undefined, 'Click “Add”'],
  ['one of sixty in what has its own name', { landmarks: [{ kind: 'row', name: 'Add' }] }, undefined, 'Click “Add”'],
])('%s is told by what is around it', (_case, more, label, said) => {
  expect(sayToPerson({ type: 'click', fingerprint: { ...add, ...more } }, label)).toBe(said);
});

test.each<[string, Operation, string]>([
  ['its test id', { type: 'click', fingerprint: { ...nameless, ordinal: { index: 0, of: 1 } } }, 'Click the button'],
  ['its id', { type: 'type', text: 'tea', selector: '#search-products' }, 'Type “tea” into “Search products”'],
])('what has no name is not told by %s', (_case, operation, said) => {
  expect(sayToPerson(operation)).toBe(said);
});
