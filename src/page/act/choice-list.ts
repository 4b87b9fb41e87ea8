import { declaresPopup } from '../dom/declares-popup';
import * as dom from '../dom/native-accessors';
import { interestOf } from '../scan/interest';

/**
 * Where a choice is made: the native select that the element is, labels or wraps, or the element itself where it is a custom list, contains
 * one or opens one. Undefined where several would do, or something else would be pressed.
 */
export function choiceListOf(element: Element): Element | undefined {
  const native = dom.closest(dom.as<HTMLLabelElement>(element).control ?? element, 'select');
  if (native) return native;
  // A custom element may have its list in a closed shadow tree.
  if (dom.matches(element, DRAWN) || dom.localName(element).includes('-') || declaresPopup(element)) return element;
  const openers = dom.querySelectorAll(element, OPENERS);
  if (openers.length === 1 || (!openers.length && dom.querySelector(element, DRAWN))) return element;
  const [list, other] = [...dom.querySelectorAll(element, '*')].filter(
    (inner) => interestOf(inner) === 'control' && dom.checkVisibility(inner),
  );
  return dom.localName(list) === 'select' && !other ? list : undefined;
}

const OPENERS = '[role=combobox],[aria-haspopup],[aria-expanded]';
const DRAWN = `${OPENERS},[aria-controls],[aria-owns],[role=listbox],[role=menu],[role=tree],[role=radiogroup],[role=tablist],[role=grid],[role=option]`;
