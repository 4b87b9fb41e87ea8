import type { Bail } from '../../model/run/bail';
import { editableAt, onlyCatchesKeys } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { isSecret } from '../dom/secret';
import type { ActionContext } from './action-context';
import { valueRejected } from './bails';
import { selectedText } from './edit';
import { fieldContentOf } from './field-content';
import { nextFrame } from './frame-deadline';
import { focusedElement } from './press-key';
import { selectFor } from './reach-field';
import { react } from './react';
import { drawnAround, shownContentOf, timesDrawn, wasRejected } from './read-back';
import { typeKeys } from './type-keys';

/**
 * Types key by key at the caret and in place of the selection, as editors read keys: they complete, indent and format while one types. In a field that had
 * not the focus at its end. What was entered is read back where it stands now, not the whole text.
 */
export async function insert(
  act: ActionContext,
  { field, focused }: { field: HTMLElement; focused: boolean },
  text: string,
  secret: boolean,
): Promise<Bail | undefined> {
  if (!focused) await selectFor('append', act, field);
  const helper = onlyCatchesKeys(field);
  const look = () => [shownContentOf(act.element, field), fieldContentOf(field)];
  const before = look();
  const selected = selectedText(field);
  const { answered, lost } = await typeKeys(act, text, { asHand: true, patient: helper });
  await react(act);
  // An editor updates in a task of its own, and draws a frame later.
  for (let frame = 0; frame < FRAMES && !arrived(); frame++) await act.turn(nextFrame(act.signal));
  return arrived() || (helper && answered) ? undefined : rejected();

  function arrived(): boolean {
    const after = look();
    return before.some((one, nth) => stands(one, after[nth] ?? '', text, selected));
  }
  function rejected(): Bail | undefined {
    const isGone = !dom.isConnected(field);
    const other = isGone ? editableAt(focusedElement()) : undefined;
    if (!lost && isGone && !(other && hasOnlyPart(other, text))) return wasRejected(act.element, field, text, secret);
    const shown = other ? fieldContentOf(other) : shownContentOf(act.element, field);
    return secret || isSecret(field) || (other && isSecret(other))
      ? valueRejected('the secret', shown ? 'something else' : 'nothing')
      : valueRejected(text.slice(0, 1000), shown.slice(0, 1000));
  }
}
/** The page put this editor in place of the first while one typed: does it hold words of the text, and is the text not whole even with what is drawn around it (tags, chips)? */
const hasOnlyPart = (editor: HTMLElement, text: string): boolean =>
  wordsIn(fieldContentOf(editor)).some((word) => text.includes(word)) && !stands('', drawnAround(editor), text, '');

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Frames until an editor has drawn what was typed. */
const FRAMES = 5;

/**
 * Did the text come into `after`? It stands there once more than in `before`, or what is new there has its words in their order: editors take signs for
 * formats ("> " begins a quote) and add some (closing brackets).
 */
export function stands(before: string, after: string, text: string, selected: string): boolean {
  if (!text.trim()) return after !== before || selected === text;
  if (after === before) return selected === text;
  if (timesDrawn(after, text) > timesDrawn(before, text) - timesDrawn(selected, text)) return true;
  const words = wordsIn(text);
  if (!words.length) return false;
  const added = addedTo(before, after);
  let from = 0;
  return words.every((word) => {
    const at = added.indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}

/** What stands between what the texts have in common at their beginnings and at their ends. */
function addedTo(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
}
