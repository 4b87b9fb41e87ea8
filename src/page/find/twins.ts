import { onceALook } from '../dom/labels';
import { contentOf, nameOf } from '../dom/name';
import { roleOf } from '../dom/role';

/** Its place among the elements of the same role and name in its document or shadow root, in document order. */
export function twinsOf(element: Element, role: string, words: string): { index: number; of: number } {
  const root = element.getRootNode() as ParentNode & Node;
  let index = 0;
  let of = 1;
  if (!('querySelectorAll' in root)) return { index, of };
  let passed = false;
  const plain = plainText(element);
  const wanted = words.toLowerCase().slice(0, 6);
  const query = queryFor(role, element.localName);
  for (const other of onceALook(query, root, () => [...root.querySelectorAll(query)])) {
    if (other === element) {
      passed = true;
      continue;
    }
    if (!(plain && plain === plainText(other))) {
      if (!mayBeCalled(other, wanted) || roleOf(other) !== role || wordsOf(other) !== words) continue;
    } else if (other.localName !== element.localName && roleOf(other) !== role) continue;
    if (!other.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    of++;
    if (!passed) index++;
  }
  return { index, of };
}

/** The text of an element that nothing but its text names; '' otherwise. Elements alike in it read alike. */
function plainText(element: Element): string {
  if (element.firstElementChild || FIELD.test(element.localName)) return '';
  if (PLAIN.some((name) => element.hasAttribute(name))) return '';
  return element.textContent ?? '';
}
const PLAIN = ['role', 'aria-label', 'aria-labelledby', 'title', 'aria-owns'];

/** Its name, else the text it shows. */
export const wordsOf = (element: Element) => nameOf(element) || (FIELD.test(element.localName) ? '' : contentOf(element));
const FIELD = /^(input|textarea|select)$/;

/** A cheap look that spares computing names: could this element be called so? */
function mayBeCalled(element: Element, start: string): boolean {
  if (!start) return true;
  if (FIELD.test(element.localName) || element.hasAttribute('aria-labelledby')) return true;
  const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
  if (label?.trim().toLowerCase().startsWith(start)) return true;
  const text = element.textContent ?? '';
  if (text.length > 2000) return false;
  if (text.toLowerCase().includes(start.split(' ', 1)[0] ?? start)) return true;
  return element.firstElementChild !== null && element.querySelector('img,svg,slot,[aria-label],[aria-labelledby],[title]') !== null;
}

/** CSS that hits every element that may have this role. */
export function queryFor(role: string, tag: string): string {
  if (!role) return tag;
  const native = NATIVE[role];
  return native
    ? `${native},[role]`
    : /^(textbox|searchbox|combobox|spinbutton|slider|listbox)$/.test(role)
      ? `${FIELDS},[role]`
      : `${tag},[role]`;
}
const FIELDS = 'input,textarea,select,[contenteditable]';
const NATIVE: Record<string, string> = {
  button: 'button,summary,input[type=button],input[type=submit],input[type=reset],input[type=image],input[type=file]',
  link: 'a[href],area[href]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  option: 'option',
  heading: 'h1,h2,h3,h4,h5,h6',
};
