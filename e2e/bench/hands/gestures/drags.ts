import type { Step } from '../../../differential/case';
import { dragMiddle, noHand } from '../by-trusted';
import { type Gesture, gestures } from '../gesture';

const drag = (more: Partial<Step> = {}): Step => ({ type: 'drag', on: '#x', to: '#y', ...more });
const NOWHERE = ['value-rejected', 'target-missing'];
const CARD = '<div id=x style="width:60px;height:40px;background:#cde">Card</div>';
const refused = (name: string, html: string, step: Step, more: Partial<Gesture> = {}): Gesture => ({
  group: 'drag',
  name,
  html,
  step,
  refuses: NOWHERE,
  by: noHand,
  ...more,
});

const SOURCES: Record<string, string> = {
  'a card': CARD,
  'a button': '<button id=x>Go on</button>',
  'a draggable card': '<div id=x draggable=true style="width:60px;height:40px">Card</div>',
  'a link': '<a id=x href="#c">More</a>',
  'a slider': '<input id=x type=range>',
};
const still = Object.entries(SOURCES).flatMap(([name, html]) => [
  refused(`${name} by nothing`, html, drag({ to: undefined, offset: { x: 0, y: 0 } } as Partial<Step>)),
  refused(`${name} onto itself`, html, drag({ to: '#x' })),
]);

/** A card and a bin of HTML's drag and drop. `start` and `over` are handlers. */
const bin = (start: string, over: string) => ({
  html: '<div id=x draggable=true style="width:60px;height:40px;background:#cde">Card</div><div style="height:60px"></div><div id=y style="width:200px;height:80px;background:#eee">Bin</div>',
  script: `const x = document.querySelector('#x'), y = document.querySelector('#y');
    x.ondragstart = (event) => { event.dataTransfer.setData('text/plain', 'card'); ${start} };
    y.ondragover = (event) => { ${over} };
    y.ondrop = (event) => { event.preventDefault(); said.push('dropped ' + event.dataTransfer.getData('text/plain') + ' ' + event.dataTransfer.dropEffect) };
    x.ondragend = (event) => said.push('end ' + event.dataTransfer.dropEffect)`,
});
const allowed = (effect: string) => `event.dataTransfer.effectAllowed = '${effect}'`;
const takes = (effect = '') => `event.preventDefault(); ${effect && `event.dataTransfer.dropEffect = '${effect}'`}`;
const FORBIDDEN: Record<string, [string, string]> = {
  'the place says that it takes nothing': ['', takes('none')],
  'the place does not answer': ['', ''],
  'the place answers the entering only': ['y.ondragenter = (event) => event.preventDefault()', ''],
  'it may be copied and would be moved': [allowed('copy'), takes('move')],
  'it may be moved and would be copied': [allowed('move'), takes('copy')],
  'it may be linked and would be copied': [allowed('link'), takes('copy')],
  'it may be copied or moved and would be linked': [allowed('copyMove'), takes('link')],
  'nothing may be done with it': [allowed('none'), takes()],
  'the place forbids it by a name and asks for it': [
    '',
    `event.preventDefault(); event.dataTransfer.dropEffect = event.dataTransfer.types.includes('text/plain') ? 'none' : 'copy'`,
  ],
};
const TAKEN: Record<string, [string, string]> = {
  'as it comes': ['', takes()],
  'to be copied': ['', takes('copy')],
  'to be moved': [allowed('move'), takes('move')],
  'to be moved, as is proposed': [allowed('move'), takes()],
  'to be copied or moved, copied': [allowed('copyMove'), takes('copy')],
  'to be linked': [allowed('all'), takes('link')],
  'to be copied, as is proposed': [allowed('copy'), takes()],
  'to be copied or moved, as is proposed': [allowed('copyMove'), takes()],
  'to be linked or moved, as is proposed': [allowed('linkMove'), takes()],
  'to be copied or linked, as is proposed': [allowed('copyLink'), takes()],
  'in any way, as is proposed': [allowed('all'), takes()],
};
const drops = [
  ...Object.entries(FORBIDDEN).map(
    ([name, [start, over]]): Gesture => ({ group: 'drop', name, ...bin(start, over), step: drag(), says: ['value-rejected', 'no-effect'] }),
  ),
  ...Object.entries(TAKEN).map(
    ([name, [start, over]]): Gesture => ({ group: 'drop', name: `taken ${name}`, ...bin(start, over), step: drag() }),
  ),
];

/** Follows the pointer and tells where it was let go, from where it was pressed. */
const FOLLOW =
  "const x = document.querySelector('#x'); let from; x.onmousedown = (event) => { event.preventDefault(); from = event; }; document.onmouseup = (event) => { if (from) said.push([event.clientX - from.clientX, event.clientY - from.clientY].map(Math.round).join()) }";
const THIN: Record<string, string> = {
  'a splitter 1 px wide':
    '<div style="display:flex;height:100px"><div style="width:100px">a</div><div id=x role=separator style="width:1px;background:#000"></div><div>b</div></div>',
  'a splitter 1 px high':
    '<div style="width:200px"><div style="height:50px">a</div><div id=x role=separator aria-orientation=horizontal style="height:1px;background:#000"></div><div>b</div></div>',
  'a card': CARD,
};

export const drags: Gesture[] = [
  ...still,
  refused('a card onto the box that it is the middle of', `<div id=y style="padding:30px;width:fit-content">${CARD}</div>`, drag()),
  refused('a card with no place to go', CARD, { type: 'drag', on: '#x' }),
  refused('a card onto what is hidden', `${CARD}<div id=y hidden>Bin</div>`, drag()),
  ...gestures('drag', {
    'a card onto what is covered': [
      `${CARD}<div style="position:relative;width:100px"><div id=y style="height:60px">Bin</div><div style="position:absolute;inset:0;background:#fff"></div></div>`,
      drag(),
      { refuses: ['target-covered'], by: noHand },
    ],
  }),
  ...drops,
  {
    group: 'drop',
    name: 'a list that is sorted on entering, without a word to the browser',
    ...bin('', ''),
    script: `const x = document.querySelector('#x'), y = document.querySelector('#y'); y.ondragenter = () => { if (!y.contains(x)) y.append(x) }; x.ondragend = (event) => said.push('end ' + event.dataTransfer.dropEffect)`,
    step: drag(),
  },
  {
    group: 'drop',
    name: 'a drag that the page stops at its start',
    ...bin('event.preventDefault()', takes()),
    step: drag(),
  },
  ...Object.entries(THIN).map(
    ([name, html]): Gesture => ({
      group: 'drag',
      name: `dragging ${name}`,
      html,
      script: FOLLOW,
      step: { type: 'drag', on: '#x', offset: { x: 80, y: 30 } },
      by: dragMiddle,
    }),
  ),
];
