import { hasInOrder } from '../../lib/text';
import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { drawnValue } from '../dom/drawn-value';
import { editableAt, editableInside, editContextOf, isPickerInput, isTextField, onlyCatchesKeys } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { shimLink } from '../shim/link';
import type { ActionContext } from './action-context';
import { paste } from './clipboard';
import { commitChange } from './commit-change';
import { setSlider } from './drawn-slider';
import { deleteText, hasSelection, insertText } from './edit';
import { fieldContentOf } from './field-content';
import { moveFocus } from './focus';
import { nextFrame } from './frame-deadline';
import { insert } from './insert';
import { keyReadingElement, typeToReader } from './key-reader';
import { characterKey, keyOf } from './keys';
import { setPickerValue } from './picked-value';
import { focusedElement, pressKey } from './press-key';
import { reachField, selectFor } from './reach-field';
import { react } from './react';
import { wasRejected } from './read-back';
import { select } from './select';
import { type Strokes, typeKeys } from './type-keys';

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
    : drawnValue(control) !== undefined
      ? await setSlider(act, control as HTMLElement, text)
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
  // The page took the keys, and wrote what it makes of them.
  if (how === 'keys' && strokes.taken && hasInOrder(fieldContentOf(field), text)) return undefined;
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

/** All at once, key by key, or by paste; `strokes` is key by key with modifiers, for pages that read keys instead of text. */
type WritingWay = 'bulk' | 'keys' | 'paste' | 'strokes';

/**
 * The ways to try, best first: key by key where the page is likely to listen, else in one piece; rich editors get several lines by paste.
 * Text with a line break or tab goes into a visible field in one piece: as keys those would submit it or leave it.
 */
function writingWays(field: HTMLElement, text: string): WritingWay[] {
  const keyable = !/[\r\n\t]/.test(text);
  if (keyable && listens(field)) return ['keys', 'bulk'];
  if (onlyCatchesKeys(field)) return ['strokes'];
  if (isTextField(field))
    return keyable && text.length <= MAX_KEYS && shimLink().listensToKeys(field) ? ['strokes', 'bulk'] : ['bulk', 'keys'];
  if (editContextOf(field)) return ['paste', 'keys'];
  return keyable ? ['bulk', 'paste', 'keys'] : ['paste', 'keys'];
}

/** Longer texts are not typed: 500 characters take a typist a minute and a half, and a page half a second. */
const MAX_KEYS = 500;

/** Does the field complete, mask or move on while one types? */
function listens(field: HTMLElement): boolean {
  if (!isTextField(field)) return false;
  if (field.maxLength === 1 || field.matches(LISTENERS)) return true;
  return /[_#*]{2}|\b(dd?|mm?|yy(yy)?|hh?)[./:-]/i.test(field.placeholder) || field.value.includes('__');
}

const LISTENERS =
  '[role=combobox],[role=searchbox],[aria-autocomplete],[aria-haspopup],[list],[type=search],[data-mask],[data-inputmask],[inputmode=none]';

/** Writes in one way; returns how the page reacted to keys. */
async function write(act: ActionContext, field: HTMLElement, text: string, way: WritingWay): Promise<Strokes> {
  // Some fields prevent a paste to refuse it, so that `prevented` counts as taken only for self-drawn editors.
  if (way === 'paste' && !act.real) return { taken: paste(act, field, { text, html: '' }) && !!editContextOf(field), answered: false };
  if (way === 'strokes') return typeKeys(act, text, { asHand: true, patient: onlyCatchesKeys(field) });
  if (way === 'keys') return typeKeys(act, text);
  if (act.real) {
    await act.real.text(text);
    return { taken: false, answered: false };
  }
  if (await writeAtOnce(act, text)) return { taken: false, answered: false };
  return { ...(await typeKeys(act, [...text].slice(1).join(''))), taken: true };
}

/** One stroke that inserts the whole text. False when the page prevented the first key: then it wants them all. */
async function writeAtOnce(act: ActionContext, text: string): Promise<boolean> {
  const [first = ''] = text;
  const { prevented } = await pressKey(act, characterKey(first), (focused) => {
    const field = editableAt(focused ?? focusedElement());
    if (field) insertText(field, text);
  });
  return !prevented;
}
