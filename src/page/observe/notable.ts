import { wordSet } from '../../lib/word-set';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';

/** Roles of what opens over a page. */
export const POPUP_ROLES = wordSet('dialog alertdialog menu listbox tree tooltip');
const MESSAGES = wordSet('alert status log');
const ACTS = wordSet(
  'button link checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio treeitem textbox searchbox combobox slider ' +
    'spinbutton gridcell',
);
/** Roles whose content is their name: nothing inside is reported separately. */
const WHOLE = wordSet('button link checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio heading textbox searchbox');
const INLINE = wordSet('a abbr b bdi bdo br cite code em i kbd mark q s small span strong sub sup time u var wbr');

/** An element worth reporting, and its rank: 0 opens over the page, 1 a message or a control, 2 a heading or image, 3 text. */
export interface Notable {
  element: Element;
  role: string;
  rank: number;
  /** As it was called when it was first asked for; see `calledNow`. */
  name?: string;
}

/** What it is called, asked once as long as the page cannot have renamed it. */
export const calledNow = (found: Notable): string => (found.name ??= nameOf(found.element));

/** Is the element worth reporting? `inText`: it stands in a text that is reported already. */
export function notable(element: Element, inText: boolean): Notable | undefined {
  const role = roleOf(element);
  const rank = POPUP_ROLES.has(role)
    ? 0
    : MESSAGES.has(role) || ACTS.has(role)
      ? 1
      : role === 'heading' || isNamedImage(element, role)
        ? 2
        : 3;
  if (rank < 3) return { element, role, rank };
  if (dom.localName(element) === 'input' || dom.localName(element) === 'iframe') return { element, role, rank: 1 };
  return !inText && holdsText(element) ? { element, role, rank } : undefined;
}

/** Does reporting it say everything that is inside of it? */
export const isNamedByContent = (found: Notable) => WHOLE.has(found.role);

/** Is there text directly in it? */
export function holdsText(element: Element): boolean {
  for (let node = dom.firstChild(element); node; node = dom.nextSibling(node))
    if (dom.nodeType(node) === 3 && dom.nodeValue(node)?.trim()) return true;
  return false;
}

/** Is it an inline element of a text? */
export const isInline = (element: Element) => INLINE.has(dom.localName(element));

const isNamedImage = (element: Element, role: string) =>
  role === 'img' && !!(dom.getAttribute(element, 'alt') || dom.getAttribute(element, 'aria-label'));
