import type { LedTo } from '../../model/operations/parts';
import type { LegOperation } from '../../model/run/leg';
import type { Saying, SayingKind } from '../../model/saying';
import { saying } from '../../model/saying-of';
import * as dom from '../dom/native-accessors';
import { checkedness } from '../dom/states';
import { isLedTo } from '../observe/led-to';

/** Why there is nothing left to do, in a sentence; undefined when there is. `nextIsThere`: can the next operation's target be used now? */
export function alreadyDone({ operation, expects }: LegOperation, element: Element, nextIsThere: () => boolean): Saying | undefined {
  if (operation.type === 'check') {
    const state = checkedness(element);
    return state === (operation.checked ? 'checked' : 'unchecked') ? sayAlreadyInState({ state }) : undefined;
  }
  if (operation.type === 'select' && element instanceof HTMLSelectElement) {
    const chosen = Array.from(element.selectedOptions, (option) => option.label.trim());
    const same = chosen.length === operation.options.length && operation.options.every((option) => chosen.includes(option.trim()));
    return same ? saying('alreadyChosen') : undefined;
  }
  if (operation.type === 'click' && operation.led) return isLedTo(operation.led, element) ? sayAlreadyInState(operation.led) : undefined;
  if (operation.type === 'click' && opens(expects) && dom.getAttribute(element, 'aria-expanded') === 'true' && nextIsThere())
    return saying('alreadyOpen');
  return undefined;
}

/** The sentence of the record for a target that was in the wanted state. */
export const sayAlreadyInState = ({ state }: LedTo): Saying => saying(SAID[state]);
const SAID = {
  expanded: 'alreadyOpen',
  shown: 'alreadyOpen',
  collapsed: 'alreadyClosed',
  hidden: 'alreadyClosed',
  pressed: 'alreadyPressed',
  released: 'alreadyNotPressed',
  selected: 'alreadySelected',
  unselected: 'alreadyNotSelected',
  checked: 'alreadyChecked',
  unchecked: 'alreadyUnchecked',
} as const satisfies Record<LedTo['state'], SayingKind>;

/** Did it open something when it was recorded? */
const opens = (expects: LegOperation['expects']) => expects?.changed?.some((change) => change.startsWith('aria-expanded of')) === true;
