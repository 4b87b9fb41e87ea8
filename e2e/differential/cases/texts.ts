import { type Case, cases, click, press, type } from '../case';

const word = '<div id=e contenteditable style="font:20px monospace;width:400px">hello world</div>';
const endOf = (id: string) => `${id}.focus(); getSelection().selectAllChildren(${id}); getSelection().collapseToEnd();`;
const textarea = '<textarea id=t style="font:20px monospace;width:300px;height:100px">one two\nthree four\nfive</textarea>';
const at = (id: string, from: number, to = from) => `${id}.focus(); ${id}.setSelectionRange(${from}, ${to});`;

export const texts: Case[] = cases({
  'typing into an empty field': ['<input id=i>', type('#i', 'abc')],
  'typing capitals, digits and signs': ['<input id=i>', type('#i', 'Ab 1!,-_?')],
  'typing replaces what was there': ['<input id=i value=old>', type('#i', 'new')],
  'typing after what was there': ['<input id=i value=old>', type('#i', 'new', { mode: 'append' })],
  'typing and Enter': ['<form id=f><input id=i></form>', type('#i', 'ab', { submit: true })],
  'the change is told when the field is left': ['<input id=i><input id=j>', [type('#i', 'ab'), click('#j')]],
  'Enter tells the change only once': ['<form id=f><input id=i></form><input id=j>', [type('#i', 'ab', { submit: true }), click('#j')]],
  'emptying a field': ['<input id=i value=old>', type('#i', '')],
  'a field that holds only so much': ['<input id=i maxlength=3>', type('#i', 'abcdef'), { events: 'none', bails: ['value-rejected'] }],
  'a number field': ['<input type=number id=i>', type('#i', '12.5')],
  'a password field': ['<input type=password id=i>', type('#i', 'abc')],
  'an e-mail field': ['<input type=email id=i>', type('#i', 'a@b.c')],
  'a text area with lines': ['<textarea id=t></textarea>', type('#t', 'one\ntwo')],
  'a page that rewrites every key': ['<input id=i>', type('#i', 'abc'), 'i.oninput = () => { i.value = i.value.toUpperCase() }'],
  'a page that lets digits only': [
    '<input id=i>',
    type('#i', 'a1b2'),
    { script: 'i.onkeypress = (e) => { if (!/\\d/.test(e.key)) e.preventDefault() }', bails: ['value-rejected'] },
  ],
  'a page that prevents beforeinput': [
    '<input id=i>',
    type('#i', 'abc'),
    { script: "i.addEventListener('beforeinput', (e) => e.data === 'b' && e.preventDefault())", bails: ['value-rejected'] },
  ],
  'fields that hand the focus on': [
    '<input id=a maxlength=1><input id=b maxlength=1><input id=c maxlength=1>',
    type('#a', '123'),
    'for (const i of [a, b, c]) i.oninput = () => i.nextElementSibling?.focus()',
  ],
  'a field that is emptied on Enter': [
    '<input id=i>',
    type('#i', 'tag', { submit: true }),
    "i.onkeydown = (e) => { if (e.key === 'Enter') { said.push(i.value); i.value = '' } }",
  ],
  Backspace: ['<input id=i value=abc>', press('Backspace'), at('i', 3)],
  Delete: ['<input id=i value=abc>', press('Delete'), at('i', 0)],
  'Backspace at the start': ['<input id=i value=abc>', press('Backspace'), at('i', 0)],
  'Backspace of a selection': ['<input id=i value=abcdef>', press('Backspace'), at('i', 1, 4)],
  'Control+Backspace takes a word': ['<input id=i value="one two">', press('Control+Backspace'), { script: at('i', 7), events: 'none' }],
  'Control+A and a letter': ['<input id=i value=abc>', [press('Control+a'), press('x')], at('i', 1)],
  ArrowLeft: ['<input id=i value=abc>', [press('ArrowLeft'), press('x')], at('i', 3)],
  'Home and End': ['<input id=i value=abc>', [press('Home'), press('x'), press('End'), press('y')], at('i', 1)],
  'Shift+ArrowLeft selects': ['<input id=i value=abc>', [press('Shift+ArrowLeft'), press('Shift+ArrowLeft')], at('i', 3)],
  'Control+ArrowLeft goes by words': ['<input id=i value="one two">', press('Control+ArrowLeft'), at('i', 7)],
  'ArrowUp in a text area': [textarea, [press('ArrowUp'), press('x')], at('t', 15)],
  'ArrowDown in a text area': [textarea, press('ArrowDown'), at('t', 2)],
  'Home in a text area goes to the line’s start': [textarea, press('Home'), at('t', 13)],
  'Control+End in a text area': [textarea, press('Control+End'), at('t', 2)],
  'ArrowUp in a field goes to its start': ['<input id=i value=abc>', press('ArrowUp'), at('i', 2)],
  'Enter in a text area': [textarea, press('Enter'), at('t', 3)],
  undo: ['<input id=i>', [type('#i', 'abc'), press('Control+z')], { events: 'none' }],
  'undo and redo': ['<input id=i>', [type('#i', 'abc'), press('Control+z'), press('Control+y')], { events: 'none' }],
  'a field that is read only': ['<input id=i value=abc readonly>', [press('x'), press('Backspace')], at('i', 1)],
  'an arrow that the page prevents': [
    '<input id=i value=abc>',
    press('ArrowLeft'),
    `${at('i', 3)} i.onkeydown = (e) => e.preventDefault()`,
  ],
  'copy and paste': [
    '<input id=i value=abc><input id=j>',
    [press('Control+c'), click('#j'), press('Control+v')],
    { script: at('i', 0, 3), events: 'none' },
  ],
  'cut and paste': [
    '<input id=i value=abc><input id=j>',
    [press('Control+x'), click('#j'), press('Control+v')],
    { script: at('i', 0, 2), events: 'none' },
  ],
  'typing into an editor': ['<div id=e contenteditable></div>', type('#e', 'ab c')],
  'typing at the end of an editor': [word, press('!'), endOf('e')],
  'replacing what an editor holds': [word, type('#e', 'new')],
  'Enter in an editor': [word, [press('Enter'), press('x')], endOf('e')],
  'Shift+Enter in an editor': [word, [press('Shift+Enter'), press('x')], endOf('e')],
  'Backspace in an editor': [word, [press('Backspace'), press('Backspace')], endOf('e')],
  'Delete in an editor': [word, press('Delete'), 'e.focus(); getSelection().collapse(e.firstChild, 2)'],
  'Control+B in an editor': [word, press('Control+b'), { script: 'e.focus(); getSelection().selectAllChildren(e)', events: 'none' }],
  'Control+A and Delete in an editor': [word, [press('Control+a'), press('Delete')], endOf('e')],
  'an editor of plain text': ['<div id=e contenteditable=plaintext-only></div>', type('#e', 'a\nb'), { events: 'none' }],
  'a field in an open shadow root': [
    '<div id=h></div>',
    type('#h >> #i', 'abc'),
    {
      script: "h.attachShadow({mode:'open'}).innerHTML = '<input id=i>'",
      without: { types: ['textInput'], because: 'it cannot be made to leave a shadow tree' },
    },
  ],
  'an editor in an open shadow root': [
    '<div id=h></div>',
    type('#h >> #e', 'abc'),
    {
      script: "h.attachShadow({mode:'open'}).innerHTML = '<div id=e contenteditable></div>'",
      without: { types: ['textInput'], because: 'it cannot be made to leave a shadow tree' },
    },
  ],
});
