import { afterEach, describe, expect, test } from 'vitest';
import { $, BIN, type Change, look, mails, note, PEN, truth, WANTED } from './fixtures/instances';

/**
 * What once was not found though it was there, or was taken for its neighbour: an element is recorded, its page changes, and it is looked for. Which
 * element is meant (`data-truth`), nothing in the page layer reads.
 */

afterEach(() => {
  document.body.innerHTML = '';
});

function became(was: string, change: Change, before?: () => void, exact = false): string {
  const answer = look(was, change, before, exact);
  return 'element' in answer ? (answer.element.getAttribute('data-truth') ?? answer.element.outerHTML.slice(0, 80)) : 'abstained';
}

const draft = (text: string, more = '') =>
  `<main><h1>Draft</h1>${more}<div contenteditable data-truth=wanted><p>${text}</p></div><button>Post</button></main>`;
const pair = (one: string, two: string) =>
  `<form><p>Range</p><input value="${one}"><input value="${two}" data-truth=wanted><button>Apply</button></form>`;
const OFF = 'position:absolute;left:-9999px;top:0;width:1px;height:1px';
const sheet = (cells: string[], keyed = '') =>
  `<div class=sheet><textarea ${keyed} style="${OFF}" tabindex=-1 data-truth=wanted></textarea><table>${cells.map((cell) => `<tr><td>${cell}</td><td>0</td></tr>`).join('')}</table></div><button>Share</button>`;
const slider = (value: string, printed: string) =>
  `<section><h2>Sound</h2><div class=track><span role=slider tabindex=0 aria-valuenow="${value}" style="display:inline-block;width:9px;height:9px" data-truth=wanted></span></div>${printed}<button>Mute</button></section>`;

describe('what shows a value and is called nothing', () => {
  test.each<[string, string, Change]>([
    ['a field that shows another value', note('old'), note('new')],
    ['a field that shows a value by now', note(''), () => Object.assign($(WANTED), { value: 'typed' })],
    ['a field that was drawn again, in a page with a line more', note('old'), note('new', '<p>Saved a minute ago</p>')],
    ['the second of two fields', pair('1', '9'), pair('3', '7')],
    ['the second of two fields that show what the other showed', pair('1', '9'), pair('9', '1')],
    ['an editable text that says something else', draft('Hello'), draft('Dear all')],
    ['an editable text that was emptied', draft('Hello'), () => Object.assign($(WANTED), { innerHTML: '<p><br></p>' })],
    ['an editable text with a line more on the page', draft('Hello'), draft('Dear all', '<p>Saved a minute ago</p>')],
    ['a slider with its value printed beside it', slider('5', ''), slider('77', '<span>77 %</span>')],
    ['a slider whose printed value is another', slider('5', '<output>5 %</output>'), slider('77', '<output>77 %</output>')],
  ])('%s', (_what, was, now) => {
    expect(became(was, now)).toBe('wanted');
  });
});

describe('buttons of one name that their titles tell apart', () => {
  const part = (name: string, held = false, own = '') =>
    `${held ? '<div class=held>' : ''}<h3 class="part${name.length}">${name}</h3><div><p>About ${name}.</p></div>${held ? '</div>' : ''}<div class=edit><form><button title="${name}"${own}>Edit</button></form></div>`;
  const parts = (names: string[], held?: string) =>
    `<main><h1>Wiki</h1>${names.map((name) => part(name, name === held, name === 'Brewing' ? ' data-truth=wanted' : '')).join('')}</main>`;
  const four = ['Growing', 'Brewing', 'Drinking'];
  test.each<[string, string, string]>([
    ['the part is wrapped while the pointer is on its button', parts(four, 'Brewing'), parts(four)],
    ['it is, with another part on top by now', parts(four, 'Brewing'), parts(['History', ...four])],
    ['it is not, and another one is by now', parts(four), parts(four, 'Growing')],
  ])('%s, and for good', (_what, was, now) => {
    expect(became(was, now)).toBe('wanted');
    expect(became(was, now, undefined, true)).toBe('wanted');
  });
  test('the part is gone', () => {
    expect(became(parts(four, 'Brewing'), parts(['Growing', 'Drinking']))).toBe('abstained');
  });
});

describe('what nobody sees and a person types in or ticks', () => {
  const editor = (text: string) =>
    `<main><h1>Write</h1><div class=editor><textarea style="${OFF}" aria-hidden=true tabindex=-1></textarea><div class=lines contenteditable data-truth=wanted>${text}</div></div><button>Send</button></main>`;
  const offPage = (text: string) => editor(text).replace(' data-truth=wanted', '').replace('<textarea', '<textarea data-truth=wanted');
  const focus = () => $(WANTED).focus();
  test.each<[string, string, Change]>([
    ['the field that a spreadsheet takes its keys with', sheet(['a', 'b']), sheet(['a', 'b', 'c'])],
    ['the same with what was typed', sheet(['a', 'b']), () => Object.assign($(WANTED), { value: 'typed' })],
    ['the same with other cells and another generated id', sheet(['a', 'b'], 'id=in-17'), sheet(['x', 'y'], 'id=in-18')],
    ['a rich editor with an off-page field beside it', editor('Hello'), editor('Dear all')],
    ['the off-page field of a rich editor', offPage('Hello'), offPage('Dear all')],
  ])('%s', (_what, was, now) => {
    expect(became(was, now, focus)).toBe('wanted');
  });

  const tasks = (names: string[], wanted: string, keyed = false) =>
    `<h1>Tasks</h1><input placeholder="What needs to be done?"><ul>${names.map((name, at) => `<li><div><input type=checkbox class=toggle style="opacity:0"${keyed ? ` id=toggle-${at}` : ''}${truth(name === wanted)}><label>${name}</label><button>×</button></div></li>`).join('')}</ul><p>${names.length} left</p>`;
  test.each<[string, string, string, string]>([
    ['is found again', tasks(['Milk', 'Bread'], 'Bread'), tasks(['Milk', 'Bread'], 'Bread'), 'wanted'],
    ['is found when it is the only one', tasks(['Milk'], 'Milk'), tasks(['Milk'], 'Milk'), 'wanted'],
    ['is found with another row before it', tasks(['Milk', 'Bread'], 'Bread'), tasks(['Eggs', 'Milk', 'Bread'], 'Bread'), 'wanted'],
    ['is found with counted ids', tasks(['Milk', 'Bread'], 'Bread', true), tasks(['Eggs', 'Milk', 'Bread'], 'Bread', true), 'wanted'],
    ['is not the one of another row', tasks(['Milk', 'Bread'], 'Bread'), tasks(['Milk', 'Eggs'], 'Bread'), 'abstained'],
    ['nor by its counted id', tasks(['Milk', 'Bread', 'Eggs'], 'Bread', true), tasks(['Milk', 'Eggs'], 'Bread', true), 'abstained'],
  ])('the tick of a task that is drawn by its label (opacity 0) %s', (_what, was, now, told) => {
    expect(became(was, now)).toBe(told);
  });
});

describe('ids that hold a digit', () => {
  const field = (id: string, label: string, wanted = false) => `<p><label for=${id}>${label}</label><input id=${id}${truth(wanted)}></p>`;
  const address = (...fields: string[]) => `<form aria-label="Address"><h2>Address</h2>${fields.join('')}<button>Next</button></form>`;
  const name = field('name', 'Name');
  const city = field('city', 'City');
  const first = field('address1', 'Address line 1');
  const second = (label: string) => field('address2', label, true);
  const COLUMNS: [string, string][] = [
    ['col1', 'Name'],
    ['col2', 'Size'],
    ['col3', 'Date'],
  ];
  const heads = (columns: [string, string][], wanted: string) =>
    `<h2>Files</h2><div role=toolbar aria-label="Sort by">${columns.map(([id, label]) => `<button id=${id}${truth(id === wanted)}>${label}</button>`).join('')}</div>`;
  const steps = (labels: [string, string][], wanted: string) =>
    `<h2>Order</h2><nav>${labels.map(([id, label]) => `<a href="#" id=${id}${truth(id === wanted)}>${label}</a>`).join('')}</nav>`;
  const STEPS: [string, string][] = [
    ['step-1', 'Basket'],
    ['step-2', 'Address'],
    ['step-3', 'Payment'],
  ];
  const rows = (names: string[], wanted: string) =>
    `<h2>Guests</h2><div>${names.map((who, at) => `<button id=guest-${at + 1}${truth(who === wanted)}>${who}</button>`).join('')}</div>`;
  test.each<[string, string, string, string]>([
    [
      'a field that was moved, and its label reworded in part',
      address(name, first, second('Address line 2'), city),
      address(name, city, first, second('Address line 2 (optional)')),
      'wanted',
    ],
    [
      'a field in its place whose label was reworded',
      address(name, first, second('Address line 2'), city),
      address(name, first, second('Flat or floor'), city),
      'wanted',
    ],
    [
      'a field that was moved',
      address(name, first, second('Address line 2'), city),
      address(second('Address line 2'), city, first, name),
      'wanted',
    ],
    [
      'columns that changed places',
      heads(COLUMNS, 'col1'),
      heads(
        [
          ['col3', 'Date'],
          ['col2', 'Size'],
          ['col1', 'Name'],
        ],
        'col1',
      ),
      'wanted',
    ],
    [
      'a column that says a word more, and moved',
      heads(COLUMNS, 'col1'),
      heads(
        [
          ['col2', 'Size'],
          ['col1', 'File name'],
          ['col3', 'Date'],
        ],
        'col1',
      ),
      'wanted',
    ],
    [
      'a step that says a word more',
      steps(STEPS, 'step-3'),
      steps([...STEPS.slice(0, 2), ['step-3', 'Payment method']], 'step-3'),
      'wanted',
    ],
    [
      'a step whose number went on',
      steps(STEPS, 'step-3'),
      steps(
        [
          ['step-1', 'Sign in'],
          ['step-2', 'Basket'],
          ['step-3', 'Address'],
          ['step-4', 'Payment'],
        ],
        'step-4',
      ),
      'wanted',
    ],
    [
      'a step whose number the one before it has now',
      steps(STEPS, 'step-3'),
      steps(
        [
          ['step-1', 'Sign in'],
          ['step-2', 'Basket'],
          ['step-3', 'Address'],
        ],
        'none',
      ),
      'abstained',
    ],
    ['a counted thing that moved up', rows(['Ann', 'Bob', 'Eve'], 'Eve'), rows(['Ann', 'Eve'], 'Eve'), 'wanted'],
    ['a counted thing that is gone', rows(['Ann', 'Bob', 'Eve'], 'Bob'), rows(['Ann', 'Eve'], 'Bob'), 'abstained'],
    ['a counted thing that is gone, one of one left', rows(['Ann', 'Bob'], 'Ann'), rows(['Bob'], 'Ann'), 'abstained'],
  ])('%s', (_what, was, now, told) => {
    expect(became(was, now)).toBe(told);
  });
});

const tags = (names: string[], wanted: string, word: string, more = '') =>
  `<h2>Tags</h2><ul>${names.map((name) => `<li><span>${name}</span>${more}<button${truth(name === wanted)}>${word}</button></li>`).join('')}</ul>`;

describe('controls of a row', () => {
  test.each<[string, string, string, string]>([
    ['an icon without a word', mails(['Ann', 'Bob'], 'Bob'), mails(['Ann', 'Bob'], 'Bob'), 'wanted'],
    ['an icon without a word with another row before it', mails(['Ann', 'Bob'], 'Bob'), mails(['Eve', 'Ann', 'Bob'], 'Bob'), 'wanted'],
    [
      'an icon without a word, of rows in another order',
      mails(['Ann', 'Bob', 'Eve'], 'Bob'),
      mails(['Eve', 'Bob', 'Ann'], 'Bob'),
      'wanted',
    ],
    ['an icon that changed places with its neighbour', mails(['Ann', 'Bob'], 'Bob'), mails(['Ann', 'Bob'], 'Bob', [BIN, PEN], 0), 'wanted'],
    ['an icon of a row that is gone', mails(['Ann', 'Bob', 'Eve'], 'Bob'), mails(['Ann', 'Eve'], 'Bob'), 'abstained'],
    ['an icon that is gone from its row', mails(['Ann', 'Bob'], 'Bob'), mails(['Ann', 'Bob'], 'none', [PEN]), 'abstained'],
    ['"×" that is called "Delete" now', tags(['red', 'blue'], 'blue', '×'), tags(['red', 'blue'], 'blue', 'Delete'), 'wanted'],
    [
      '"×" that is called "Delete" now, in other rows',
      tags(['red', 'blue'], 'blue', '×'),
      tags(['blue', 'green', 'red'], 'blue', 'Delete'),
      'wanted',
    ],
    ['"×" of a row that is gone', tags(['red', 'blue'], 'blue', '×'), tags(['red', 'green'], 'blue', 'Delete'), 'abstained'],
    ['"Edit" that is called "Delete" now', tags(['red', 'blue'], 'blue', 'Edit'), tags(['red', 'blue'], 'blue', 'Delete'), 'abstained'],
    [
      '"×" beside another button',
      tags(['red', 'blue'], 'blue', '×', '<button>Copy</button>'),
      tags(['red', 'blue'], 'blue', 'Delete', '<button>Copy</button>'),
      'wanted',
    ],
  ])('%s', (_what, was, now, told) => {
    expect(became(was, now)).toBe(told);
  });
});

describe('a field that was called by more than it is now', () => {
  const form = (label: string, hint: string, more = '') =>
    `<form><h2>Sign up</h2><input placeholder="First name">${label && `<label for=m>${label}</label>`}<input${label && ' id=m'} placeholder="${hint}" data-truth=wanted>${more}<button>Go</button></form>`;
  test.each<[string, string, string, string]>([
    ['it kept its hint and lost its label', form('Work address', 'you@firm.com'), form('', 'you@firm.com'), 'wanted'],
    ['with another field after it', form('Work address', 'you@firm.com'), form('', 'you@firm.com', '<input placeholder=Town>'), 'wanted'],
    ['the hint is another one, too', form('Work address', 'you@firm.com'), form('', 'Phone'), 'abstained'],
  ])('%s', (_what, was, now, told) => {
    expect(became(was, now)).toBe(told);
  });
});
