import { wordSet } from '../../lib/word-set';
import * as dom from '../dom/native-accessors';
import { isEditingRoot, roleOf } from '../dom/role';

/** `control`: a person expects it to react. `weak`: only a listener, a tab stop or a framework's attribute says so. */
export type Interest = 'control' | 'weak' | undefined;

/** Whether an element is interactive by its own markup (cursor and scrolling are judged in `walk`). */
export function interestOf(element: Element): Interest {
  const native = NATIVE[dom.localName(element)];
  if (native && (native === true || native(element))) return 'control';
  return dom.hasAttributes(element) ? byAttributes(element) : undefined;
}

const NATIVE: Record<string, true | ((element: Element) => boolean)> = {
  a: (element) => dom.hasAttribute(element, 'href'),
  area: (element) => dom.hasAttribute(element, 'href'),
  button: true,
  input: (element) => (element as HTMLInputElement).type !== 'hidden',
  select: true,
  textarea: true,
  summary: (element) => dom.localName(dom.parentElement(element)) === 'details',
  audio: (element) => dom.hasAttribute(element, 'controls'),
  video: (element) => dom.hasAttribute(element, 'controls'),
};

const INTERACTIVE = wordSet(
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem textbox searchbox combobox slider spinbutton',
);
/** Roles that take the focus for their children or for reading, not to be clicked. */
export const CONTAINERS = wordSet(
  'dialog alertdialog tabpanel region main form list listbox grid treegrid tree table menu menubar tablist toolbar radiogroup application document ' +
    'article navigation group feed log',
);

function byAttributes(element: Element): Interest {
  let weak = false;
  let held: boolean | undefined;
  for (const name of dom.getAttributeNames(element)) {
    if (name === 'role' && INTERACTIVE.has(roleOf(element))) return 'control';
    if (name === 'contenteditable' && isEditingRoot(element)) return 'control';
    if (name === 'onclick' || name === 'aria-haspopup' || name === 'aria-expanded' || name === 'aria-pressed') weak = true;
    else if (name === 'tabindex') held = dom.tabIndex(element as HTMLElement) >= 0;
    else if (name === 'draggable') weak ||= dom.getAttribute(element, name) === 'true';
    else if (CLICK_MARKS.test(name)) weak = true;
  }
  const role = held === undefined ? '' : roleOf(element);
  // A grid keeps the tab stop of its cells at one of them.
  if (held ? !CONTAINERS.has(role) : role === 'gridcell' || role === 'columnheader') weak = true;
  return weak && dom.localName(element) !== 'body' && dom.localName(element) !== 'html' ? 'weak' : undefined;
}

/** Attributes by which frameworks declare a click handler. */
const CLICK_MARKS = /^(@|v-on:|x-on:|ng-|data-ng-|wire:|on:|\()click\b|^(jsaction|data-bs-toggle|data-toggle|data-action|hx-get|hx-post)$/;
