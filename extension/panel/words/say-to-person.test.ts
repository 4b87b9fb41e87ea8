import { expect, test } from 'vitest';
import type { Operation } from '../../../src/model/operation';
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
