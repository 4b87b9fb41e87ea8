import { afterEach, expect, test } from 'vitest';
import { describe } from './describe';
import { find } from './find';

/** What was recorded, in the same page in other words. */

afterEach(() => {
  document.body.innerHTML = '';
});

const $ = (selector: string) => document.querySelector(selector) as HTMLElement;
const WANTED = '[data-truth=wanted]';

/** What is found of the marked element of a page, in the page that came of it: "wanted", another one's text, or "nobody". */
function foundIn(was: string, now: string, offset?: { x: number; y: number }): string {
  document.body.innerHTML = was;
  const fingerprint = describe($(WANTED), offset);
  document.body.innerHTML = now;
  const answer = find({ fingerprint });
  return 'element' in answer ? (answer.element.getAttribute('data-truth') ?? answer.element.outerHTML) : 'nobody';
}

const PIN = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path d='M8 1v14'/></svg>";
const LINE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path d='M1 8h14'/></svg>";
/** Buttons without words of their own: their hints stand on the boxes around them, and pictures come by style. */
const tools = (all: [hint: string, picture: string, wanted?: boolean][], style = 'background-image') =>
  `<div class=tools>${all.map(([hint, picture, wanted]) => `<div title="${hint}"><a role=button tabindex=0 style="display:block;width:20px;height:20px"${wanted ? ' data-truth=wanted' : ''}><div style="width:16px;height:16px;${style}:url(&quot;${picture}&quot;)"></div></a></div>`).join('')}</div>`;

test.each(['background-image', 'mask-image'])(
  'a button whose picture comes by its style (%s) is known by it, in other words and another order',
  (style) => {
    const was = tools(
      [
        ['Draw a marker', PIN, true],
        ['Draw a line', LINE],
      ],
      style,
    ); // prettier-ignore
    expect(
      foundIn(
        was,
        tools(
          [
            ['Marker zeichnen', PIN, true],
            ['Linie zeichnen', LINE],
          ],
          style,
        ),
      ),
    ).toBe('wanted'); // prettier-ignore
    expect(
      foundIn(
        was,
        tools(
          [
            ['Linie zeichnen', LINE],
            ['Marker zeichnen', PIN, true],
          ],
          style,
        ),
      ),
    ).toBe('wanted'); // prettier-ignore
  },
);

test('in the place of one whose picture is gone nobody is taken', () => {
  const was = tools([
    ['Draw a marker', PIN, true],
    ['Draw a line', LINE],
  ]); // prettier-ignore
  expect(
    foundIn(
      was,
      tools([
        ['Linie zeichnen', LINE],
        ['Text schreiben', '/text.svg'],
      ]),
    ),
  ).toBe('nobody'); // prettier-ignore
});

const board = (words: string[], more = '') =>
  `<main><div tabindex=0 style="width:90vw;height:80vh" data-truth=wanted>${words.map((word) => `<button>${word}</button>`).join('')}<canvas width=200 height=200></canvas>${more}</div></main>`;

test('a drawing board is not called by the words of its buttons, nor by what was put on it', () => {
  const [was, there] = [board(['Rectangle', 'Library', 'Help']), { x: 0.4, y: 0.5 }];
  expect(foundIn(was, board(['Rechteck', 'Bibliothek', 'Hilfe']), there)).toBe('wanted');
  expect(foundIn(was, board(['Rectangle', 'Library', 'Help'], '<p>Hello there</p>'), there)).toBe('wanted');
  // A key is pressed at no place.
  expect(foundIn(was, board(['Rechteck', 'Bibliothek', 'Hilfe']))).toBe('wanted');
});

test('a board with a written key is known by it', () => {
  const keyed = (word: string) => board([word]).replace('<div ', '<div id=app ');
  expect(foundIn(keyed('Help'), `<header>Neu</header>${keyed('Hilfe')}`, { x: 0.4, y: 0.5 })).toBe('wanted');
});
