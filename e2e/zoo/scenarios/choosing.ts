import { click, hover, of, option, press, SAID, type Scenario, select, type } from '../scenario';

/** Menus, selects and comboboxes. */
export const choosing: Scenario[] = [
  ...of('react-select', {
    choosing: [[click('role=combobox'), click(option('Banana'))], 'Banana', SAID, 'combobox Fruit'],
    'choosing in one operation': [select('role=combobox', 'Cherry'), 'Cherry'],
    'typing and Enter': [type('role=combobox', 'ban', { submit: true }), 'Banana'],
  }),
  ...of('downshift', {
    'typing and choosing': [[type('input', 'ch'), click(option('Cherry'))], 'Cherry', SAID, 'combobox Fruit'],
    'typing, arrow and Enter': [[type('input', 'b'), press('ArrowDown'), press('Enter')], 'Banana'],
  }),
  ...of('headless', {
    'a listbox': [[click('role=button[name="Fruit"]'), click(option('Cherry'))], 'Cherry'],
    'a listbox in one operation': [select('[aria-label=Fruit]', 'Banana'), 'Banana'],
    'a menu': [[click('text=Actions'), click('role=menuitem[name="Remove"]')], 'remove', SAID, 'button Actions'],
    'a menu by keys': [[press('Enter', 'text=Actions'), press('ArrowDown'), press('Enter')], 'remove'],
    'a switch': [{ type: 'check', selector: 'role=switch', checked: true }, 'dark', SAID, 'switch Dark'],
  }),
  ...of('radix', {
    'a select': [[click('role=combobox'), click(option('Banana'))], 'Banana', SAID, 'combobox Fruit'],
    'a select in one operation': [select('role=combobox', 'Cherry'), 'Cherry'],
    'a menu': [[click('role=button[name="Actions"]'), click('role=menuitem[name="Edit"]')], 'edit'],
    'a submenu by hovering': [
      [click('role=button[name="Actions"]'), hover('role=menuitem[name="More"]'), click('role=menuitem[name="Archive"]')],
      'archive',
    ],
    'dragging a slider': [
      { type: 'drag', selector: 'role=slider', offset: { x: 90, y: 0 } },
      true,
      'said[0] >= 65 && said[0] <= 75',
      'slider Volume',
    ],
    'a slider by keys': [press('ArrowRight', 'role=slider'), '21'],
    'a card on hovering': [
      [hover('text=Ada'), { type: 'assert', text: 'Countess of Lovelace' }],
      true,
      `document.body.innerText.includes('Countess')`,
    ],
    'a dialog': [
      [click('role=button[name="Rename"]'), type('[aria-label="New name"]', 'Ada'), click('role=button[name="Done"]')],
      'Adatrue',
      `said.at(-1) + !document.querySelector('[role=dialog]')`,
    ],
    'closing a dialog by Escape': [
      [click('role=button[name="Rename"]'), press('Escape')],
      true,
      `!document.querySelector('[role=dialog]')`,
    ],
  }),
  ...of('cmdk', {
    'typing and Enter': [type('input', 'save', { submit: true }), 'Save file'],
    'typing and choosing': [[type('input', 'file'), click(option('Open file'))], 'Open file'],
  }),
  ...of('choices', {
    choosing: [[click('.choices'), click('.choices__list--dropdown [data-value=Banana]')], 'Banana'],
  }),
  ...of('tom-select', {
    choosing: [[click('.ts-control'), click('.option[data-value=Cherry]')], 'Cherry'],
    'typing and Enter': [type('.ts-control input', 'ban', { submit: true }), 'Banana'],
  }),
  ...of('select2', {
    choosing: [[click('.select2-selection'), click('.select2-results__option:has-text("Banana")')], 'Banana'],
    searching: [[click('.select2-selection'), type('.select2-search__field', 'che', { submit: true })], 'Cherry'],
  }),
];
