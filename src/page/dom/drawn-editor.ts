import { editContextOf, onlyCatchesKeys } from './editable';
import * as dom from './native-accessors';
import { flatParent } from './roots';
import { isShown } from './visible';

/**
 * The editor that draws itself around a focused element which only takes its keys (a hidden field, an edit context): the first box around it that is
 * larger than a caret. Undefined for an ordinary field, which has a value.
 */
export function drawnEditorOf(focused: Element): Element | undefined {
  const helper = editContextOf(focused) ?? (dom.localName(focused) === 'textarea' && onlyCatchesKeys(focused as HTMLElement));
  if (!helper) return undefined;
  let one: Element | null = focused;
  while (one && !isLarge(one)) one = flatParent(one);
  return one ?? focused;
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
