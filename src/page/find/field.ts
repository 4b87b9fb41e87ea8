import * as dom from '../dom/native-accessors';
import { isEditingRoot, roleOf } from '../dom/role';

/** Things that hold what a person typed or set: what they show is a value, not what they are called. */
export const isField = (element: Element): boolean =>
  /^(input|textarea|select)$/.test(dom.localName(element)) ||
  isEditingRoot(element) ||
  (dom.hasAttribute(element, 'role') && VALUED.has(roleOf(element)));
const VALUED = new Set(['textbox', 'searchbox', 'spinbutton', 'slider', 'scrollbar']);
