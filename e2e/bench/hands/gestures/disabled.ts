import { click, hover, type } from '../../../differential/case';
import { noHand, pressMiddle } from '../by-trusted';
import { type Gesture, gestures } from '../gesture';

const DISABLED = ['target-disabled'];
const refused = (name: string, html: string, step: Gesture['step'] = click('#x')): Gesture => ({
  group: 'disabled',
  name,
  html: `<main style="padding:10px" onclick="said.push('behind')">${html}</main>`,
  step,
  refuses: DISABLED,
});

const INSIDE: Record<string, string> = {
  'its text': '<span id=x>Go on</span>',
  'its icon': '<svg id=x role=img aria-label=Go width=30 height=20><rect width=30 height=20></rect></svg>',
  'a label in it': '<label id=x>Go on</label>',
  'a heading in it': '<h3 id=x>Go on</h3>',
  'a text deep in it': '<i><b id=x>Go on</b></i>',
};
const HOLDERS: Record<string, (inner: string) => string> = {
  'a disabled button': (inner) => `<button disabled>${inner}</button>`,
  'a button in a disabled group': (inner) => `<fieldset disabled><button>${inner}</button></fieldset>`,
  'a button that says it is disabled': (inner) => `<button aria-disabled=true>${inner}</button>`,
  'a drawn button that says it is disabled': (inner) => `<div role=button aria-disabled=true tabindex=0>${inner}</div>`,
  'a part that is inert': (inner) => `<div inert><button>${inner}</button></div>`,
};
const inside = Object.entries(HOLDERS).flatMap(([holder, around]) =>
  Object.entries(INSIDE).map(([part, inner]) => refused(`${part} in ${holder}`, around(inner))),
);

/** Playwright presses the box where a person presses the label. */
const pressLabel: Gesture['by'] = async (frame, page, step) => {
  await frame.locator('#k:enabled').waitFor();
  await pressMiddle?.(frame, page, step);
};
const LATE: Record<string, [string, string]> = {
  'a button': ['<button id=x disabled>Go on</button>', 'x.disabled = false'],
  'the text of a button': ['<button id=b disabled><span id=x>Go on</span></button>', "document.querySelector('#b').disabled = false"],
  'a button in a group': [
    '<fieldset id=f disabled><button id=x>Go on</button></fieldset>',
    "document.querySelector('#f').disabled = false",
  ],
  'a button that says so': ['<button id=x aria-disabled=true>Go on</button>', "x.removeAttribute('aria-disabled')"],
  'a link in an inert part': ['<div id=p inert><a id=x href="#c">More</a></div>', "document.querySelector('#p').inert = false"],
  'the label of a box': ['<label id=x><input id=k type=checkbox disabled> Agree</label>', "document.querySelector('#k').disabled = false"],
};
const late = Object.entries(LATE).map(
  ([name, [html, script]]): Gesture => ({
    group: 'disabled',
    name: `${name} that is enabled late`,
    html,
    script: `const x = document.querySelector('#x'); setTimeout(() => { ${script} }, 400)`,
    step: click('#x'),
    ...(name.includes('label') && { by: pressLabel }),
  }),
);

export const disabled: Gesture[] = [
  ...inside,
  ...late,
  refused('a disabled button', '<button id=x disabled>Go on</button>'),
  refused('the label of a disabled box', '<label id=x><input type=checkbox disabled> Agree</label>'),
  refused('the text of a label of a disabled box', '<label><input type=checkbox disabled> <b id=x>Agree</b></label>'),
  refused('a label for a disabled field', '<label id=x for=f>Name</label> <input id=f disabled>'),
  refused('the text of a label for a disabled field', '<label for=f><b id=x>Name</b></label> <input id=f disabled>'),
  {
    ...refused('a box around nothing but a disabled button', '<div id=x style="width:fit-content"><button disabled>Go on</button></div>'),
    // Playwright presses there, and nothing hears it.
    by: noHand,
  },
  refused('typing into a disabled field', '<input id=x disabled>', type('#x', 'abc')),
  refused('typing into a field of a disabled group', '<fieldset disabled><input id=x></fieldset>', type('#x', 'abc')),
  refused('typing by the label of a disabled field', '<label id=x>Name <input disabled></label>', type('#x', 'abc')),
  refused('choosing in a disabled list', '<select id=x disabled><option>One<option>Two</select>', {
    type: 'select',
    on: '#x',
    options: ['Two'],
  }),
  refused('checking a disabled box', '<input id=x type=checkbox disabled>', { type: 'check', on: '#x', checked: true }),
  refused('checking by the label of a disabled box', '<label id=x><input type=checkbox disabled> Agree</label>', {
    type: 'check',
    on: '#x',
    checked: true,
  }),
  refused('checking a switch that says it is disabled', '<button id=x role=switch aria-checked=false aria-disabled=true>Wi-Fi</button>', {
    type: 'check',
    on: '#x',
    checked: true,
  }),
  {
    ...refused('files for a disabled input', '<input id=x type=file disabled>', { type: 'upload', on: '#x', files: ['a.txt'] }),
    by: noHand,
  },
  {
    ...refused('dragging by the text of a disabled button', '<button disabled><span id=x>Go on</span></button>', {
      type: 'drag',
      on: '#x',
      offset: { x: 60, y: 0 },
    }),
    // Playwright's mouse moves over it, and nothing hears it.
    by: noHand,
  },
  ...gestures('disabled', {
    'a button in the legend of a disabled group': [
      '<fieldset disabled><legend><button id=x>Go on</button></legend></fieldset>',
      click('#x'),
    ],
    'a link in a disabled group': ['<fieldset disabled><a id=x href="#c">More</a></fieldset>', click('#x'), { by: pressMiddle }],
    'a disabled button is hovered all the same': [
      '<div id=d><button id=x disabled>Go on</button></div>',
      hover('#x'),
      { script: "document.querySelector('#d').onmouseenter = () => said.push('over')" },
    ],
    'a button that is disabled when the pointer comes': [
      '<button id=x>Go on</button>',
      click('#x'),
      { script: "const x = document.querySelector('#x'); x.onmouseenter = () => { x.disabled = true }", refuses: DISABLED, by: noHand },
    ],
    'a button that is disabled by the press': [
      '<button id=x>Go on</button>',
      click('#x'),
      { script: "const x = document.querySelector('#x'); x.onmousedown = () => { x.disabled = true }", says: ['outcome-unknown'] },
    ],
  }),
];
