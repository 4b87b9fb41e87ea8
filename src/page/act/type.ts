import type { Bail } from '../../model/bail';
import type { OperationOf } from '../../model/operation';
import { editableAt, editableInside, editContextOf, isPickerInput, isReadOnly, isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { flatContains } from '../dom/roots';
import type { Act } from './act';
import { targetDisabled } from './bails';
import { clickAt } from './click-at';
import { deleteText, hasSelection, selectEverything, selectionIn } from './edit';
import { moveFocus } from './focus';
import { nextFrame } from './frame-deadline';
import { keyReadingElement, typeToReader } from './key-reader';
import { keyOf } from './keys';
import { hold } from './modifiers';
import { setPickerValue } from './picked-value';
import { focusedElement, pressKey } from './press-key';
import { react } from './react';
import { fieldContentOf, onlyCatchesKeys, wasRejected } from './read-back';
import type { Strokes } from './type-keys';
import { type WritingWay, write, writingWays } from './write';

/** Writes into a field or editor: a click to focus it, the old text selected, then the text, which is read back. */
export async function type(act: Act, operation: OperationOf<'type'>): Promise<Bail | undefined> {
  const text = act.secrets(operation.text);
  const secret = text !== operation.text;
  const control = dom.as<HTMLLabelElement>(act.element).control ?? act.element;
  const enters =
    operation.submit && act.judge({ deed: 'key', element: editableAt(control) ?? editableInside(control) ?? control, key: 'Enter' });
  if (enters) return enters;
  const bail = isPickerInput(control) ? await setPickerValue(act, control, text) : await typeText(act, operation, text, secret);
  if (bail || !operation.submit) return bail;
  // An autocomplete reacts before Enter takes its suggestion.
  await act.turn(act.settled?.());
  const enter = keyOf('Enter');
  if (enter) await pressKey(act, enter);
  return undefined;
}

async function typeText(
  act: Act,
  { mode = 'replace', how }: OperationOf<'type'>,
  text: string,
  secret: boolean,
): Promise<Bail | undefined> {
  const reached = await reach(act);
  if ('kind' in reached) return reached;
  if ('reader' in reached) return typeToReader(act, reached.reader, text, secret);
  const { field } = reached;
  const before = fieldContentOf(field);
  const wanted = mode === 'append' ? before + text : text;
  const ways: WritingWay[] = how ? [how] : writingWays(field, text);
  let strokes: Strokes = { taken: false, answered: false };
  // Another way is tried only if nothing arrived: text that arrived changed is not written again.
  for (const way of ways) {
    await place(act, field, mode);
    // Not every editor replaces the selection on paste.
    if (way === 'paste' && mode === 'replace' && before) await clear(act, field);
    if (text || mode === 'append') strokes = await write(act, field, text, way);
    else await clear(act, field);
    await react(act);
    // An editor updates in a task of its own; a self-drawn one a frame later.
    const draws = !!editContextOf(field) || (onlyCatchesKeys(field) && !strokes.answered && fieldContentOf(field) === before);
    for (let late = 0; late < 2 && (draws || !isTextField(field)); late++) await act.turn(draws ? nextFrame(act.signal) : undefined);
    if (strokes.taken || fieldContentOf(field) !== before || before === wanted || editableAt(focusedElement()) !== field) break;
    // Emptied, because what was typed stands beside it now.
    if (!wasRejected(act.element, field, wanted, secret)) break;
  }
  return wasRejected(act.element, field, onlyCatchesKeys(field) ? text : wanted, secret, strokes.answered);
}

/** Focuses the field by a click, where it has not the focus yet. */
async function reach(act: Act): Promise<{ field: HTMLElement } | { reader: HTMLElement } | Bail> {
  const { element } = act;
  const inside = () => {
    const focused = focusedElement();
    const field = editableAt(focused);
    // The body is the active element when nothing else is; that does not mean that the caret is in it.
    if (field === dom.body(document) && !selectionIn(field)?.rangeCount) return undefined;
    return field && (flatContains(element, focused) || flatContains(focused, element) || isFieldOf(element, field)) ? field : undefined;
  };
  let field = inside();
  if (field) {
    const refused = act.dispatching({ deed: 'fill', element: field });
    if (refused) return refused;
  } else {
    const bail = await clickAt(act);
    if (bail) return bail;
    // A click may open the real field somewhere else, as pickers do.
    field = inside() ?? editableAt(focusedElement());
  }
  const own = editableAt(element) ?? editableInside(element);
  if (!field && own && dom.isConnected(own)) {
    moveFocus(own);
    await react(act);
    field = own;
  }
  const reader = field ? undefined : keyReadingElement(element);
  if (reader) return { reader };
  if (!field) return targetDisabled(element, 'takes no text');
  return isReadOnly(field) ? targetDisabled(element, 'read-only') : { field };
}

const isFieldOf = (element: Element, field: Element) => dom.as<HTMLLabelElement>(element).control === field;

/** The old text is selected, to be replaced; or the caret goes to the end. */
async function place(act: Act, field: HTMLElement, mode: 'replace' | 'append'): Promise<void> {
  if (!isTextField(field)) {
    const key = keyOf(mode === 'replace' ? 'a' : 'End');
    if (key && (fieldContentOf(field) || editContextOf(field))) {
      const lift = hold(act, ['Control']);
      await pressKey(act, key);
      lift();
    }
    if (mode === 'append' && !editContextOf(field)) toEnd(field);
    // Editors get `selectionchange` in a task of its own.
    await act.turn();
    await act.turn();
  } else if (mode === 'replace') selectEverything(field);
  else if (field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
  else toEnd(field);
}

function toEnd(field: HTMLElement): void {
  const selection = selectionIn(field);
  if (isTextField(field)) return selection?.modify('move', 'forward', 'documentboundary');
  const focus = selection?.focusNode;
  if (focus && dom.contains(field, focus)) selection.modify('move', 'forward', 'documentboundary');
  else selection?.selectAllChildren(field);
  selection?.collapseToEnd();
}

async function clear(act: Act, field: HTMLElement): Promise<void> {
  const key = keyOf('Backspace');
  if (isTextField(field) && !field.value) return;
  if (key) await pressKey(act, key);
  if (isTextField(field) && field.value && hasSelection(field)) deleteText(field, 'backward');
}
