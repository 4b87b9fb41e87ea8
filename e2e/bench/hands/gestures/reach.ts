import { click } from '../../../differential/case';
import { noHand, pressMiddle } from '../by-trusted';
import { type Gesture, gestures } from '../gesture';

const THROUGH = 'pointer-events:none';
/** Controls, and what may sit in them. `%` is where. */
const CONTROLS: Record<string, (style: string, inner: string) => string> = {
  'a button': (style, inner) => `<button id=c style="${style}">${inner}</button>`,
  'a link': (style, inner) => `<a id=c href="#c" style="${style}">${inner}</a>`,
  'a drawn button': (style, inner) => `<div id=c role=button tabindex=0 style="width:120px;${style}">${inner}</div>`,
  'a label': (style, inner) => `<label id=c style="${style}"><input type=checkbox id=k style="${style}">${inner}</label>`,
  'a disclosure': (style, inner) => `<details id=d><summary id=c style="${style}">${inner}</summary>more</details>`,
  'an item of a menu': (style, inner) => `<div role=menu><div id=c role=menuitem tabindex=-1 style="${style}">${inner}</div></div>`,
  'a box with a handler': (style, inner) => `<div id=c onclick="said.push('box')" style="width:120px;${style}">${inner}</div>`,
};
const CHILDREN: Record<string, (style: string) => string> = {
  'a span': (style) => `<span id=x style="${style}">Go on</span>`,
  'a drawing': (style) =>
    `<svg id=x role=img aria-label=Go width=30 height=20 style="${style}"><rect width=30 height=20 style="${style}"></rect></svg>`,
  'bold text deep inside': (style) => `<i style="${style}"><b id=x style="${style}">Go on</b></i>`,
};

const inside = Object.entries(CONTROLS).flatMap(([control, around]) =>
  Object.entries(CHILDREN).flatMap(([child, inner]): Gesture[] => [
    {
      group: 'reach',
      name: `${child} that leaves the pointer to ${control}`,
      html: around('', inner(THROUGH)),
      step: click('#x'),
      by: pressMiddle,
    },
    {
      group: 'reach',
      name: `${child} in ${control} that ignores the pointer with it`,
      html: `<main style="padding:20px" onclick="said.push('behind')">${around(THROUGH, inner(THROUGH))}</main>`,
      step: click('#x'),
      refuses: ['target-disabled', 'target-covered'],
    },
  ]),
);

const late = Object.entries(CONTROLS).map(
  ([control, around]): Gesture => ({
    group: 'reach',
    name: `a span in ${control} that ignores the pointer at first`,
    html: around(THROUGH, '<span id=x>Go on</span>'),
    script: "setTimeout(() => { for (const one of document.querySelectorAll('#c,#k')) one.style.pointerEvents = '' }, 400)",
    step: click('#x'),
  }),
);

const LAYERS: Record<string, string> = {
  'a layer over the page': '<div style="position:fixed;inset:0"></div>',
  'a layer that nobody sees': '<div style="position:fixed;inset:0;opacity:0"></div>',
  'a frame over it': '<iframe style="position:fixed;inset:0;width:100%;height:100%"></iframe>',
  'a dialog': '<dialog id=o>Wait</dialog><script></script>',
};
const layers = Object.entries(LAYERS).map(
  ([layer, html]): Gesture => ({
    group: 'reach',
    name: `a button under ${layer}`,
    html: `<button id=x>Go on</button>${html}`,
    script: "document.querySelector('dialog')?.showModal()",
    step: click('#x'),
    refuses: ['target-covered', 'target-disabled'],
  }),
);

export const reach: Gesture[] = [
  ...inside,
  ...late,
  ...layers,
  ...gestures('reach', {
    'a link under what its card draws over all of it': [
      '<style>#card::after{content:"";position:absolute;inset:0}</style><div id=card style="position:relative;width:200px"><a id=x href="#c">More</a></div>',
      click('#x'),
      { refuses: ['target-covered'] },
    ],
    'a text under the link that is stretched over its card': [
      '<style>#l::after{content:"";position:absolute;inset:0}</style><div style="position:relative;width:200px"><p id=x>Text</p><a id=l href="#c">More</a></div>',
      click('#x'),
      { refuses: ['target-covered'] },
    ],
    'a field under its own floating label': [
      '<div style="position:relative;width:200px"><input id=x style="width:190px"><label for=x style="position:absolute;inset:0">Name</label></div>',
      click('#x'),
      { by: pressMiddle },
    ],
    'a button that ignores the pointer but not its text': [
      '<button id=x style="pointer-events:none;padding:0"><span style="pointer-events:auto;display:block;padding:10px">Go on</span></button>',
      click('#x'),
    ],
    'a check box that ignores the pointer': [
      '<main onclick="said.push(1)"><input id=x type=checkbox style="pointer-events:none"></main>',
      { type: 'check', on: '#x', checked: true },
      { refuses: ['target-disabled', 'target-covered'] },
    ],
    'a paragraph that ignores the pointer, in the page': [
      '<p id=x style="pointer-events:none">Text</p>',
      click('#x'),
      { refuses: ['target-disabled', 'target-covered'] },
    ],
    'a check box that leaves the pointer to its label': [
      '<label><input id=x type=checkbox style="pointer-events:none"> Agree</label>',
      click('#x'),
      { by: pressMiddle },
    ],
    'a button under a layer that goes': [
      '<button id=x>Go on</button><div id=o style="position:fixed;inset:0"></div>',
      click('#x'),
      { script: "setTimeout(() => document.querySelector('#o').remove(), 400)" },
    ],
    'hovering brings a layer over it': [
      '<button id=x>Go on</button><div id=o hidden style="position:fixed;inset:0"></div>',
      click('#x'),
      {
        script: "document.querySelector('#x').onmouseenter = () => { document.querySelector('#o').hidden = false }",
        refuses: ['target-covered'],
        by: noHand,
      },
    ],
  }),
];
