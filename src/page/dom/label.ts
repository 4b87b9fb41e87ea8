import { wordSet } from '../../lib/word-set';
import { sayElement } from '../../model/page/element-words';
import { contentOf, nameOf } from './name';
import * as dom from './native-accessors';
import { roleOf } from './role';

/** An element in words, for people and records: `button "Theme"`, `textbox "Email"`, `div "Add to cart"`; by no name that only code uses. At most 160 characters. */
export function labelOf(element: Element): string {
  const kind = roleOrTagOf(element);
  const name = nameOf(element) || (SHORT_TEXT.has(kind) ? '' : contentOf(element));
  const hint = name || dom.getAttribute(element, 'title') || dom.getAttribute(element, 'placeholder') || '';
  return sayElement({ tag: kind }, hint);
}

/** The ARIA role of an element, or its tag name where it has none. */
export const roleOrTagOf = (element: Element) => roleOf(element) || tagOf(element);

/** The tag name, cut to 80 characters: custom elements may have names of any length. */
export const tagOf = (element: Element) => dom.localName(element).slice(0, 80);

/** Containers and fields: their text content is not their name. */
const SHORT_TEXT = wordSet(
  'textbox searchbox combobox listbox spinbutton slider document main form table grid list body html dialog navigation',
);
