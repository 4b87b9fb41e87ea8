import { editContextOf, onlyCatchesKeys } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import { isShown } from '../dom/visible';
import { hostOfText } from './acting-element';

/**
 * The editor that a focused element writes into at a caret, piece by piece: the root of an editable content, or what stands around a hidden field that only
 * takes the keys of an editor that draws itself. Undefined for an ordinary field, which has a value.
 */
export function editorOf(focused: Element): Element | undefined {
  if (dom.isContentEditable(focused as HTMLElement)) return hostOfText(focused);
  const helper = editContextOf(focused) ?? (dom.localName(focused) === 'textarea' && onlyCatchesKeys(focused as HTMLElement));
  return helper ? drawnAround(focused) : undefined;
}

function drawnAround(helper: Element): Element {
  let one: Element | null = helper;
  while (one && !isLarge(one)) one = flatParent(one);
  return one ?? helper;
}

/** Larger than a caret or a line that was not written yet. */
function isLarge(element: Element): boolean {
  const { width, height } = dom.getBoundingClientRect(element);
  return width >= MIN_EDITOR && height >= MIN_LINE && isShown(element) && getComputedStyle(element).opacity !== '0' && !isTextArea(element);
}
const isTextArea = (element: Element) => dom.localName(element) === 'textarea';
/** Editors are wider than this, CSS px. */
const MIN_EDITOR = 40;
/** A line is higher than this, CSS px. */
const MIN_LINE = 12;
