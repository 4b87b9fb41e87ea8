import { editableAt } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { promises } from '../rest/turn';
import type { ActionContext } from './action-context';
import { controlKey } from './control-keys';
import { editingKey } from './editing-keys';
import { fire } from './events';
import { type Key, type KeyAction, keyboardEvent } from './keys';
import { holdItself } from './modifiers';
import { pageKey } from './page-keys';
import { react } from './react';

/** The result of a key press: whether the page prevented its default action. */
export interface Stroke {
  prevented: boolean;
  /** What it would do needs a confirmation first: it was not pressed, or only pressed down. */
  refused?: true;
}

/**
 * Presses and releases one key on the focused element, with the modifiers that are held. The default action, which an untrusted event does
 * not trigger, is done here unless the page prevents it. `action` replaces it, for text that comes in one piece.
 */
export async function pressKey(act: ActionContext, key: Key, action?: (focused: HTMLElement) => void): Promise<Stroke> {
  const { inputState } = act;
  const { altKey, ctrlKey, metaKey } = inputState.modifiers;
  const isRefused = (element: Element) => (altKey || ACTS.test(key.key)) && act.judge({ deed: 'key', element, key: key.key, alt: altKey });
  if (isRefused(focusedElement())) return REFUSED;
  const lift = holdItself(act, key);
  if (act.real) {
    await act.real.key(key, inputState.modifiers);
    lift();
    await react(act);
    return { prevented: false };
  }
  const focused = focusedElement();
  let going = fire(focused, keyboardEvent('keydown', key, inputState));
  await promises();
  const soon = focusedElement();
  await react(act);
  const receiver = focusedElement();
  // A field that gets the focus in a later task comes too late for this key: the browser has written by then.
  const isLate = soon !== receiver && !editableAt(soon) && !!editableAt(receiver);
  // Enter on a link follows it on keydown, and writes nothing.
  const follows = key.key === 'Enter' && dom.matches(receiver, 'a[href],area[href]');
  const writes = key.text !== undefined && !altKey && !ctrlKey && !metaKey && !follows;
  if (going && writes) going = fire(isLate && dom.isConnected(soon) ? soon : receiver, keyboardEvent('keypress', key, inputState));
  if (isRefused(receiver)) return REFUSED;
  let released: (() => void) | undefined;
  if (going && !(isLate && writes)) released = action ? (action(receiver) as undefined) : keyAction(act, key, receiver)?.();
  await react(act);
  const up = focusedElement();
  lift();
  if (fire(up, keyboardEvent('keyup', key, inputState)) && up === receiver && !(released && isRefused(receiver))) released?.();
  return { prevented: !going };
}

/** Keys that activate the focused element, or submit its form. */
const ACTS = /^(Enter| )$/;
const REFUSED: Stroke = { prevented: true, refused: true };

/** The element that gets keyboard events. */
export const focusedElement = () => (deepActiveElement() ?? dom.body(document) ?? dom.documentElement(document)) as HTMLElement;

/** The default action of a key that nobody prevented: of the focused control, else of text, else of the page. Undefined for none. */
function keyAction(act: ActionContext, key: Key, focused: HTMLElement): KeyAction | undefined {
  const editable = editableAt(focused);
  return controlKey(act, key, focused) ?? (editable && editingKey(act, key, editable)) ?? pageKey(act, key, focused);
}
