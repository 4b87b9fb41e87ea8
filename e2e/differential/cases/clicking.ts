import { type Case, cases, click, hover } from '../case';

const say = (id: string, type = 'click') =>
  `document.getElementById('${id}').addEventListener('${type}', (e) => said.push('${type} ' + e.detail + ' ' + e.button));`;
const box = 'style="width:100px;height:40px;background:#ccc"';

export const clicking: Case[] = cases({
  'a button, with all of the pointer’s way': ['<button id=a>Go</button>', click('#a'), { script: say('a'), events: 'all' }],
  'a plain element': [`<div id=a ${box}></div>`, click('#a'), { events: 'all' }],
  'one element after another': [
    `<div id=p><div id=a ${box}></div><div id=b ${box}></div></div>`,
    [click('#a'), click('#b')],
    { events: 'all' },
  ],
  'from a child to its parent': [
    `<div id=p style="padding:40px;width:200px"><div id=a ${box}></div></div>`,
    [click('#a'), { type: 'click', on: '#p', at: { x: 0.5, y: 0.1 } }],
    { events: 'all' },
  ],
  'a span inside of a button': ['<button id=a><span id=s>Go</span></button>', click('#s')],
  'an icon that lets the pointer through': [
    '<button id=a><svg id=s width=40 height=40 style="pointer-events:none"></svg></button>',
    click('#s'),
  ],
  twice: ['<button id=a>Go</button>', click('#a', { count: 2 }), say('a', 'dblclick')],
  'three times': ['<button id=a>Go</button>', click('#a', { count: 3 })],
  'with the right button': [`<div id=a ${box}></div>`, click('#a', { button: 'right' }), say('a', 'contextmenu')],
  'with the right button where the menu is the page’s own': [
    `<div id=a ${box}></div>`,
    click('#a', { button: 'right' }),
    "a.oncontextmenu = (e) => { e.preventDefault(); said.push('own'); };",
  ],
  'with the middle button': [
    `<div id=a ${box}></div>`,
    click('#a', { button: 'middle' }),
    { script: say('a', 'auxclick'), without: { types: ['paste'], because: 'Linux pastes with the middle button' } },
  ],
  'with Shift': ['<button id=a>Go</button>', click('#a', { modifiers: ['Shift'] })],
  'with Control and Alt': ['<button id=a>Go</button>', click('#a', { modifiers: ['Control', 'Alt'] })],
  'a link to a place on the page': ['<a id=a href="#there">there</a><div style="height:2000px"></div><p id=there>x</p>', click('#a')],
  'a link whose page prevents it': [
    '<a id=a href="/elsewhere">there</a>',
    click('#a'),
    "a.onclick = (e) => { e.preventDefault(); said.push('no'); };",
  ],
  'a label with for': ['<label id=l for=c>Agree</label><input type=checkbox id=c>', click('#l')],
  'a label around': ['<label id=l><span id=t>Agree</span> <input type=checkbox id=c></label>', click('#t')],
  'a label of a text field': ['<label id=l for=c>Name</label><input id=c>', click('#l')],
  'a check box': ['<input type=checkbox id=c>', click('#c')],
  'a check box twice': ['<input type=checkbox id=c>', [click('#c'), click('#c')]],
  'a check box whose page refuses': ['<input type=checkbox id=c>', click('#c'), 'c.onclick = (e) => e.preventDefault();'],
  'a check box that is neither': ['<input type=checkbox id=c>', click('#c'), 'c.indeterminate = true'],
  'a radio button': ['<input type=radio name=r id=a checked><input type=radio name=r id=b>', click('#b')],
  'a submit button': ['<form id=f><input id=i><button id=b>Send</button></form>', click('#b'), "f.onsubmit = () => said.push('sent')"],
  'a submit button of a form that lacks something': ['<form id=f><input id=i required><button id=b>Send</button></form>', click('#b')],
  'a submit button with a name': [
    '<form id=f><button id=b name=way value=x>Send</button></form>',
    click('#b'),
    'f.onsubmit = (e) => said.push(e.submitter.value)',
  ],
  'a submit button outside of its form': ['<form id=f></form><button id=b form=f>Send</button>', click('#b')],
  'a reset button': ['<form id=f><input id=i value=a><button id=b type=reset>Reset</button></form>', click('#b'), "i.value = 'changed'"],
  'an image button': ['<form id=f><input id=b type=image alt=Go width=40 height=20></form>', click('#b')],
  'a button that the page takes away on click': ['<div id=p><button id=b>Go</button></div>', click('#b'), 'b.onclick = () => b.remove()'],
  'a button that the page takes away on press': [
    '<div id=p style="width:200px;height:100px"><button id=b>Go</button></div>',
    click('#b'),
    {
      script: 'b.onmousedown = () => b.remove()',
      without: {
        types: ['pointerup', 'mouseup', 'focus', 'blur', 'focusin', 'focusout', 'click'],
        because: 'Abra lets go over the document, never over what lies beneath by chance',
      },
    },
  ],
  'a press that the page prevents does not move the focus': [
    '<input id=i autofocus><button id=b>Go</button>',
    click('#b'),
    'i.focus(); b.onmousedown = (e) => e.preventDefault()',
  ],
  'a pointer press that the page prevents': [
    '<input id=i><button id=b>Go</button>',
    click('#b'),
    'i.focus(); b.onpointerdown = (e) => e.preventDefault()',
  ],
  'beside everything takes the focus away': [`<input id=i><div id=d ${box}></div>`, click('#d'), 'i.focus()'],
  'inside of something focusable': [`<div id=p tabindex=0><div id=d ${box}></div></div>`, click('#d')],
  'on something with tabindex -1': [`<div id=p tabindex=-1 ${box}></div>`, click('#p')],
  'a summary opens its details': ['<details id=d><summary id=s>More</summary>text</details>', click('#s')],
  'a summary closes its details': ['<details id=d open><summary id=s>More</summary>text</details>', click('#s')],
  'details that know each other': [
    '<details id=d name=x open><summary id=s>One</summary>1</details><details id=e name=x><summary id=t>Two</summary>2</details>',
    click('#t'),
  ],
  'an element inside of an open shadow root': [
    '<div id=h></div>',
    click('#h >> #b'),
    "const r = h.attachShadow({mode:'open'}); r.innerHTML = '<button id=b>Go</button>'; r.getElementById('b').onclick = () => said.push('in');",
  ],
  'a slotted element': [
    '<div id=h><button id=b>Go</button></div>',
    click('#b'),
    { script: "h.attachShadow({mode:'open'}).innerHTML = '<p><slot></slot></p>'; h.onclick = () => said.push('host')", events: 'all' },
  ],
  'a host that delegates its focus': [
    '<div id=h style="display:block;width:200px;padding:20px"></div>',
    { type: 'click', on: '#h', at: { x: 0.02, y: 0.1 } },
    "h.attachShadow({mode:'open', delegatesFocus: true}).innerHTML = '<input id=i>'",
  ],
  'in the middle of a text puts the caret there': [
    '<input id=i value="hello world" style="font:20px monospace;width:300px">',
    { type: 'click', on: '#i', at: { x: 0.2, y: 0.5 } },
  ],
  'twice on a word selects it': [
    '<input id=i value="hello world" style="font:20px monospace;width:300px">',
    { type: 'click', on: '#i', at: { x: 0.1, y: 0.5 }, count: 2 },
  ],
  'three times on a field selects all': [
    '<input id=i value="hello world" style="font:20px monospace;width:300px">',
    { type: 'click', on: '#i', at: { x: 0.1, y: 0.5 }, count: 3 },
  ],
  'twice on a word of the page selects it': [
    '<p id=p style="font:20px monospace;width:300px">hello world</p>',
    { type: 'click', on: '#p', at: { x: 0.1, y: 0.5 }, count: 2 },
  ],
  'three times selects the paragraph': [
    '<p id=p style="font:20px monospace;width:300px">hello world</p><p>more</p>',
    { type: 'click', on: '#p', at: { x: 0.1, y: 0.5 }, count: 3 },
  ],
  'with Shift selects up to there': [
    '<textarea id=i style="font:20px monospace;width:300px;height:40px">hello world</textarea>',
    [
      { type: 'click', on: '#i', at: { x: 0.02, y: 0.3 } },
      { type: 'click', on: '#i', at: { x: 0.22, y: 0.3 }, modifiers: ['Shift'] },
    ],
  ],
  'an option of a list box': ['<select id=s size=3><option id=x>One<option id=y>Two<option id=z>Three</select>', click('#y')],
  'an option of a multiple list box': [
    '<select id=s multiple><option id=x selected>One<option id=y>Two<option id=z>Three</select>',
    click('#y'),
  ],
  'an option of a multiple list box with Control': [
    '<select id=s multiple><option id=x selected>One<option id=y>Two<option id=z>Three</select>',
    click('#y', { modifiers: ['Control'] }),
  ],
  'a slider in its middle': [
    '<input type=range id=r min=0 max=100 value=10 style="width:200px">',
    click('#r'),
    { without: { types: ['gotpointercapture', 'lostpointercapture'], because: 'the native slider’s own capture' } },
  ],
  'a slider near its end': [
    '<input type=range id=r min=0 max=10 value=1 style="width:200px">',
    { type: 'click', on: '#r', at: { x: 0.82, y: 0.5 } },
    { without: { types: ['gotpointercapture', 'lostpointercapture'], because: 'the native slider’s own capture' } },
  ],
  'an element that lies below the fold': ['<div style="height:3000px"></div><button id=b>Go</button>', click('#b'), say('b')],
  'an element in a scroller': [
    '<div id=s style="height:100px;overflow:auto"><div style="height:800px"></div><button id=b>Go</button></div>',
    click('#b'),
  ],
  'an element under a bar that sticks to the top': [
    '<div style="position:fixed;top:0;left:0;right:0;height:60px;background:red" id=bar></div><div style="height:1500px"></div><button id=b>Go</button><div style="height:1500px"></div>',
    click('#b'),
    'scrollTo(0, b.offsetTop - 20)',
  ],
  'a link over two lines': [
    '<div style="width:150px;font:20px monospace">some words before <a id=a href="#x">a link that breaks</a> here</div>',
    click('#a'),
  ],
  'a button of a menu that opens on press': [
    '<button id=b>Menu</button><ul id=m hidden><li id=o>One</ul>',
    click('#b'),
    "b.onpointerdown = () => { m.hidden = !m.hidden; said.push('open') }",
  ],
  'a focus handler that scrolls nothing': [
    '<button id=b onfocus="said.push(\'focus\')" onblur="said.push(\'blur\')">Go</button><input id=i>',
    [click('#b'), click('#i')],
  ],
  'hover and then click': [
    `<div id=a ${box}></div>`,
    [hover('#a'), click('#a')],
    { script: "a.onmouseenter = () => said.push('in')", events: 'all' },
  ],
});
