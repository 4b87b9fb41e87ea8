import type { Step } from '../../../differential/case';
import { noHand, on } from '../by-trusted';
import type { Gesture } from '../gesture';

const select = (...options: string[]): Step => ({ type: 'select', on: '#x', options });
const TWO = '<option>One<option>Two<option>Three';
const MISSING = ['option-missing', 'value-rejected', 'target-disabled'];
/** A chosen value and what was told of it; how the pointer comes to a list is not Playwright's business. */
const LATE = 400;
const later = (what: string) => `const x = document.querySelector('#x'); setTimeout(() => { ${what} }, ${LATE})`;
const TOLD =
  "for (const kind of ['input', 'change']) document.addEventListener(kind, ({ target }) => said.push(kind + ' ' + target.value));";

const chosen = (name: string, html: string, more: Partial<Gesture> = {}): Gesture => ({
  group: 'select',
  name,
  html,
  step: select('Two'),
  events: 'none',
  ...more,
  script: `${TOLD} ${more.script ?? ''}`,
});
const refused = (name: string, html: string, more: Partial<Gesture> = {}): Gesture => ({
  group: 'select',
  name,
  html: `<main>${html}</main>`,
  step: select('Two'),
  refuses: MISSING,
  ...more,
});

const CONTAINERS: Record<string, string> = {
  'a box of two lists': `<div id=x><select>${TWO}</select><select>${TWO}</select></div>`,
  'a form of a list and a button': `<form id=x><select>${TWO}</select><button type=button>Go on</button></form>`,
  'a form of a field and a list': `<form id=x><input><select>${TWO}</select></form>`,
  'a group of a list and a box': `<fieldset id=x><select>${TWO}</select><label><input type=checkbox> Agree</label></fieldset>`,
  'the page': `<section id=x><h2>Order</h2><p>Text</p><select>${TWO}</select><a href="#c">More</a></section>`,
  'a table row of two lists': `<table><tr id=x><td><select>${TWO}</select><td><select>${TWO}</select></table>`,
};
const NO_LISTS: Record<string, string> = {
  'a button': '<button id=x>Go on</button>',
  'a drawn button': '<div id=x role=button tabindex=0>Go on</div>',
  'a box': '<div id=x>Plain</div>',
  'a link': '<a id=x href="#c">More</a>',
  'a check box': '<input id=x type=checkbox>',
  'a field': '<input id=x>',
  'a heading': '<h2 id=x>Order</h2>',
};
const BAD_OPTIONS: Record<string, string> = {
  'that is not there': '<select id=x><option>One<option>Three</select>',
  'that is disabled': '<select id=x><option>One<option disabled>Two</select>',
  'of a disabled group': '<select id=x><option>One<optgroup disabled label=G><option>Two</optgroup></select>',
  'that differs by a sign': '<select id=x><option>One<option>Two+</select>',
};
const WAYS: Record<string, [string, Step?]> = {
  'by its words': [`<select id=x>${TWO}</select>`],
  'by its value': ['<select id=x><option value=1>One<option value=2>Two</select>', select('Two')],
  'by what it is labelled': ['<select id=x><option>One<option label=Two>zwei</select>'],
  'in a list box': [`<select id=x size=3>${TWO}</select>`],
  'in a group': ['<select id=x><optgroup label=G><option>One</optgroup><optgroup label=H><option>Two</optgroup></select>'],
  several: [`<select id=x multiple>${TWO}</select>`, select('One', 'Three')],
  'several in the place of others': [
    '<select id=x multiple><option selected>One<option>Two<option selected>Three</select>',
    select('Two', 'Three'),
  ],
  'one of a list of several': ['<select id=x multiple><option selected>One<option>Two<option>Three</select>'],
  'with spaces around': ['<select id=x><option>One<option>  Two  </select>'],
};

const LATE_OPTIONS: Record<string, [string, string]> = {
  'that comes late': ['<select id=x><option>One<option>Three</select>', "x.add(new Option('Two'))"],
  'of a list that is filled late': ['<select id=x><option>Loading</select>', `x.innerHTML = '${TWO}'`],
  'of a list that is empty at first': ['<select id=x style="width:80px"></select>', `x.innerHTML = '${TWO}'`],
  'that is enabled late': ['<select id=x><option>One<option disabled>Two</select>', 'x.options[1].disabled = false'],
  'of a group that is enabled late': [
    '<select id=x><option>One<optgroup disabled label=G><option>Two</optgroup></select>',
    "x.querySelector('optgroup').disabled = false",
  ],
  'that gets its words late': ['<select id=x><option>One<option>…</select>', "x.options[1].textContent = 'Two'"],
  'of a list that is enabled late': [`<select id=x disabled>${TWO}</select>`, 'x.disabled = false'],
};

/** Drawn lists: what a press on the option tells. */
const OPTIONS = (late = '') =>
  `for (const word of ['One', 'Two', 'Three']) { const one = document.createElement('div'); one.role = 'option'; one.textContent = word; one.onclick = () => said.push(word); l.append(one) } ${late}`;
const openList = (when: string) =>
  `const l = document.querySelector('#l'); const open = () => { l.hidden = false; ${OPTIONS()} }; document.querySelector('#x').onclick = () => { document.querySelector('#x').onclick = null; ${when} }`;
const pressBoth: Gesture['by'] = async (frame) => {
  await frame.locator('#x').click();
  await frame.locator('[role=option]', { hasText: 'Two' }).click();
};
const DRAWN: Record<string, [string, string]> = {
  'that opens': [
    '<button id=x aria-haspopup=listbox aria-controls=l>Pick</button><div id=l role=listbox hidden></div>',
    openList('open()'),
  ],
  'that opens late': [
    '<div id=x role=combobox tabindex=0 aria-controls=l aria-expanded=false>Pick</div><div id=l role=listbox hidden></div>',
    openList('setTimeout(open, 300)'),
  ],
  'that fills late': [
    '<button id=x aria-haspopup=listbox aria-controls=l>Pick</button><div id=l role=listbox hidden><div role=option>All</div></div>',
    openList('l.hidden = false; setTimeout(open, 300)'),
  ],
  'of a menu': ['<button id=x aria-expanded=false>Pick</button><div id=l role=listbox hidden></div>', openList('open()')],
};

export const lists: Gesture[] = [
  ...Object.entries(CONTAINERS).map(([name, html]) => refused(`choosing in ${name}`, html)),
  ...Object.entries(NO_LISTS).map(([name, html]) => refused(`choosing in ${name}`, html)),
  ...Object.entries(BAD_OPTIONS).map(([name, html]) => refused(`an option ${name}`, html)),
  refused('several in a list for one', `<select id=x>${TWO}</select>`, {
    step: select('One', 'Two'),
    by: noHand,
  }),
  refused('a drawn option that is not there', '<div id=x role=listbox><div role=option>One</div></div>'),
  ...Object.entries(WAYS).map(([name, [html, step]]) => chosen(`choosing ${name}`, html, step ? { step } : {})),
  chosen('choosing by the label', `<label id=x>Kind <select id=k>${TWO}</select></label>`, { by: on('#k') }),
  chosen('choosing by a wrapper', `<div id=x style="width:fit-content"><select id=k>${TWO}</select></div>`, { by: on('#k') }),
  ...Object.entries(LATE_OPTIONS).map(([name, [html, what]]) => chosen(`an option ${name}`, html, { script: later(what) })),
  chosen('a list that is filled when it is reached', '<select id=x><option>Choose</select>', {
    script: `const x = document.querySelector('#x'); x.onmousedown = () => { if (!x.filled) { x.filled = true; x.insertAdjacentHTML('beforeend', '${TWO}') } }`,
    by: async (frame, page, step) => {
      await frame.locator('#x').dispatchEvent('mousedown');
      await on('#x')?.(frame, page, step);
    },
  }),
  chosen('a choice that the page takes back', `<select id=x>${TWO}</select>`, {
    script: "const x = document.querySelector('#x'); x.addEventListener('change', () => { x.selectedIndex = 0 })",
    says: ['value-rejected'],
  }),
  ...Object.entries(DRAWN).map(
    ([name, [html, script]]): Gesture => ({
      group: 'select',
      name: `a drawn list ${name}`,
      html,
      script,
      step: select('Two'),
      by: pressBoth,
    }),
  ),
];
