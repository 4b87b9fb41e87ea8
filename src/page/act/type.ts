import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { editableAt, editableInside, editContextOf, isPickerInput, isTextField, onlyCatchesKeys } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import type { ActionContext } from './action-context';
import { valueRejected } from './bails';
import { commitChange } from './commit-change';
import { deleteText, hasSelection } from './edit';
import { fieldContentOf } from './field-content';
import { moveFocus } from './focus';
import { nextFrame } from './frame-deadline';
import { insert } from './insert';
import { keyReadingElement, typeToReader } from './key-reader';
import { keyOf } from './keys';
import { setPickerValue } from './picked-value';
import { focusedElement, pressKey } from './press-key';
import { reachField, selectFor } from './reach-field';
import { react } from './react';
import { wasRejected } from './read-back';
import { select } from './select';
import type { Strokes } from './type-keys';
import { type WritingWay, write, writingWays } from './write';

/** Writes into a field or editor: a click to focus it, the old text selected, then the text, which is read back. */
export async function type(act: ActionContext, operation: OperationOf<'type'>): Promise<Bail | undefined> {
  const text = act.secrets(operation.text);
  const secret = text !== operation.text;
  const control = dom.as<HTMLLabelElement>(act.element).control ?? act.element;
  // Other recorders say of a list what they say of a field: that its value changed.
  if (dom.localName(control) === 'select') return select(act, { type: 'select', options: [text] });
  const enters =
    operation.submit && act.judge({ deed: 'key', element: editableAt(control) ?? editableInside(control) ?? control, key: 'Enter' });
  if (enters) return enters;
  const bail = isPickerInput(control)
    ? await setPickerValue(act, control, text)
    : isDrawnSlider(control)
      ? await setSlider(act, control, text)
      : await typeText(act, operation, text, secret);
  if (!bail && !operation.submit && (operation.leave || act.last)) await commitField(act, operation.leave);
  if (bail || !operation.submit) return bail;
  // An autocomplete reacts before Enter takes its suggestion.
  await act.turn(act.settled?.());
  const enter = keyOf('Enter');
  if (enter) await pressKey(act, enter);
  return undefined;
}

/** What waits for `change` hears it now, as nobody may leave the field; where it loses the focus too, what waits for `blur`. */
async function commitField(act: ActionContext, leaves?: boolean): Promise<void> {
  commitChange(focusedElement());
  if (leaves) moveFocus(null);
  await react(act);
}

async function typeText(
  act: ActionContext,
  { mode = 'replace', how }: OperationOf<'type'>,
  text: string,
  secret: boolean,
): Promise<Bail | undefined> {
  // Cells of a sheet that have the focus begin a text with its first letter; a press would be another one.
  const waits = mode === 'insert' && !editableAt(focusedElement()) ? keyReadingElement(act.element) : undefined;
  if (waits) return act.dispatching({ deed: 'fill', element: waits }) ?? typeToReader(act, waits, text, secret);
  const reached = await reachField(act);
  if ('kind' in reached) return reached;
  if ('reader' in reached) return typeToReader(act, reached.reader, text, secret);
  const { field } = reached;
  if (mode === 'insert') return insert(act, reached, text, secret);
  const before = fieldContentOf(field);
  const wanted = mode === 'append' ? before + text : text;
  const ways: WritingWay[] = how ? [how] : writingWays(field, text);
  let strokes: Strokes = { taken: false, answered: false };
  // Another way is tried only if nothing arrived: text that arrived changed is not written again.
  for (const way of ways) {
    await selectFor(mode, act, field);
    // Not every editor replaces the selection on paste.
    if (way === 'paste' && mode === 'replace' && before) await clear(act, field);
    if (text || mode === 'append') strokes = await write(act, field, text, way);
    else await clear(act, field);
    await untilShown(act, field, () => onlyCatchesKeys(field) && !strokes.answered && fieldContentOf(field) === before);
    if (strokes.taken || fieldContentOf(field) !== before || before === wanted || editableAt(focusedElement()) !== field) break;
    // Emptied, because what was typed stands beside it now.
    if (!wasRejected(act.element, field, wanted, secret)) break;
  }
  return wasRejected(act.element, field, onlyCatchesKeys(field) ? text : wanted, secret, strokes.answered);
}

/** Lets the page take a text: an editor updates in a task of its own, a self-drawn one a frame later. */
export async function untilShown(act: ActionContext, field: HTMLElement, mayDraw: () => boolean): Promise<void> {
  await react(act);
  const late = !!editContextOf(field) || mayDraw();
  for (let turn = 0; turn < 2 && (late || !isTextField(field)); turn++) await act.turn(late ? nextFrame(act.signal) : undefined);
}

async function clear(act: ActionContext, field: HTMLElement): Promise<void> {
  const key = keyOf('Backspace');
  if (isTextField(field) && !field.value) return;
  if (key) await pressKey(act, key);
  if (isTextField(field) && field.value && hasSelection(field)) deleteText(field, 'backward');
}

/** Is it a slider that is drawn, and no input? */
const isDrawnSlider = (element: Element): element is HTMLElement =>
  roleOf(element) === 'slider' && dom.localName(element) !== 'input' && dom.hasAttribute(element, 'aria-valuenow');

/** So many strokes bring any slider to its value that a person would bring there by keys; by judgement. */
const MOST_STROKES = 400;

/** Brings a drawn slider to a number by its arrow keys (https://www.w3.org/WAI/ARIA/apg/patterns/slider/), until it says that number or cannot. */
async function setSlider(act: ActionContext, slider: HTMLElement, text: string): Promise<Bail | undefined> {
  const now = () => Number(dom.getAttribute(slider, 'aria-valuenow'));
  const wanted = Number(text.trim().replace(',', '.'));
  const refused = act.dispatching({ deed: 'fill', element: slider });
  if (refused) return refused;
  moveFocus(slider);
  await react(act);
  const up = wanted > now();
  // It goes on until the number is reached or passed, or the slider does not answer.
  for (let strokes = 0, before = Number.NaN; strokes < MOST_STROKES && now() !== before && now() < wanted === up; strokes++) {
    if (now() === wanted || act.signal.aborted) break;
    before = now();
    const key = keyOf(up ? 'ArrowUp' : 'ArrowDown');
    if (key) await pressKey(act, key);
  }
  return now() === wanted ? undefined : valueRejected(`${labelOf(slider)} ${text}`, `${now()}`);
}
