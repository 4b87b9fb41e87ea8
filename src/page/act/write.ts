import { editableAt, editContextOf, isTextField, onlyCatchesKeys } from '../dom/editable';
import { shimLink } from '../shim/link';
import type { ActionContext } from './action-context';
import { paste } from './clipboard';
import { insertText } from './edit';
import { characterKey } from './keys';
import { focusedElement, pressKey } from './press-key';
import { type Strokes, typeKeys } from './type-keys';

/** All at once, key by key, or by paste; `strokes` is key by key with modifiers, for pages that read keys instead of text. */
export type WritingWay = 'bulk' | 'keys' | 'paste' | 'strokes';

/**
 * The ways to try, best first: key by key where the page is likely to listen, else in one piece; rich editors get several lines by paste.
 * Text with a line break or tab goes into a visible field in one piece: as keys those would submit it or leave it.
 */
export function writingWays(field: HTMLElement, text: string): WritingWay[] {
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
export async function write(act: ActionContext, field: HTMLElement, text: string, way: WritingWay): Promise<Strokes> {
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
