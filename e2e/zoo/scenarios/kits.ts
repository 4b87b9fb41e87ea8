import { click, hover, of, option, press, SAID, type Scenario, select, type } from '../scenario';

/** Kits of whole sets of widgets. */
export const kits: Scenario[] = [
  ...of('bootstrap', {
    'a menu': [[click('role=button[name="Actions"]'), click('text=Edit')], 'edit'],
    'a dialog': [
      [click('role=button[name="Ask"]'), type('[aria-label=Answer]', 'yes'), click('text=Done')],
      'yestrue',
      `said.at(-1) + !document.querySelector('.modal.show')`,
    ],
    tabs: [click('text=Two'), true, `document.querySelector('#t2').matches('.active')`],
  }),
  ...of('mui', {
    'typing into an autocomplete and choosing': [
      [type('role=combobox[name="City"]', 'par'), click(option('Paris'))],
      'Paris',
      SAID,
      'combobox City',
    ],
    'a select': [[click('[role=combobox]:has-text("Apple")'), click(option('Banana'))], 'Banana'],
    'a text field': [type('role=textbox[name="Name"]', 'Ada Lovelace'), 'Ada Lovelace', 'typed', 'textbox Name'],
    'a switch': [{ type: 'check', selector: '[aria-label=Dark]', checked: true }, 'true'],
    'dragging a slider': [
      { type: 'drag', selector: 'role=slider', offset: { x: 120, y: 0 } },
      true,
      'said[0] > 50 && said[0] < 70',
      'slider Volume',
    ],
    'a menu': [[click('role=button[name="Actions"]'), click('role=menuitem[name="Edit"]')], 'edit'],
    'a dialog': [[click('role=button[name="Ask"]'), click('role=button[name="Yes"]')], 'yes'],
  }),
  ...of('antd', {
    'searching in 300 options': [[type('#s', 'Item 237'), click('.ant-select-item-option:has-text("Item 237")')], 'v237'],
    'an option that is not there yet': [select('#s', 'Item 40'), 'v40'],
    'a cascade on hovering': [[click('#c'), hover('text=France'), click('text=Paris')], 'fr/pa'],
    'a check box and a switch': [
      [
        { type: 'check', selector: 'role=checkbox', checked: true },
        { type: 'check', selector: 'role=switch', checked: true },
      ],
      'true,true',
    ],
  }),
  ...of('shoelace', {
    'a select': [[click('#s'), click('sl-option[value=banana]')], 'banana'],
    'a field in a shadow root': [type('#i', 'Ada'), 'Ada', `document.querySelector('#i').value`],
    'a switch': [click('#w'), 'true'],
    details: [click('#d'), true, `document.querySelector('#d').open`],
  }),
  ...of('material-web', {
    'a select': [[click('#s'), click('md-select-option[value=banana]')], 'banana'],
    'a field': [type('#t', 'Ada'), 'Ada', `document.querySelector('#t').value`],
    'a check box': [click('#c'), true, `document.querySelector('#c').checked`],
  }),
  ...of('react-aria', {
    'a select': [[click('button[aria-haspopup]:has-text("Select")'), click(option('Banana'))], 'Banana'],
    'typing and choosing': [[type('role=combobox', 'ch'), click(option('Cherry'))], 'Cherry'],
    'a button': [click('text=Press'), 'pressed'],
    'a button by a key': [press('Enter', 'text=Press'), 'pressed'],
  }),
  ...of('fluent', {
    'a select': [[click('#s'), click('fluent-option[value=banana]')], 'banana'],
    'a field': [type('#t', 'Ada'), 'Ada', `document.querySelector('#t').value`],
    'a check box and a button': [[click('#c'), click('#b')], 'gotrue', `said.join() + document.querySelector('#c').checked`],
  }),
];
