import type { Act } from './act';
import { paste } from './clipboard';
import { insertText } from './edit';
import { editableAt, editContextOf, isTextField } from './editable';
import { characterKey } from './keys';
import { focusedElement, pressKey } from './press-key';
import { react } from './react';

/** All at once, key by key, or from the clipboard. */
export type Way = 'bulk' | 'keys' | 'paste';

/** The ways to try, best first: key by key where the page is likely to listen, else in one piece; rich editors take several lines by paste. */
export function choose(field: HTMLElement, text: string): Way[] {
  if (listens(field)) return ['keys', 'bulk'];
  if (isTextField(field)) return ['bulk', 'keys'];
  if (editContextOf(field)) return ['paste', 'keys'];
  return /[\r\n\t]/.test(text) ? ['paste', 'keys'] : ['bulk', 'paste', 'keys'];
}

/** Fields that complete, mask or move on as one types. */
function listens(field: HTMLElement): boolean {
  if (!isTextField(field)) return false;
  if (field.maxLength === 1 || field.matches(LISTENERS)) return true;
  return /[_#*]{2}|\b(dd?|mm?|yy(yy)?|hh?)[./:-]/i.test(field.placeholder) || field.value.includes('__');
}
const LISTENERS =
  '[role=combobox],[role=searchbox],[aria-autocomplete],[aria-haspopup],[list],[type=search],[data-mask],[data-inputmask],[inputmode=none]';

/** True when the page took keys for its own: then it has them, whatever the field shows. */
export async function write(act: Act, field: HTMLElement, text: string, way: Way): Promise<boolean> {
  // Some fields prevent a paste to refuse it, so that only editors that draw themselves are believed.
  if (way === 'paste') return paste(act, field, { text, html: '' }) && !!editContextOf(field);
  if (way === 'bulk' && (await writeAtOnce(act, text))) return false;
  const rest = way === 'bulk' ? [...text].slice(1) : [...text];
  let taken = way === 'bulk';
  for (const character of rest) {
    if (act.signal.aborted) return taken;
    // The focus may move on by itself, as in fields for a code.
    const { prevented } = await pressKey(act, characterKey(character));
    taken ||= prevented;
    await react(act);
  }
  return taken;
}

/** One stroke that brings the whole text. False when the page took the first key for its own: then it wants them all. */
async function writeAtOnce(act: Act, text: string): Promise<boolean> {
  const [first = ''] = text;
  const { prevented } = await pressKey(act, characterKey(first), (focused) => {
    const field = editableAt(focused ?? focusedElement());
    if (field) insertText(field, text);
  });
  return !prevented;
}
