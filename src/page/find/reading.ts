import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { queryFor, wordsOf } from './twins';

/** Those of its role that say what it says, in document order, itself among them; none where it says nothing. */
export function reading(element: Element): Element[] {
  const words = wordsOf(element);
  const role = roleOf(element);
  if (!words) return [];
  return [...dom.querySelectorAll(document, queryFor(role, dom.localName(element)))].filter(
    (other) => roleOf(other) === role && wordsOf(other) === words,
  );
}

/** How many of its role say what it says. */
export const countReading = (element: Element): number => reading(element).length;
