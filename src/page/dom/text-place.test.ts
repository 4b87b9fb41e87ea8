import { afterEach, expect, test } from 'vitest';
import { pointOfTextPlace, textPlaceAt } from './text-place';

afterEach(() => {
  document.body.innerHTML = '';
});

const show = (html: string) => {
  document.body.innerHTML = `<div id=e contenteditable style="font:16px monospace;width:400px">${html}</div>`;
  return document.querySelector('#e') as HTMLElement;
};
/** Between the characters of the first text that holds "|"; it is taken out. */
function caretIn(editor: HTMLElement): { x: number; y: number } {
  const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const at = text.data.indexOf('|');
    if (at < 0) continue;
    text.deleteData(at, 1);
    const range = document.createRange();
    range.setStart(text, at);
    range.collapse();
    const { x, top, height } = range.getBoundingClientRect();
    return { x, y: top + height / 2 };
  }
  throw new Error('no |');
}
/** Where a press at the point puts the caret, as text with "|". */
function pressedAt(editor: HTMLElement, point: { x: number; y: number } | 'anywhere' | undefined): string {
  if (!point || point === 'anywhere') return String(point);
  const position = document.caretPositionFromPoint(point.x, point.y) as CaretPosition;
  const range = document.createRange();
  range.setStart(editor, 0);
  range.setEnd(position.offsetNode, position.offset);
  const before = range.toString();
  return `${before}|${(editor.textContent ?? '').slice(before.length)}`;
}

const SHOWN = '<p>Dear all,</p><ul><li>Soup</li><li>So|up</li></ul><p>The end</p>';

test.each([
  [SHOWN, SHOWN.replace('|', ''), 'Dear all,SoupSo|upThe end'],
  // In another width, with other markup, and with text elsewhere.
  [SHOWN, '<h1>Dear <b>all</b>,</h1><ul><li>Soup</li><li><i>Soup</i></li></ul><p>The end</p>', 'Dear all,SoupSo|upThe end'],
  [SHOWN, '<p>More before it</p><ul><li>Soup</li><li>Soup</li></ul><p>The end</p>', 'More before itSoupSo|upThe end'],
  ['<p>Dear all,|</p><p>The end</p>', '<p>Dear all,</p><p>The end</p>', 'Dear all,|The end'],
  ['<p>Dear all,</p><p>|The end</p>', '<p>Dear all,</p><p>The end</p>', 'Dear all,|The end'],
  ['<p>Dear all,</p><p>The end|</p>', '<p>Dear Ann and Bob</p>', 'Dear Ann and Bob|'],
  ['<p>tea tea t|ea tea</p>', '<p>tea tea tea tea</p>', 'tea tea t|ea tea'],
  ['<p>Dear Ann, the tea is read|y now, come</p>', '<p>Dear all, it is too late for it</p>', 'undefined'],
  ['<p>o|ne</p>', '', 'undefined'],
])('a place in %s is found in %s', (shown, now, wanted) => {
  const then = show(shown);
  const place = textPlaceAt(then, caretIn(then));
  const editor = show(now);
  expect(pressedAt(editor, place && pointOfTextPlace(editor, place))).toBe(wanted);
});

test('where text was put in at the place, nobody knows on which side of it', () => {
  const then = show('<p>one and a t|wo</p>');
  const place = textPlaceAt(then, caretIn(then));
  const now = show('<p>one and a t, or another thing, wo</p>');
  expect(place && pointOfTextPlace(now, place)).toBeUndefined();
});

test('an empty paragraph between others is a place, and so is an empty editor', () => {
  const then = show('<p>Dear all,</p><p id=empty><br></p><p>The end</p>');
  const { left, top, height } = (document.querySelector('#empty') as Element).getBoundingClientRect();
  const place = textPlaceAt(then, { x: left + 5, y: top + height / 2 });
  const now = show('<p>Another beginning</p><p>of it</p><p id=empty><br></p><p>The end</p>');
  const point = place && pointOfTextPlace(now, place);
  const box = (document.querySelector('#empty') as Element).getBoundingClientRect();
  expect(point).toMatchObject({ y: expect.closeTo(box.top + box.height / 2, 0) });
  const empty = show('<p><br></p>');
  const first = empty.getBoundingClientRect();
  const nowhere = textPlaceAt(empty, { x: first.left + 5, y: first.top + 5 });
  expect(nowhere && pointOfTextPlace(show('<p><br></p>'), nowhere)).toBeDefined();
});

test('a place out of view is scrolled to', () => {
  const shown = `${'<p>line</p>'.repeat(200)}<p>the wan|ted one</p>`;
  const then = show(shown);
  document.querySelector('p:last-child')?.scrollIntoView();
  const place = textPlaceAt(then, caretIn(then));
  const editor = show(shown.replace('|', ''));
  scrollTo(0, 0);
  expect(pressedAt(editor, place && pointOfTextPlace(editor, place))).toContain('the wan|ted one');
});

test('a number beside the pressed line is not its text', () => {
  const row = (text: string) =>
    `<div><i style="float:left">1</i><pre style="margin:0 0 0 30px;min-height:20px;font:16px monospace">${text}</pre></div>`;
  document.body.innerHTML = `<main style="width:400px">${row('\u200b')}${row('one')}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  const [empty, full] = [...document.querySelectorAll('pre')].map((line) => {
    const { left, top, height } = line.getBoundingClientRect();
    return textPlaceAt(main, { x: left + 200, y: top + height / 2 });
  });
  expect(empty).toBeUndefined();
  expect(full).toMatchObject({ before: expect.stringMatching(/one$/) });
});

test('between two lines of an editor that draws itself nobody knows which one it takes', () => {
  document.body.innerHTML = '<main style="width:400px;font:16px/40px monospace"><div>one</div><div>two</div></main>';
  const main = document.querySelector('main') as HTMLElement;
  const { left, top } = main.getBoundingClientRect();
  expect(textPlaceAt(main, { x: left + 200, y: top + 41 })).toBeUndefined();
  expect(textPlaceAt(main, { x: left + 200, y: top + 60 })).toMatchObject({ before: expect.stringMatching(/two$/) });
});
