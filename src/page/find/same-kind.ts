import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';

/** A field never turns into a button, a password never into a text; button, link and clickable box may. */
export function sameKind(wanted: Fingerprint, element: Element, role: string): boolean {
  const wantedRole = wanted.role ?? '';
  const type = wanted.attributes['type'];
  const own = dom.getAttribute(element, 'type') ?? '';
  if (dom.localName(element) === 'input' && wanted.tag === 'input' && type && own && type !== own)
    return looseType(type) === looseType(own);
  if (wantedRole === role) return true;
  if (TOGGLED.has(wantedRole) !== TOGGLED.has(role) && role !== '' && wantedRole !== '') return false;
  if (CLICKED.has(wantedRole) && CLICKED.has(role)) return true;
  return TEXTUAL.test(wantedRole) && TEXTUAL.test(role);
}

/** The same role; or a text field that is one to search with, or a link that leads nowhere and a button: the page says by those how it is made. */
export function isSameRole(wanted: Fingerprint, element: Element, role: string): boolean {
  const then = wanted.role ?? '';
  if (then === role || (TYPED.test(then) && TYPED.test(role))) return true;
  if (!PRESSED.test(then) || !PRESSED.test(role) || wanted.attributes['href']) return false;
  return NOWHERE.test(dom.getAttribute(element, 'href') ?? '');
}
const TYPED = /^(textbox|searchbox)$/;
const PRESSED = /^(button|link)$/;
const NOWHERE = /^\s*(#?$|javascript:)/i;

const TEXTUAL = /^(textbox|searchbox|combobox|spinbutton|listbox)$/;
const looseType = (type: string) =>
  /^(text|search|tel|url|email|number)$/.test(type) ? 'text' : /^(button|submit)$/.test(type) ? 'button' : type;

/** What is clicked; '' has no role. */
const CLICKED = new Set([
  '',
  ...'button link menuitem tab option img listitem cell gridcell menuitemcheckbox menuitemradio switch checkbox radio treeitem row group generic'.split(
    ' ',
  ),
]);
const TOGGLED = new Set('checkbox switch radio menuitemcheckbox menuitemradio'.split(' '));
