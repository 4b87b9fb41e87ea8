import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import * as dom from '../dom/native-accessors';
import { flatContains } from '../dom/roots';
import { isVisible } from '../dom/visible';
import type { ActionContext } from './action-context';
import { targetDisabled, valueRejected } from './bails';
import { isFocusable, moveFocus } from './focus';
import { parseChord } from './keys';
import { hold } from './modifiers';
import { focusedElement, pressKey } from './press-key';
import { whyNotActionable } from './why-not-actionable';

/** Presses a key or chord on the element, or on the focused element inside of it. */
export async function press(act: ActionContext, operation: OperationOf<'press'>): Promise<Bail | undefined> {
  const { element } = act;
  const chord = parseChord(operation.key);
  if (!chord) return valueRejected(operation.key, 'no such key');
  const bail = whyNotActionable(element, undefined, 'press');
  if (bail) return bail;
  const touch = (target: Element) =>
    act.dispatching({ deed: 'key', element: target, key: chord.key.key, alt: chord.modifiers.includes('Alt') });
  if (!flatContains(element, focusedElement())) {
    const target = isFocusable(element) ? (element as HTMLElement) : focusableInside(element);
    if (!target) return targetDisabled(element, saying('takesNoKeys'));
    const refused = touch(target);
    if (refused) return refused;
    moveFocus(target);
    await act.turn();
  } else {
    const refused = touch(focusedElement());
    if (refused) return refused;
  }
  const lift = hold(act, chord.modifiers);
  await pressKey(act, chord.key);
  lift();
  return undefined;
}

/** The first descendant that takes keys; the page itself takes them too. */
function focusableInside(element: Element): HTMLElement | undefined {
  if (element === dom.body(document) || element === dom.documentElement(document)) return dom.body(document);
  return [...dom.querySelectorAll<HTMLElement>(element, '*')].find((inner) => isFocusable(inner) && isVisible(inner));
}
