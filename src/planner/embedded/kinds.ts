import type { Kind } from '../../languages/grammar';
import { bareWords } from '../../lib/text';
import type { SnapshotElement } from '../../model/snapshot';
import { isEditable } from './scene';

/** What an operation needs its element to be able to do. */
export type Capability = 'clickable' | 'editable' | 'selectable' | 'checkable' | 'file' | 'any';

/** Can this kind of operation be done to the element at all? */
export function hasCapability(element: SnapshotElement, needed: Capability): boolean {
  if (element.selector === '') return false;
  if (needed === 'any') return true;
  if (needed === 'editable') return isEditable(element);
  if (needed === 'checkable') return CHECKABLE.has(element.role);
  if (needed === 'file') return element.type === 'file';
  if (needed === 'selectable') return element.tag === 'select' || element.options !== undefined;
  return (
    element.weak === true ||
    CLICKABLE.has(element.role) ||
    ['a', 'button', 'summary', 'input', 'select', 'textarea', 'label'].includes(element.tag)
  );
}

const CHECKABLE = new Set(['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio']);
const CLICKABLE = new Set([
  'button',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'tab',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'treeitem',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'gridcell',
  'columnheader',
  'row',
  'listitem',
  'image',
  'img',
  'disclosure',
  'listbox',
]);

/** 1: just what was said. `LOOSELY`: what people loosely call so. 0: something else. */
export function kindFit(kind: Kind | undefined, element: SnapshotElement): number {
  if (!kind || kind === 'element') return 1;
  return KINDS[kind](element);
}

/** What people loosely call so: below 1, so that the right kind comes first; how much below by judgement. */
const LOOSELY = 0.9;

const among =
  (right: readonly string[], loose: readonly string[] = []) =>
  ({ role }: SnapshotElement): number =>
    right.includes(role) ? 1 : loose.includes(role) ? LOOSELY : 0;

const KINDS: Record<Exclude<Kind, 'element'>, (element: SnapshotElement) => number> = {
  button: among(['button'], ['link', 'menuitem', 'tab', 'switch', 'combobox', '', 'option', 'radio', 'checkbox', 'img', 'image']),
  link: among(['link'], ['menuitem', 'tab', 'button', 'treeitem']),
  field: (element) =>
    isEditable(element) ? 1 : element.role === 'combobox' || element.tag === 'select' || element.type === 'file' ? LOOSELY : 0,
  textarea: (element) => (element.tag === 'textarea' ? 1 : isEditable(element) && element.tag !== 'input' ? LOOSELY : 0),
  menu: (element) => (opensMenu(element) ? 1 : among([], ['button', 'link', 'menuitem', 'tab', '', 'textbox', 'menu'])(element)),
  tab: among(['tab'], ['link', 'button', 'menuitem', 'radio']),
  checkbox: among(['checkbox', 'switch', 'menuitemcheckbox'], ['radio']),
  radio: among(['radio', 'menuitemradio'], ['checkbox', 'option', 'button']),
  switch: among(['switch', 'checkbox'], ['button', 'menuitemcheckbox']),
  option: among(
    ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem'],
    ['radio', 'listitem', 'link', 'button', 'tab', 'checkbox', 'gridcell', '', 'row'],
  ),
  slider: among(['slider'], ['spinbutton']),
  image: (element) => (looksDrawn(element) ? LOOSELY : among(['img', 'image'], [''])(element)),
  result: among(['link', 'listitem', 'row', 'article'], ['button', 'option']),
  row: among(['row', 'listitem'], ['link', 'button', 'gridcell', 'option', 'treeitem']),
  card: among(['link', 'listitem', 'article'], ['button', '', 'row']),
  heading: among(['heading'], ['button', 'link', 'tab', 'disclosure', '']),
};

/** A link or button that is far larger than its few words need shows a picture; sides in CSS px and words by judgement. */
const looksDrawn = ({ role, name, box }: SnapshotElement): boolean =>
  (role === 'link' || role === 'button') && box.width >= DRAWN.side && box.height >= DRAWN.side && bareWords(name).length <= DRAWN.words;
const DRAWN = { side: 64, words: 2 };

/** Shows options when it is clicked. */
export function opensMenu(element: SnapshotElement): boolean {
  return (
    element.tag === 'select' ||
    element.role === 'combobox' ||
    element.role === 'listbox' ||
    element.states.some((state) => state === 'expanded' || state === 'collapsed' || state === 'popup')
  );
}

/** Kinds of what a page lists: where it lists none, their word names nothing. */
export const LISTED: ReadonlySet<Kind> = new Set(['result', 'card', 'row']);
