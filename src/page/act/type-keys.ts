import { within } from '../../lib/deadline';
import { editableAt } from '../dom/editable';
import { shimLink } from '../shim/link';
import type { ActionContext } from './action-context';
import { insertText } from './edit';
import { characterKey, needsShift } from './keys';
import { hold } from './modifiers';
import { focusedElement, pressKey, type Stroke } from './press-key';
import { react } from './react';

/** How the page reacted to a text that was typed key by key. */
export interface Strokes {
  /** It prevented at least one: then it handles keys itself. */
  taken: boolean;
  /** It reacted to each: prevented it, changed something, or began some work. */
  answered: boolean;
  /** Nothing that takes text had the focus any more before the last key: the rest was not typed. */
  lost?: true;
}

/**
 * Types key by key into the focused element; the focus may move on, as in split code inputs, but the page does not hear as its shortcuts what was meant for a
 * field that it took away. `asHand`: with Shift for capitals and signs.
 * `patient`: what a key caused is over before the next, as terminals, games and sheets read one key at a time.
 */
export async function typeKeys(act: ActionContext, text: string, { asHand = false, patient = false } = {}): Promise<Strokes> {
  const page = new MutationObserver(() => undefined);
  if (patient) page.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const link = shimLink();
  const strokes: Strokes = { taken: false, answered: true };
  let lift: (() => void) | undefined;
  const intoText = isTyping();
  for (const characters of text.replaceAll('\r\n', '\n').match(PIECES) ?? []) {
    if (act.signal.aborted) break;
    if (intoText && !isTyping()) {
      strokes.lost = true;
      break;
    }
    const shifted = asHand && needsShift(characters);
    if (shifted) lift ??= hold(act, ['Shift']);
    else {
      lift?.();
      lift = undefined;
    }
    page.takeRecords();
    const before = link.pending();
    const { prevented, refused } = isComposed(characters) ? await compose(act, characters) : await pressKey(act, characterKey(characters));
    if (refused) break;
    await react(act);
    strokes.taken ||= prevented;
    strokes.answered &&= prevented || page.takeRecords().length > 0 || link.pending() > before;
    if (patient && link.pending() > 0) await act.turn(worked(act.signal));
  }
  lift?.();
  page.disconnect();
  return strokes;
}

const isTyping = (): boolean => editableAt(focusedElement()) !== undefined;

/** Characters that no single key writes: input methods and emoji pickers insert them together. */
const COMPOSED =
  '(?:[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u{3000}-\\u{303f}\\u{200d}\\u{20e3}\\u{fe0f}\\u{10000}-\\u{10ffff}]+)';
const PIECES = new RegExp(`${COMPOSED}|.`, 'gsu');
/** Does the text begin with such a composed sequence? */
export const isComposed = (characters: string): boolean => new RegExp(`^${COMPOSED}`, 'u').test(characters);

async function compose(act: ActionContext, characters: string): Promise<Stroke> {
  if (act.real) {
    await act.real.text(characters);
    return { prevented: false };
  }
  const field = editableAt(focusedElement());
  if (field) insertText(field, characters);
  return { prevented: false };
}

/** Resolves when the page has done what the last key caused, or after the interval of a fast typist. */
const worked = (signal: AbortSignal) =>
  within(
    KEY_MS,
    (end) =>
      new Promise<void>((done) => {
        const link = shimLink();
        const stop = link.onEnded(() => link.pending() === 0 && done());
        end.addEventListener('abort', stop, { once: true });
      }),
    signal,
  );
/** The interval between the keys of a fast typist, ms. */
const KEY_MS = 80;
