import { type Case, click, hover } from '../case';

const box = (id: string, more = '') => `<div id=${id} style="width:100px;height:40px;background:#ccc;${more}">${id}</div>`;
const draggable = (id: string) => box(id).replace('<div', '<div draggable=true');

export const moving: Case[] = [
  { name: 'hovering', html: box('a'), steps: [hover('#a')], events: 'all' },
  { name: 'hovering one after another', html: `<div id=p>${box('a')}${box('b')}</div>`, steps: [hover('#a'), hover('#b')], events: 'all' },
  { name: 'hovering a nested element', html: `<div id=p><div id=q>${box('a')}</div></div>`, steps: [hover('#a')], events: 'all' },
  {
    name: 'a menu that opens on hover by script',
    html: `${box('a')}<button id=m hidden>item</button>`,
    script: "a.onmouseenter = () => { m.hidden = false }; m.onclick = () => said.push('item')",
    steps: [hover('#a'), click('#m')],
  },
  {
    name: 'hovering into a shadow root',
    html: '<div id=h></div>',
    script: "h.attachShadow({mode:'open'}).innerHTML = '<button id=b>b</button>'; h.onmouseenter = () => said.push('in')",
    steps: [hover('#h >> #b')],
    events: 'all',
  },
  {
    name: 'scrolling the page down',
    html: '<div style="height:3000px"></div>',
    steps: [{ type: 'scroll', direction: 'down', amount: 300 }],
    events: 'none',
  },
  {
    name: 'scrolling the page down and up',
    html: '<div style="height:3000px"></div>',
    steps: [
      { type: 'scroll', direction: 'down', amount: 500 },
      { type: 'scroll', direction: 'up', amount: 200 },
    ],
    events: 'none',
  },
  {
    name: 'scrolling a box',
    html: '<div id=s style="height:100px;width:200px;overflow:auto"><div style="height:1000px" id=in></div></div>',
    steps: [{ type: 'scroll', on: '#s', direction: 'down', amount: 150 }],
    events: 'none',
  },
  {
    name: 'scrolling from inside of a box',
    html: '<div id=s style="height:100px;width:200px;overflow:auto"><p id=in>x</p><div style="height:1000px"></div></div>',
    steps: [{ type: 'scroll', on: '#in', direction: 'down', amount: 150 }],
    events: 'none',
  },
  {
    name: 'scrolling to the side',
    html: '<div id=s style="height:100px;width:200px;overflow:auto"><div style="width:1000px;height:50px"></div></div>',
    steps: [{ type: 'scroll', on: '#s', direction: 'right', amount: 120 }],
    events: 'none',
  },
  {
    name: 'a page that takes the wheel for itself',
    html: '<div style="height:3000px" id=d></div>',
    script: "addEventListener('wheel', (e) => { e.preventDefault(); said.push('wheel ' + e.deltaY) }, { passive: false, once: true })",
    steps: [{ type: 'scroll', direction: 'down', amount: 300 }],
    events: 'none',
  },
  {
    name: 'dragging by the pointer',
    html: box('a', 'position:absolute;top:50px;left:50px'),
    script:
      "let from; a.onpointerdown = (e) => { from = e.clientX }; addEventListener('pointermove', (e) => { if (from !== undefined && e.buttons) a.style.left = 50 + e.clientX - from + 'px' }); addEventListener('pointerup', () => { if (from !== undefined) said.push(a.style.left); from = undefined })",
    steps: [{ type: 'drag', on: '#a', offset: { x: 120, y: 0 } }],
    events: 'none',
  },
  {
    name: 'dragging by the mouse, its events',
    html: `${box('a')}${box('b')}`,
    steps: [{ type: 'drag', on: '#a', to: '#b' }],
    without: { types: ['focus'], because: 'none' },
  },
  {
    name: 'drag and drop',
    html: `${draggable('a')}${box('b')}`,
    script:
      "a.ondragstart = (e) => { e.dataTransfer.setData('text/plain', 'carried'); e.dataTransfer.effectAllowed = 'move' }; b.ondragover = (e) => e.preventDefault(); b.ondrop = (e) => { e.preventDefault(); said.push(e.dataTransfer.getData('text/plain')) }; a.ondragend = (e) => said.push('end ' + e.dataTransfer.dropEffect)",
    steps: [{ type: 'drag', on: '#a', to: '#b' }],
  },
  {
    name: 'drag and drop where nothing takes it',
    html: `${draggable('a')}${box('b')}`,
    script:
      "a.ondragstart = (e) => e.dataTransfer.setData('text/plain', 'x'); a.ondragend = (e) => said.push('end ' + e.dataTransfer.dropEffect)",
    steps: [{ type: 'drag', on: '#a', to: '#b' }],
    bails: ['value-rejected'],
  },
  ...Object.entries({
    'a place that says it takes nothing': ['all', "e.dataTransfer.dropEffect = 'none'"],
    'a place that would move what may be copied': ['copy', "e.dataTransfer.dropEffect = 'move'"],
    'a place that would copy what may be moved': ['move', "e.dataTransfer.dropEffect = 'copy'"],
  }).map(
    ([name, [allowed, answer]]): Case => ({
      name: `drag and drop onto ${name}`,
      html: `${draggable('a')}${box('b')}`,
      script: `a.ondragstart = (e) => { e.dataTransfer.setData('text/plain', 'x'); e.dataTransfer.effectAllowed = '${allowed}' }; b.ondragover = (e) => { e.preventDefault(); ${answer} }; b.ondrop = () => said.push('dropped'); a.ondragend = (e) => said.push('end ' + e.dataTransfer.dropEffect)`,
      steps: [{ type: 'drag', on: '#a', to: '#b' }],
      bails: ['value-rejected'],
    }),
  ),
  {
    name: 'drag and drop as the browser proposes',
    html: `${draggable('a')}${box('b')}`,
    script:
      "a.ondragstart = (e) => e.dataTransfer.setData('text/plain', 'x'); b.ondragover = (e) => e.preventDefault(); b.ondrop = (e) => said.push('dropped ' + e.dataTransfer.dropEffect); a.ondragend = (e) => said.push('end ' + e.dataTransfer.dropEffect)",
    steps: [{ type: 'drag', on: '#a', to: '#b' }],
  },
  {
    name: 'drag and drop of a copy',
    html: `${draggable('a')}${box('b')}`,
    script:
      "a.ondragstart = (e) => { e.dataTransfer.setData('text/plain', 'x'); e.dataTransfer.effectAllowed = 'copy' }; b.ondragover = (e) => { e.preventDefault(); e.dataTransfer.dropEffect = 'copy' }; b.ondrop = (e) => e.preventDefault(); a.ondragend = (e) => said.push('end ' + e.dataTransfer.dropEffect)",
    steps: [{ type: 'drag', on: '#a', to: '#b' }],
  },
  {
    name: 'a drag that the page does not let begin',
    html: `${draggable('a')}${box('b')}`,
    script: 'a.ondragstart = (e) => e.preventDefault()',
    steps: [{ type: 'drag', on: '#a', to: '#b' }],
  },
  {
    name: 'dragging a slider',
    html: '<input type=range id=r value=10 style="width:200px">',
    steps: [{ type: 'drag', on: '#r', at: { x: 0.135, y: 0.5 }, offset: { x: 100, y: 0 } }],
    events: 'none',
  },
  {
    name: 'dragging with pointer capture',
    html: box('a'),
    script:
      "a.onpointerdown = (e) => a.setPointerCapture(e.pointerId); a.onpointermove = (e) => { if (a.hasPointerCapture(e.pointerId)) window.last = Math.round(e.clientX) }; a.onpointerup = () => said.push('up at ' + window.last); a.onlostpointercapture = () => said.push('lost')",
    steps: [{ type: 'drag', on: '#a', offset: { x: 300, y: 100 } }],
    events: 'none',
  },
];
