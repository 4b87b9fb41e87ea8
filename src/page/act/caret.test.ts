import { afterEach, expect, test } from 'vitest';
import { $, clear } from './act.fixture';
import { placeCaret } from './caret';

afterEach(clear);

/** Presses the end of the element's text, with a selection elsewhere before. Returns where the caret is then: the text before it. */
function pressedIn(selector: string): string {
  const before = $('#before').firstChild as Text;
  getSelection()?.setBaseAndExtent(before, 0, before, 3);
  const range = document.createRange();
  range.selectNodeContents($(selector));
  const { right, top, height } = range.getBoundingClientRect();
  placeCaret($(selector), { x: right - 1, y: top + height / 2 }, 1, false);
  const { anchorNode, anchorOffset, isCollapsed } = getSelection() as Selection;
  return `${anchorNode?.textContent?.slice(0, anchorOffset)}${isCollapsed ? '|' : ''}`;
}

test.each(['user-select: none', '-webkit-user-drag: element; user-select: none'])(
  'text that is edited takes the caret whatever its style says of selecting (%s)',
  (style) => {
    document.body.innerHTML = `<p id=before>Before</p><div contenteditable style="${style}"><p id=line>Dear all</p></div>`;
    expect(pressedIn('#line')).toBe('Dear all|');
  },
);

test('editors that may be dragged while something is selected in them take it, too', () => {
  document.body.innerHTML = '<p id=before>Before</p><div contenteditable draggable="true"><p id=line>Dear all</p></div>';
  expect(pressedIn('#line')).toBe('Dear all|');
});

test('what nobody may select keeps the selection where it is, in an editor as well', () => {
  document.body.innerHTML =
    '<p id=before>Before</p><p id=line style="user-select: none">Dear all</p><div contenteditable>Text <b id=island contenteditable=false style="user-select: none">Dear all</b></div>';
  expect(pressedIn('#line')).toBe('');
  expect(pressedIn('#island')).toBe('');
});
