import { isEditingRoot, roleOf } from '../dom/role';

/** control: a person expects it to react; weak: only a listener, a tab stop or a marker of a framework says so. */
export type Interest = 'control' | 'weak' | undefined;

/** What makes an element worth a number, by itself (cursor and scrolling are seen elsewhere). */
export function interestOf(element: Element): Interest {
  const native = NATIVE[element.localName];
  if (native && (native === true || native(element))) return 'control';
  return element.hasAttributes() ? byAttributes(element) : undefined;
}

const NATIVE: Record<string, true | ((element: Element) => boolean)> = {
  a: (element) => element.hasAttribute('href'),
  area: (element) => element.hasAttribute('href'),
  button: true,
  input: (element) => (element as HTMLInputElement).type !== 'hidden',
  select: true,
  textarea: true,
  summary: (element) => element.parentElement?.localName === 'details',
  audio: (element) => element.hasAttribute('controls'),
  video: (element) => element.hasAttribute('controls'),
};

const INTERACTIVE = new Set(
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem textbox searchbox combobox slider spinbutton'.split(
    ' ',
  ),
);
/** Roles that take the focus for their children or for reading, not to be clicked. */
const CONTAINERS = new Set(
  (
    'dialog alertdialog tabpanel region main form list listbox grid treegrid tree table menu menubar tablist toolbar radiogroup application document ' +
    'article navigation group feed log'
  ).split(' '),
);

function byAttributes(element: Element): Interest {
  let weak = false;
  let held = false;
  for (const name of element.getAttributeNames()) {
    if (name === 'role' && INTERACTIVE.has(roleOf(element))) return 'control';
    if (name === 'contenteditable' && isEditingRoot(element)) return 'control';
    if (name === 'onclick' || name === 'aria-haspopup' || name === 'aria-expanded' || name === 'aria-pressed') weak = true;
    else if (name === 'tabindex') held = (element as HTMLElement).tabIndex >= 0;
    else if (name === 'draggable') weak ||= element.getAttribute(name) === 'true';
    else if (CLICK_MARKS.test(name)) weak = true;
  }
  if (held && !CONTAINERS.has(roleOf(element))) weak = true;
  return weak && element.localName !== 'body' && element.localName !== 'html' ? 'weak' : undefined;
}

/** How frameworks note a click in the markup. */
const CLICK_MARKS = /^(@|v-on:|x-on:|ng-|data-ng-|wire:|on:|\()click\b|^(jsaction|data-bs-toggle|data-toggle|data-action|hx-get|hx-post)$/;
