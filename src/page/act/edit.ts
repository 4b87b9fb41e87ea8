import { type EditContextLike, editContextOf, isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { commitChange } from './commit-change';
import { fire, inputEvent } from './events';

/**
 * Inserts text into the focused field like the keyboard: the page may prevent it and do it itself (`beforeinput`), older editors listen to
 * `textInput`, and the browser's editing does the rest, with its undo stack, its limits and its trusted `input` event.
 */
export function insertText(field: HTMLElement, text: string): void {
  const context = editContextOf(field);
  if (context) return updateContext(context, text);
  if (!fire(field, inputEvent('beforeinput', 'insertText', text, selectedRanges(field)))) return;
  if (!fire(field, textInput(text))) return;
  if (dom.execCommand(document, 'insertText', false, text) || !(dom.documentElement(document) instanceof SVGElement)) return;
  // Documents of SVG have no editing commands.
  if (!isTextField(field)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  fire(field, inputEvent('input', 'insertText', text));
  field.addEventListener('blur', () => commitChange(field), { once: true });
}

/** Enter in a text area or an editor; `soft` is Shift+Enter. */
export function insertBreak(field: HTMLElement, soft: boolean): void {
  const line = soft || isTextField(field) || dom.contentEditable(field) === 'plaintext-only';
  const kind = line ? 'insertLineBreak' : 'insertParagraph';
  const context = editContextOf(field);
  if (!fire(field, inputEvent('beforeinput', kind, null, context ? [] : selectedRanges(field)))) return;
  if (context || !fire(field, textInput('\n'))) return;
  dom.execCommand(document, kind);
}

/** Backspace and Delete, by character, word or up to the edge of the line. */
export function deleteText(
  field: HTMLElement,
  direction: 'backward' | 'forward',
  unit: 'character' | 'word' | 'lineboundary' = 'character',
): void {
  const context = editContextOf(field);
  if (context) return deleteInContext(context, direction);
  const selection = selectionIn(field);
  const ranged = isTextField(field) ? hasSelection(field) : selection && !selection.isCollapsed;
  const kind = ranged || unit === 'character' ? 'Content' : unit === 'word' ? 'Word' : 'SoftLine';
  const type = `delete${kind}${direction === 'backward' ? 'Backward' : 'Forward'}`;
  if (!fire(field, inputEvent('beforeinput', type, null, ranged ? selectedRanges(field) : reached(field, direction, unit)))) return;
  if (!ranged && unit !== 'character') selection?.modify('extend', direction, unit);
  dom.execCommand(document, direction === 'backward' ? 'delete' : 'forwardDelete');
}

/** Undo, redo, bold and the like: `beforeinput` first, then the browser's command. */
export function command(field: HTMLElement, type: string, name: string): void {
  if (fire(field, inputEvent('beforeinput', type, null, selectedRanges(field)))) dom.execCommand(document, name);
}

/** Selects all content of a field or editor. */
export function selectEverything(field: HTMLElement): void {
  const context = editContextOf(field);
  if (context) return context.updateSelection(0, context.text.length);
  if (isTextField(field)) field.select();
  else if (!dom.execCommand(document, 'selectAll')) selectionIn(field)?.selectAllChildren(field);
}

/** The selection as seen from the field's own tree (a shadow root has its own). */
export function selectionIn(field: Element): Selection | null {
  return dom.getSelection(dom.getRootNode(field)) ?? getSelection();
}

/** Is anything selected in a field? Fields without `selectionStart` are asked through the document's selection. */
export function hasSelection(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.selectionStart === null) return getSelection()?.type === 'Range';
  return field.selectionStart !== field.selectionEnd;
}

/** The target ranges of an input event (https://www.w3.org/TR/input-events-2/#dom-inputevent-gettargetranges); text fields have none. */
function selectedRanges(field: HTMLElement): StaticRange[] {
  const selection = isTextField(field) ? null : selectionIn(field);
  return selection?.rangeCount ? [staticRange(selection.getRangeAt(0))] : [];
}

/** What a deletion from a collapsed caret would delete. The caret is restored within this task. */
function reached(field: HTMLElement, direction: 'backward' | 'forward', unit: string): StaticRange[] {
  const selection = isTextField(field) ? null : selectionIn(field);
  if (!selection?.anchorNode) return [];
  const { anchorNode, anchorOffset } = selection;
  selection.modify('extend', direction, unit);
  const ranges = selectedRanges(field);
  selection.collapse(anchorNode, anchorOffset);
  return ranges;
}

const staticRange = ({ startContainer, startOffset, endContainer, endOffset }: AbstractRange) =>
  new StaticRange({ startContainer, startOffset, endContainer, endOffset });

function textInput(text: string): Event {
  const event = dom.createEvent(document, 'TextEvent') as Event & { initTextEvent(...args: unknown[]): void };
  event.initTextEvent('textInput', true, true, window, text);
  return event;
}

/** The selection may end before it starts. */
const selectedIn = ({ selectionStart: start, selectionEnd: end }: EditContextLike): [start: number, end: number] =>
  start < end ? [start, end] : [end, start];

function updateContext(context: EditContextLike, text: string): void {
  const [start, end] = selectedIn(context);
  const caret = start + text.length;
  context.updateText(start, end, text);
  context.updateSelection(caret, caret);
  const Update = (globalThis as unknown as { TextUpdateEvent: new (type: string, init: object) => Event }).TextUpdateEvent;
  const init = { text, updateRangeStart: start, updateRangeEnd: end, selectionStart: caret, selectionEnd: caret };
  fire(context, new Update('textupdate', init));
}

function deleteInContext(context: EditContextLike, direction: 'backward' | 'forward'): void {
  if (context.selectionStart === context.selectionEnd) {
    const at = context.selectionStart;
    context.updateSelection(
      direction === 'backward' ? Math.max(0, at - 1) : at,
      direction === 'backward' ? at : Math.min(context.text.length, at + 1),
    );
  }
  updateContext(context, '');
}

/** The selected text of a field, or of the page. */
export function selectedText(field: HTMLElement): string {
  const context = editContextOf(field);
  if (context) return context.text.slice(...selectedIn(context));
  if (!isTextField(field)) return selectionIn(field)?.toString() ?? '';
  if (field.selectionStart === null) return getSelection()?.toString() ?? '';
  return field.type === 'password' ? '' : field.value.slice(field.selectionStart, field.selectionEnd ?? undefined);
}
