import type { Kind } from '../../languages/verbs';
import type { SnapshotElement } from '../../model/page/snapshot';
import { isEditable } from './scene';

/** What an operation needs its element to be able to do. */
export type Capability = 'clickable' | 'editable' | 'settable' | 'checkable' | 'file' | 'any';

/** Can this kind of operation be done to the element at all? */
export function hasCapability(needs: Capability, element: SnapshotElement): boolean {
  const { selector, role, tag, type, weak } = element;
  if (selector === '') return false;
  if (needs === 'any') return true;
  if (needs === 'editable') return isEditable(element);
  if (needs === 'checkable') return CHECKABLE.has(role);
  if (needs === 'file') return type === 'file';
  if (needs === 'settable') return isEditable(element) || opensMenu(element) || SET.has(role) || element.options !== undefined;
  return weak === true || PRESSED.has(role) || ['a', 'button', 'summary', 'input', 'select', 'textarea', 'label'].includes(tag);
}

const CHECKABLE = new Set('checkbox switch radio menuitemcheckbox menuitemradio'.split(' '));
const SET = new Set('slider checkbox switch'.split(' '));
/** Roles of what is used by a press. */
export const CONTROLS: ReadonlySet<string> = new Set('button link tab menuitem checkbox switch radio option'.split(' '));
const PRESSED = new Set([
  ...CONTROLS,
  ...'menuitemcheckbox menuitemradio combobox treeitem textbox searchbox spinbutton slider gridcell columnheader row listitem image img'.split(
    ' ',
  ),
  ...'disclosure listbox'.split(' '),
]);

/** Shows options when it is clicked. */
export function opensMenu({ tag, role, states }: SnapshotElement): boolean {
  return tag === 'select' || role === 'combobox' || role === 'listbox' || states.some((state) => OPENS.has(state));
}
const OPENS = new Set('expanded collapsed popup'.split(' '));

/** Is it what is called by the word for this kind, or loosely so? */
export const isOfKind = (kind: Kind | undefined, element: SnapshotElement): boolean =>
  kind === undefined || kind === 'element' || KINDS[kind](element);

const among = (roles: string) => {
  const set = new Set(roles.split(' ').map((role) => (role === 'none' ? '' : role)));
  return ({ role }: SnapshotElement) => set.has(role);
};

const KINDS: Record<Exclude<Kind, 'element'>, (element: SnapshotElement) => boolean> = {
  button: among('button link menuitem tab switch combobox none option radio checkbox img image'),
  link: among('link menuitem tab button treeitem'),
  field: (element) => isEditable(element) || element.role === 'combobox' || element.tag === 'select' || element.type === 'file',
  textarea: (element) => isEditable(element) && element.tag !== 'input',
  menu: (element) => opensMenu(element) || among('button link menuitem tab none textbox menu')(element),
  tab: among('tab link button menuitem radio'),
  checkbox: among('checkbox switch menuitemcheckbox radio'),
  radio: among('radio menuitemradio checkbox option button'),
  switch: among('switch checkbox button menuitemcheckbox'),
  option: among('option menuitem menuitemradio menuitemcheckbox treeitem radio listitem link button tab checkbox gridcell none row'),
  slider: among('slider spinbutton'),
  image: among('img image none link button'),
  result: among('link listitem row article button option'),
  row: among('row listitem link button gridcell option treeitem'),
  card: among('link listitem article button none row'),
  heading: among('heading button link tab disclosure none'),
};

/** Roles that are the kind itself, where only a kind and a place in an order are said: "the second radio". */
export const isExactKind = (kind: Kind, element: SnapshotElement): boolean =>
  kind === 'textarea'
    ? KINDS.textarea(element)
    : !LISTED.has(kind) && (JUST[kind] ?? kind).split(' ').includes(element.role || element.tag);
const JUST: Partial<Record<Kind, string>> = {
  field: 'textbox searchbox spinbutton',
  menu: 'combobox listbox',
  option: 'option menuitem menuitemradio treeitem',
};
/** What a page lists is not told apart by its role alone: "the third row" may be a header, or a card of another list. */
const LISTED = new Set<Kind>(['result', 'card', 'row']);
