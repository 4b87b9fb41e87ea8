import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { nameOrText, queryFor } from './lookalikes';

/** Those of its role that say what it says, in document order, itself among them; none where it says nothing. */
export function reading(element: Element): Element[] {
  const words = nameOrText(element);
  const role = roleOf(element);
  if (!words) return [];
  return [...dom.querySelectorAll(document, queryFor(role, dom.localName(element)))].filter(
    (other) => roleOf(other) === role && nameOrText(other) === words,
  );
}

/** How many of its role say what it says. */
export const countReading = (element: Element): number => reading(element).length;
