import { type Case, cases, press } from '../case';

const form = '<form id=f><input id=i value=a><input id=j value=b><button id=b name=x value=y>Send</button></form>';
const radios = '<input type=radio name=r id=a checked><input type=radio name=r id=b><input type=radio name=r id=c>';

export const keys: Case[] = cases({
  'Enter on a button': ['<button id=b>Go</button>', press('Enter', '#b')],
  'Space on a button': ['<button id=b>Go</button>', press('Space', '#b')],
  'Enter on a link': ['<a id=a href="#x">go</a>', press('Enter', '#a')],
  'Space on a link scrolls': ['<a id=a href="#x">go</a><div style="height:3000px"></div>', press('Space', '#a')],
  'Space on a check box': ['<input type=checkbox id=c>', press('Space', '#c')],
  'Enter on a check box sends its form': ['<form id=f><input type=checkbox id=c><button id=b>Send</button></form>', press('Enter', '#c')],
  'Enter in a field sends its form': [form, press('Enter', '#i')],
  'Enter in the only field sends a form without a button': ['<form id=f><input id=i></form>', press('Enter', '#i')],
  'Enter in one of two fields does not send a form without a button': ['<form id=f><input id=i><input id=j></form>', press('Enter', '#i')],
  'Enter does not send through a disabled button': [
    '<form id=f><input id=i><button id=b disabled>Send</button></form>',
    press('Enter', '#i'),
  ],
  'Enter in a field that is required': ['<form id=f><input id=i required><button id=b>Send</button></form>', press('Enter', '#i')],
  'Enter on a radio button': [`<form id=f>${radios}<button id=s>Send</button></form>`, press('Enter', '#a')],
  'Enter whose keydown is prevented': [form, press('Enter', '#i'), 'i.onkeydown = (e) => e.preventDefault()'],
  Tab: ['<input id=a><input id=b value=text>', press('Tab', '#a')],
  'Shift+Tab': ['<input id=a value=text><input id=b>', press('Shift+Tab', '#b')],
  'Tab by tabindex': [
    '<button id=a tabindex=2>a</button><button id=b tabindex=1>b</button><button id=c>c</button>',
    [press('Tab', '#b'), press('Tab')],
  ],
  'Tab over what is disabled, hidden and taken out': [
    '<button id=a>a</button><button disabled>x</button><button hidden>x</button><button tabindex=-1>x</button><button style="visibility:hidden">x</button><div inert><button>x</button></div><button id=b>b</button>',
    press('Tab', '#a'),
  ],
  'Tab into a group of radio buttons': [
    `<button id=x>x</button>${radios.replace(' checked', '').replace('id=b', 'id=b checked')}<button id=y>y</button>`,
    [press('Tab', '#x'), press('Tab')],
  ],
  'Tab into a group where none is chosen': [
    `<button id=x>x</button>${radios.replace(' checked', '')}<button id=y>y</button>`,
    [press('Tab', '#x'), press('Tab')],
  ],
  'Shift+Tab into a group where none is chosen': [
    `<button id=x>x</button>${radios.replace(' checked', '')}<button id=y>y</button>`,
    press('Shift+Tab', '#y'),
  ],
  'Tab into a shadow root and out': [
    '<button id=x>x</button><div id=h></div><button id=y>y</button>',
    [press('Tab', '#x'), press('Tab'), press('Tab')],
    "h.attachShadow({mode:'open'}).innerHTML = '<button id=p>p</button><button id=q>q</button>'",
  ],
  'Tab through slots': [
    '<button id=x>x</button><div id=h><button id=s>s</button></div><button id=y>y</button>',
    [press('Tab', '#x'), press('Tab'), press('Tab'), press('Tab')],
    "h.attachShadow({mode:'open'}).innerHTML = '<button id=p>p</button><slot></slot><button id=q>q</button>'",
  ],
  'Tab into an editor': ['<button id=x>x</button><div id=e contenteditable>text</div>', press('Tab', '#x')],
  'Tab to a summary': [
    '<button id=x>x</button><details id=d><summary id=s>s</summary><button id=in>in</button></details><button id=y>y</button>',
    [press('Tab', '#x'), press('Tab')],
  ],
  'Tab to a scroller that holds nothing to focus': [
    '<button id=x>x</button><div id=s style="height:50px;overflow:auto"><p style="height:300px">t</p></div><button id=y>y</button>',
    press('Tab', '#x'),
  ],
  'Tab that the page takes for itself': [
    '<button id=x>x</button><button id=y>y</button>',
    press('Tab', '#x'),
    'x.onkeydown = (e) => e.preventDefault()',
  ],
  'Tab tells the change of the field that is left': ['<input id=a><input id=b>', [press('x', '#a'), press('Tab')]],
  'ArrowDown in a group of radio buttons': [radios, press('ArrowDown', '#a')],
  'ArrowUp goes round in it': [radios, press('ArrowUp', '#a')],
  'ArrowRight over a disabled radio button': [radios.replace('id=b', 'id=b disabled'), press('ArrowRight', '#a')],
  'Space on a radio button': [radios.replace(' checked', ''), press('Space', '#b')],
  'ArrowDown in a select': ['<select id=s><option>One<option>Two<option>Three</select>', press('ArrowDown', '#s')],
  'End in a select': ['<select id=s><option>One<option>Two<option>Three</select>', press('End', '#s')],
  'a letter in a select': ['<select id=s><option>One<option>Two<option>Three</select>', press('t', '#s')],
  'ArrowDown in a list box': ['<select id=s size=3><option selected>One<option>Two<option>Three</select>', press('ArrowDown', '#s')],
  'ArrowDown over a disabled option': ['<select id=s><option>One<option disabled>Two<option>Three</select>', press('ArrowDown', '#s')],
  'ArrowUp in a number field': ['<input type=number id=n value=3>', press('ArrowUp', '#n')],
  'ArrowDown in a number field with limits and steps': [
    '<input type=number id=n value=3 min=1 step=2>',
    [press('ArrowDown', '#n'), press('ArrowDown')],
  ],
  'ArrowRight on a slider': ['<input type=range id=r value=50>', press('ArrowRight', '#r')],
  'PageUp on a slider': ['<input type=range id=r value=50>', press('PageUp', '#r')],
  'Home on a slider': ['<input type=range id=r value=50 min=5>', press('Home', '#r')],
  'ArrowLeft on a slider with steps': ['<input type=range id=r value=50 step=10>', press('ArrowLeft', '#r')],
  'ArrowDown scrolls the page': ['<div style="height:3000px"></div>', press('ArrowDown')],
  'PageDown scrolls the page': ['<div style="height:5000px"></div>', press('PageDown')],
  'End scrolls the page': ['<div style="height:3000px"></div>', press('End')],
  'a key with a modifier': [
    '<input id=i>',
    press('Control+k', '#i'),
    "addEventListener('keydown', (e) => e.ctrlKey && e.key === 'k' && said.push('search'), { once: true })",
  ],
  'a key of the page’s own': ['<p>x</p>', press('j'), 'document.body.onkeydown = (e) => said.push(e.key + e.code)'],
  F2: ['<button id=b>x</button>', press('F2', '#b')],
  'an access key': ['<button id=b accesskey=s>Save</button>', press('Alt+s'), "b.onclick = () => said.push('saved')"],
  'Escape empties a search field': ['<input type=search id=i value=abc>', press('Escape', '#i'), "i.onsearch = () => said.push('search')"],
  'Enter in a search field': [
    '<form id=f><input type=search id=i value=abc></form>',
    press('Enter', '#i'),
    "i.onsearch = () => said.push('search')",
  ],
  'Escape that nobody wants': ['<input id=i value=abc>', press('Escape', '#i')],
});
