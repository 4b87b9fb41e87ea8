import * as dom from '../dom/native-accessors';
import { isEditingRoot, roleOf } from '../dom/role';

/** Things that hold what a person typed or set: what they show is a value, not what they are called. */
export const isField = (element: Element): boolean =>
  /^(input|textarea|select)$/.test(dom.localName(element)) ||
  isEditingRoot(element) ||
  (dom.hasAttribute(element, 'role') && VALUED.has(roleOf(element)));
/** Roles of what is typed into or chosen from. */
export const FIELD_ROLE = /^(textbox|searchbox|combobox|spinbutton|slider|listbox)$/;
const VALUED = new Set(['textbox', 'searchbox', 'spinbutton', 'slider', 'scrollbar']);
