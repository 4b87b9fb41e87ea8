import { afterEach, expect, test } from 'vitest';
import { sayBail } from '../../model/run/bail-words';
import { $, type Change, look, mails, note, PEN, truth, WANTED } from './fixtures/instances';

/** A bail says what speaks against the nearest: none of them fits in full, and each differs in something. */

afterEach(() => {
  document.body.innerHTML = '';
});

const days = (week: number[]) => week.map((day) => `<td><button>${day}</button></td>`).join('');
const calendar = (...months: string[]) =>
  `<div class=cal>${months
    .map(
      (month) =>
        `<div><div class=head>${month}</div><table>${(month === 'May'
          ? [
              [28, 29, 30, 1, 2],
              [26, 27, 28, 29, 30],
            ]
          : [
              [30, 1, 2, 3, 4],
              [27, 28, 29, 30, 1],
            ]
        )
          .map((week) => `<tr>${days(week)}</tr>`)
          .join('')}</table></div>`,
    )
    .join('')}</div>`;
const chosen = (html: string) => html.replace('<button>30', '<button data-truth=wanted>30');
const bar = (...buttons: string[]) => `<div role=toolbar>${buttons.map((one) => `<button>${one}</button>`).join('')}</div>`;
const mark = (html: string, name: string) => html.replace(`<button>${name}`, `<button data-truth=wanted>${name}`);
const card = (name: string, button: string) => `<section><h3>${name}</h3><p>Text</p>${button}</section>`;
const more = '<button>More</button>';
const boxes = (of: number, wanted: number) =>
  `<div>${Array.from({ length: of }, (_, at) => `<i onclick style="display:inline-block;width:9px;height:9px"${truth(at === wanted)}></i>`).join('')}</div>`;
const links = (names: string[]) => `<ul>${names.map((one) => `<li><a href="#"${truth(one === 'board')}>${one}</a></li>`).join('')}</ul>`;
/** The menu of a page stands before its header, and all of the header follows whatever is in the menu. */
const headed = (icons: string[]) => `${links(['board Start', 'User', 'Tables'])}<nav>${links(icons)}<button>Find</button></nav>`;
test.each<[string, string, Change]>([
  ['a day of a calendar that shows another month', chosen(calendar('May')), calendar('June')],
  ['a day of a calendar with two months now', chosen(calendar('May')), calendar('April', 'June')],
  ['one of two that read so, both moved', mark(bar('Up', 'Up', 'Down'), 'Up'), `<p>Line</p>${bar('Down', 'Left', 'Up', 'Up', 'Up')}`],
  ['the like of another block', card('Ann', mark(more, 'More')) + card('Bob', more), card('Eve', more) + card('Bob', more)],
  ['an icon that is gone from its row', mails(['Ann', 'Bob'], 'Bob'), mails(['Ann', 'Bob'], 'none', [PEN])],
  ['a nameless box among others', boxes(2, 0), boxes(3, -1)],
  ['a nameless field, two are there now', note('old'), note('a').replace('<button', '<input><button')],
  [
    'the first of a row that is gone, and its like far before',
    headed(['board', 'mails', 'person', 'help']),
    headed(['mails', 'person', 'help']),
  ],
  [
    'so, its namesake',
    headed(['board', 'mails', 'person', 'help']).replace(' Start', ''),
    headed(['mails', 'person', 'help']).replace(' Start', ''),
  ],
  ['so, the second', headed(['mails', 'board', 'person', 'help', 'news', 'exit']), headed(['mails', 'person', 'help', 'news', 'exit'])],
])('%s', (_what, was, now) => {
  const answer = look(was, now);
  const nearest = 'nearest' in answer ? answer.nearest : [];
  expect(nearest).not.toEqual([]);
  expect(nearest.filter(({ differs }) => differs.length === 0)).toEqual([]);
  expect('nearest' in answer && sayBail(answer)).toMatch(/^(?!.*\(1\.00)/s);
});

test.each<[string, string, Change]>([
  ['a day of a calendar that was drawn again', chosen(calendar('May')), `<p>Loaded</p>${chosen(calendar('May'))}<p>Loaded</p>`],
  ['what became a copy', mark(bar('Save', 'Stop'), 'Save'), () => $(WANTED).after($(WANTED).cloneNode(true))],
])('%s is taken', (_what, was, now) => {
  const answer = look(was, now);
  expect('element' in answer && answer.element.getAttribute('data-truth')).toBe('wanted');
});
