import { opens } from '../dom/opener';
import { interestOf } from '../scan/interest';

/**
 * Where a choice is made: the native list that the element is, labels or wraps, or the element itself where it is a drawn list, holds one or opens one.
 * Undefined where the choice would have to guess among several, or press something else.
 */
export function listOf(element: Element): Element | undefined {
  const native = ((element as Partial<HTMLLabelElement>).control ?? element).closest('select');
  if (native) return native;
  // A custom element may have its list in a closed tree.
  if (element.matches(DRAWN) || element.localName.includes('-') || opens(element)) return element;
  const openers = element.querySelectorAll(OPENERS);
  if (openers.length === 1 || (!openers.length && element.querySelector(DRAWN))) return element;
  const [list, other] = [...element.querySelectorAll('*')].filter((inner) => interestOf(inner) === 'control' && inner.checkVisibility());
  return list?.localName === 'select' && !other ? list : undefined;
}

const OPENERS = '[role=combobox],[aria-haspopup],[aria-expanded]';
const DRAWN = `${OPENERS},[aria-controls],[aria-owns],[role=listbox],[role=menu],[role=tree],[role=radiogroup],[role=tablist],[role=grid],[role=option]`;
