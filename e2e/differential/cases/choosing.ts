import { type Case, cases } from '../case';

const list = '<select id=s><option>One<option>Two<option>Three</select>';
const check = (on: string, checked: boolean) => ({ type: 'check', on, checked }) as const;
const set = (on: string, text: string) => ({ type: 'type', on, text }) as const;

export const choosing: Case[] = cases({
  'choosing what is chosen already': [list, { type: 'select', on: '#s', options: ['One'] }, { events: 'none' }],
  'choosing in a select of a shadow root': [
    '<div id=h></div>',
    { type: 'select', on: '#h >> #s', options: ['Two'] },
    { script: "h.attachShadow({mode:'open'}).innerHTML = '<select id=s><option>One<option>Two</select>'", events: 'none' },
  ],
  'unchecking a box': ['<input type=checkbox id=c checked>', check('#c', false)],
  'a switch': [
    '<button id=c role=switch aria-checked=true>Dark</button>',
    check('#c', false),
    "c.onclick = () => { c.setAttribute('aria-checked', 'false'); said.push('off') }",
  ],
  'a date': ['<input type=date id=d>', set('#d', '2024-05-17'), { events: 'none' }],
  'a time': ['<input type=time id=d>', set('#d', '14:30'), { events: 'none' }],
  'a month': ['<input type=month id=d>', set('#d', '2024-05'), { events: 'none' }],
  'a week': ['<input type=week id=d>', set('#d', '2024-W20'), { events: 'none' }],
  'a date and time': ['<input type=datetime-local id=d>', set('#d', '2024-05-17T14:30'), { events: 'none' }],
  'a colour': ['<input type=color id=d>', set('#d', '#ff8800'), { events: 'none' }],
  'a slider by value': ['<input type=range id=d min=0 max=200>', set('#d', '150'), { events: 'none' }],
  'a date tells the page': [
    '<input type=date id=d>',
    set('#d', '2024-05-17'),
    { script: "d.onchange = () => said.push('change ' + d.value); d.oninput = () => said.push('input ' + d.value)", events: 'none' },
  ],
});
