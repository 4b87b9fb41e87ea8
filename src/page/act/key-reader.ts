import { tidy } from '../../lib/text';
import type { Bail } from '../../model/run/bail';
import { editableAt, KEY_TARGET_TAGS } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { flatContains } from '../dom/roots';
import { shimLink } from '../shim/link';
import type { ActionContext } from './action-context';
import { valueRejected } from './bails';
import { fieldContentOf } from './field-content';
import { nextFrame } from './frame-deadline';
import { focusedElement } from './press-key';
import { isDrawn } from './read-back';
import { isSameValue } from './same-value';
import { isComposed, typeKeys } from './type-keys';

/**
 * The focused element where it takes no text but the page reads keys there: games, drawn editors, cells of a sheet. Undefined for a
 * control, which has keys of its own, and for page-wide shortcuts: the target must have the focus itself, or represent the page.
 */
export function keyReadingElement(element: Element): HTMLElement | undefined {
  const focused = focusedElement();
  const reads =
    focused !== dom.body(document)
      ? flatContains(element, focused) || flatContains(focused, element)
      : KEY_TARGET_TAGS.test(dom.localName(element));
  return reads && !CONTROL.test(roleOf(focused)) && shimLink().listensToKeys(focused) ? focused : undefined;
}
const CONTROL = /^(button|link|checkbox|radio|switch|tab|slider|option|combobox|menuitem(radio|checkbox)?)$/;

/** Types to the page itself. The text arrived when the page reacted to every key or shows the text now; nothing else can be read back. */
export async function typeToReader(act: ActionContext, reader: HTMLElement, text: string, secret: boolean): Promise<Bail | undefined> {
  const composed = [...text].find(isComposed);
  const wanted = secret ? `the secret in ${labelOf(act.element)}` : text.slice(0, 1000);
  if (composed !== undefined)
    return valueRejected(wanted, secret ? 'nothing' : `no key writes "${composed}", and there is no field for it`);
  const { answered } = await typeKeys(act, text, { asHand: true, patient: true });
  await act.turn(nextFrame(act.signal));
  // biome-ignore lint/performance/useDomNodeTextContent: what a person sees
  const drawn = [act.element, reader, dom.body(document)].map((holder) => dom.innerText(holder as HTMLElement) ?? '');
  const opened = editableAt(focusedElement());
  if (opened && isSameValue(text, fieldContentOf(opened), { kind: 'rich' })) return undefined;
  if (answered || drawn.some((one) => isDrawn(one, text))) return undefined;
  return valueRejected(wanted, secret ? 'something else' : tidy(drawn[0] ?? '').slice(0, 1000));
}
