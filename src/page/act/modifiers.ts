import type { Modifier } from '../../model/operations/parts';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import type { ActionContext } from './action-context';
import { fire } from './events';
import { type Key, keyboardEvent, keyOf } from './keys';

const FLAG = { Alt: 'altKey', Control: 'ctrlKey', Meta: 'metaKey', Shift: 'shiftKey' } as const;

/** A modifier pressed by itself is held until its keyup. */
export function holdItself(act: ActionContext, { key }: Key): () => void {
  const flag = FLAG[key as Modifier];
  if (flag) act.inputState.modifiers[flag] = true;
  return () => {
    if (flag) act.inputState.modifiers[flag] = false;
  };
}

/** Presses modifier keys; returns the function that releases them in reverse. */
export function hold(act: ActionContext, modifiers: readonly Modifier[]): () => void {
  const held = modifiers.filter((modifier) => !act.inputState.modifiers[FLAG[modifier]]);
  for (const modifier of held) {
    act.inputState.modifiers[FLAG[modifier]] = true;
    if (!act.real) stroke(act, modifier, 'keydown');
  }
  return () => {
    for (const modifier of held.toReversed()) {
      act.inputState.modifiers[FLAG[modifier]] = false;
      if (!act.real) stroke(act, modifier, 'keyup');
    }
  };
}

function stroke(act: ActionContext, modifier: Modifier, type: 'keydown' | 'keyup'): void {
  const key = keyOf(modifier);
  if (key) fire(deepActiveElement() ?? dom.body(document), keyboardEvent(type, key, act.inputState));
}
