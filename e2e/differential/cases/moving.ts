import { type Case, cases, click, hover } from '../case';

const box = (id: string, more = '') => `<div id=${id} style="width:100px;height:40px;background:#ccc;${more}">${id}</div>`;

export const moving: Case[] = cases({
  hovering: [box('a'), hover('#a'), { events: 'all' }],
  'hovering one after another': [`<div id=p>${box('a')}${box('b')}</div>`, [hover('#a'), hover('#b')], { events: 'all' }],
  'hovering a nested element': [`<div id=p><div id=q>${box('a')}</div></div>`, hover('#a'), { events: 'all' }],
  'a menu that opens on hover by script': [
    `${box('a')}<button id=m hidden>item</button>`,
    [hover('#a'), click('#m')],
    "a.onmouseenter = () => { m.hidden = false }; m.onclick = () => said.push('item')",
  ],
  'hovering into a shadow root': [
    '<div id=h></div>',
    hover('#h >> #b'),
    {
      script: "h.attachShadow({mode:'open'}).innerHTML = '<button id=b>b</button>'; h.onmouseenter = () => said.push('in')",
      events: 'all',
    },
  ],
  'scrolling the page down': ['<div style="height:3000px"></div>', { type: 'scroll', direction: 'down', amount: 300 }, { events: 'none' }],
  'scrolling the page down and up': [
    '<div style="height:3000px"></div>',
    [
      { type: 'scroll', direction: 'down', amount: 500 },
      { type: 'scroll', direction: 'up', amount: 200 },
    ],
    { events: 'none' },
  ],
  'scrolling a box': [
    '<div id=s style="height:100px;width:200px;overflow:auto"><div style="height:1000px" id=in></div></div>',
    { type: 'scroll', on: '#s', direction: 'down', amount: 150 },
    { events: 'none' },
  ],
  'scrolling from inside of a box': [
    '<div id=s style="height:100px;width:200px;overflow:auto"><p id=in>x</p><div style="height:1000px"></div></div>',
    { type: 'scroll', on: '#in', direction: 'down', amount: 150 },
    { events: 'none' },
  ],
  'scrolling to the side': [
    '<div id=s style="height:100px;width:200px;overflow:auto"><div style="width:1000px;height:50px"></div></div>',
    { type: 'scroll', on: '#s', direction: 'right', amount: 120 },
    { events: 'none' },
  ],
  'a page that takes the wheel for itself': [
    '<div style="height:3000px" id=d></div>',
    { type: 'scroll', direction: 'down', amount: 300 },
    {
      script: "addEventListener('wheel', (e) => { e.preventDefault(); said.push('wheel ' + e.deltaY) }, { passive: false, once: true })",
      events: 'none',
    },
  ],
  'dragging by the pointer': [
    box('a', 'position:absolute;top:50px;left:50px'),
    { type: 'drag', on: '#a', offset: { x: 120, y: 0 } },
    {
      script:
        "let from; a.onpointerdown = (e) => { from = e.clientX }; addEventListener('pointermove', (e) => { if (from !== undefined && e.buttons) a.style.left = 50 + e.clientX - from + 'px' }); addEventListener('pointerup', () => { if (from !== undefined) said.push(a.style.left); from = undefined })",
      events: 'none',
    },
  ],
  'dragging by the mouse, its events': [
    `${box('a')}${box('b')}`,
    { type: 'drag', on: '#a', to: '#b' },
    { without: { types: ['focus'], because: 'none' } },
  ],
  'dragging a slider': [
    '<input type=range id=r value=10 style="width:200px">',
    { type: 'drag', on: '#r', at: { x: 0.135, y: 0.5 }, offset: { x: 100, y: 0 } },
    { events: 'none' },
  ],
  'dragging with pointer capture': [
    box('a'),
    { type: 'drag', on: '#a', offset: { x: 300, y: 100 } },
    {
      script:
        "a.onpointerdown = (e) => a.setPointerCapture(e.pointerId); a.onpointermove = (e) => { if (a.hasPointerCapture(e.pointerId)) window.last = Math.round(e.clientX) }; a.onpointerup = () => said.push('up at ' + window.last); a.onlostpointercapture = () => said.push('lost')",
      events: 'none',
    },
  ],
});
