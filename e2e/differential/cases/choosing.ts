import { type Case, click } from '../case';

const list = '<select id=s><option>One<option>Two<option>Three</select>';
const check = (on: string, checked: boolean) => ({ type: 'check', on, checked }) as const;
const set = (on: string, text: string) => ({ type: 'type', on, text }) as const;

export const choosing: Case[] = [
  { name: 'choosing in a select', html: list, steps: [{ type: 'select', on: '#s', options: ['Two'] }], events: 'none' },
  { name: 'choosing what is chosen already', html: list, steps: [{ type: 'select', on: '#s', options: ['One'] }], events: 'none' },
  {
    name: 'choosing tells the page',
    html: list,
    script: "s.onchange = () => said.push('change ' + s.value); s.oninput = () => said.push('input ' + s.value)",
    steps: [{ type: 'select', on: '#s', options: ['Three'] }],
    events: 'none',
  },
  {
    name: 'choosing in groups',
    html: '<select id=s><optgroup label=A><option>One</optgroup><optgroup label=B><option>Two</optgroup></select>',
    steps: [{ type: 'select', on: '#s', options: ['Two'] }],
    events: 'none',
  },
  {
    name: 'choosing several',
    html: '<select id=s multiple><option selected>One<option>Two<option>Three</select>',
    steps: [{ type: 'select', on: '#s', options: ['Two', 'Three'] }],
    events: 'none',
  },
  {
    name: 'choosing in a select of a shadow root',
    html: '<div id=h></div>',
    script: "h.attachShadow({mode:'open'}).innerHTML = '<select id=s><option>One<option>Two</select>'",
    steps: [{ type: 'select', on: '#h >> #s', options: ['Two'] }],
    events: 'none',
  },
  { name: 'checking a box', html: '<input type=checkbox id=c>', steps: [check('#c', true)] },
  { name: 'unchecking a box', html: '<input type=checkbox id=c checked>', steps: [check('#c', false)] },
  {
    name: 'checking by a label',
    html: '<label id=l for=c>Agree</label><input type=checkbox id=c style="position:absolute;opacity:0">',
    steps: [check('#l', true)],
  },
  {
    name: 'checking a radio button',
    html: '<input type=radio name=r id=a checked><input type=radio name=r id=b>',
    steps: [check('#b', true)],
  },
  {
    name: 'a drawn check box',
    html: '<div id=c role=checkbox aria-checked=false tabindex=0 style="width:20px;height:20px;background:red"></div>',
    script:
      "c.onclick = () => { c.setAttribute('aria-checked', c.getAttribute('aria-checked') !== 'true'); said.push(c.getAttribute('aria-checked')) }",
    steps: [check('#c', true)],
  },
  {
    name: 'a switch',
    html: '<button id=c role=switch aria-checked=true>Dark</button>',
    script: "c.onclick = () => { c.setAttribute('aria-checked', 'false'); said.push('off') }",
    steps: [check('#c', false)],
  },
  { name: 'a date', html: '<input type=date id=d>', steps: [set('#d', '2024-05-17')], events: 'none' },
  { name: 'a time', html: '<input type=time id=d>', steps: [set('#d', '14:30')], events: 'none' },
  { name: 'a month', html: '<input type=month id=d>', steps: [set('#d', '2024-05')], events: 'none' },
  { name: 'a week', html: '<input type=week id=d>', steps: [set('#d', '2024-W20')], events: 'none' },
  { name: 'a date and time', html: '<input type=datetime-local id=d>', steps: [set('#d', '2024-05-17T14:30')], events: 'none' },
  { name: 'a colour', html: '<input type=color id=d>', steps: [set('#d', '#ff8800')], events: 'none' },
  { name: 'a slider by value', html: '<input type=range id=d min=0 max=200>', steps: [set('#d', '150')], events: 'none' },
  {
    name: 'a date tells the page',
    html: '<input type=date id=d>',
    script: "d.onchange = () => said.push('change ' + d.value); d.oninput = () => said.push('input ' + d.value)",
    steps: [set('#d', '2024-05-17')],
    events: 'none',
  },
  {
    name: 'a file',
    html: '<input type=file id=u>',
    script: 'u.onchange = () => said.push(u.files[0].name)',
    steps: [{ type: 'upload', on: '#u', files: ['a.txt'] }],
  },
  { name: 'several files', html: '<input type=file id=u multiple>', steps: [{ type: 'upload', on: '#u', files: ['a.txt', 'b.txt'] }] },
  { name: 'a hidden file input', html: '<input type=file id=u hidden>', steps: [{ type: 'upload', on: '#u', files: ['a.txt'] }] },
  {
    name: 'a select that opens a list of its own',
    html: '<div id=s role=combobox aria-expanded=false aria-controls=l tabindex=0 style="width:100px">Pick</div><ul id=l role=listbox hidden><li role=option id=x>One<li role=option id=y>Two</ul>',
    script:
      's.onclick = () => { l.hidden = false }; for (const o of [x, y]) o.onclick = () => { s.textContent = o.textContent; l.hidden = true; said.push(o.textContent.trim()) }',
    steps: [click('#s'), click('#y')],
  },
];
