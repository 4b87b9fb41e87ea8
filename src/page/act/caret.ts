import { isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';

/** Puts the caret where the mouse was pressed: a double click selects the word, a triple click the paragraph, Shift extends the selection to here. */
export function placeCaret(target: Element, at: Point, count: number, extend: boolean): void {
  const field = isTextField(target);
  // An empty field has only one caret position.
  if (field ? count === 1 && !target.value : dom.closest(target, 'button,input,select') || mayNotBeSelected(target)) return;
  const place = placeAt(target, at);
  if (field) return placeInField(target as HTMLInputElement, place?.offset, count, extend);
  const selection = getSelection();
  if (!selection) return;
  if (!place) {
    if (!extend && !selection.isCollapsed) selection.removeAllRanges();
    return;
  }
  if (extend && selection.anchorNode) selection.extend(place.offsetNode, place.offset);
  else selection.collapse(place.offsetNode, place.offset);
  if (count === 2) around(selection, 'word');
  if (count === 3) around(selection, 'paragraph');
}

/** Browsers select in what is edited whatever `user-select` says, also where it may be dragged. */
const mayNotBeSelected = (target: Element) =>
  !dom.isContentEditable(target as HTMLElement) && getComputedStyle(target).userSelect === 'none';

function placeInField(field: HTMLInputElement, offset: number | undefined, count: number, extend: boolean): void {
  // Number and e-mail inputs have no `selectionStart` (https://html.spec.whatwg.org/#do-not-apply).
  if (field.selectionStart === null) return count > 1 ? field.select() : undefined;
  const end = offset ?? field.value.length;
  if (extend) field.setSelectionRange(Math.min(field.selectionStart, end), Math.max(field.selectionEnd ?? end, end));
  else field.setSelectionRange(end, end);
  const selection = getSelection();
  if (count === 2 && selection) around(selection, 'word');
  if (count === 3) field.localName === 'textarea' && selection ? around(selection, 'paragraph') : field.select();
}

/** `Selection.modify` also works inside a focused text field. */
function around(selection: Selection, unit: 'word' | 'paragraph'): void {
  selection.modify('move', 'forward', 'character');
  selection.modify('move', 'backward', unit === 'word' ? 'word' : 'paragraphboundary');
  selection.modify('extend', 'forward', unit === 'word' ? 'word' : 'paragraphboundary');
}

function placeAt(target: Element, { x, y }: Point): CaretPosition | null {
  const root = dom.getRootNode(target);
  return dom.caretPositionFromPoint(document, x, y, { shadowRoots: root instanceof ShadowRoot ? [root] : [] });
}
