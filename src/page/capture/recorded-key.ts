import { wordSet } from '../../lib/word-set';
import * as dom from '../dom/native-accessors';
import { isRecordedAsTyped } from './control';

const MODIFIERS = wordSet('Shift Control Alt Meta AltGraph CapsLock Fn NumLock ScrollLock Dead Process Unidentified');
const ARROWS = wordSet('ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown');
/** Keys that may scroll. */
export const SCROLL_KEYS: ReadonlySet<string> = new Set([...ARROWS, ' ']);
/** Keys by which a person only holds, switches or moves the focus, or that are the browser's. */
export const NO_STEP_KEYS = /^(Shift|Control|Alt|Meta|\w+Lock|AltGraph|Fn|Dead|Process|Unidentified|Tab|F\d+)$/;
/** Controls in which arrow keys choose something instead of moving the caret. */
const CHOOSING =
  '[role=listbox],[role=menu],[role=menubar],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox],[role=option],[role=tab],[role=tree],' +
  '[role=treeitem],[role=grid],[role=gridcell],[role=slider],[role=radio],[role=spinbutton],[aria-expanded],[aria-activedescendant],[role=combobox],canvas';
/** Shortcuts of the browser with Control or Command. */
const BROWSER = wordSet('r t n w l d j h u p + - = 0 Tab F4 F5 PageUp PageDown');
/** Copying, pasting and undoing in a field are recorded as its text. */
const EDITING = wordSet('a c v x z y ArrowLeft ArrowRight ArrowUp ArrowDown Home End Backspace Delete');

/**
 * The key or chord that acts, as an operation names it; undefined where it only wrote text, moved the caret or focus, or is recorded by its
 * effect.
 */
export function keyToRecord(event: KeyboardEvent, element: Element): string | undefined {
  const { key } = event;
  if (event.isComposing || MODIFIERS.has(key)) return undefined;
  const held = heldBy(event);
  if (held.length) return event.getModifierState('AltGraph') || isNoStep(event, element) ? undefined : chord(held, event);
  if (key === 'Escape' || /^F([1-46-9]|10)$/.test(key)) return key;
  if (element instanceof HTMLSelectElement) return undefined;
  const text = isRecordedAsTyped(element);
  if (key === 'Enter') return isManyLines(element) ? (event.shiftKey ? 'Shift+Enter' : undefined) : key;
  if (ARROWS.has(key)) return dom.matches(element, CHOOSING) && (!text || key === 'ArrowUp' || key === 'ArrowDown') ? key : undefined;
  if (key === ' ') return text || element instanceof HTMLInputElement || element === dom.body(document) ? undefined : 'Space';
  if (key === 'Delete' || key === 'Backspace') return text || element === dom.body(document) ? undefined : key;
  // Letters are text in fields, and shortcuts of the page everywhere else.
  return key.length === 1 && !text && !(element instanceof HTMLInputElement) && !dom.matches(element, CHOOSING) ? key : undefined;
}

/** The key or chord as a step in an editor, where keys that delete, move the caret or select are steps too; undefined where it is recorded otherwise or not at all. */
export function editingKeyOf(event: KeyboardEvent): string | undefined {
  const { key, shiftKey } = event;
  const held = heldBy(event);
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (held.length && !/^(Alt)$/.test(held.join()) && EDITING.has(plain) && !COPIED.has(plain)) return chord(held, event);
  return !held.length && EDITS.has(key) ? (shiftKey ? `Shift+${key}` : key) : undefined;
}
const EDITS = wordSet('Enter Backspace Delete ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown');
/** Recorded by the text that is pasted. */
const COPIED = wordSet('c v');

/** Does the key of a step only move the caret of an editor, or select in it? */
export const onlyMovesCaret = (key: string) =>
  /^((Control|Meta|Alt|Shift)\+)*(a|Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/i.test(key);

/** The chord, where the browser has it as a shortcut too: it is a step where the page took it. */
export function browserChord(event: KeyboardEvent): string | undefined {
  const held = heldBy(event);
  const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!held.length) return event.key === 'Tab' ? (event.shiftKey ? 'Shift+Tab' : 'Tab') : undefined;
  return BROWSER.has(plain) && !MODIFIERS.has(event.key) ? chord(held, event) : undefined;
}

/** The modifiers that are held, but for Shift. */
export const heldBy = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta'].filter((modifier) => modifier !== false);

/** All modifiers that are held during an input of the pointer. */
export const allHeld = (event: MouseEvent) => (['Alt', 'Control', 'Meta', 'Shift'] as const).filter((key) => event.getModifierState(key));

/** Does Enter break the line here? */
export const isManyLines = (element: Element) => element instanceof HTMLTextAreaElement || dom.isContentEditable(element as HTMLElement);

function isNoStep({ key, altKey }: KeyboardEvent, element: Element): boolean {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (BROWSER.has(plain) || (altKey && (key === 'ArrowLeft' || key === 'ArrowRight'))) return true;
  return (plain === 'c' || plain === 'a' || isRecordedAsTyped(element)) && EDITING.has(plain);
}

const chord = (held: string[], event: KeyboardEvent) =>
  [...held, ...(event.shiftKey ? ['Shift'] : []), event.key.length === 1 ? event.key.toUpperCase() : event.key].join('+');
