import type { LegOperation } from '../../model/leg';
import type { LedTo } from '../../model/operations/parts';
import type { FixedSaying } from '../../model/sayings/sayings';
import * as dom from '../dom/native-accessors';
import { checkedness } from '../dom/states';
import { isLedTo } from '../observe/led-to';

/** Why there is nothing left to do, in a sentence; undefined when there is. `nextIsThere`: can the next operation's target be used now? */
export function alreadyDone({ operation, expects }: LegOperation, element: Element, nextIsThere: () => boolean): FixedSaying | undefined {
  if (operation.type === 'check') {
    const state = checkedness(element);
    return state === (operation.checked ? 'checked' : 'unchecked') ? sayAlreadyInState({ state }) : undefined;
  }
  if (operation.type === 'select' && element instanceof HTMLSelectElement) {
    const chosen = Array.from(element.selectedOptions, (option) => option.label.trim());
    const same = chosen.length === operation.options.length && operation.options.every((option) => chosen.includes(option.trim()));
    return same ? 'It was chosen already.' : undefined;
  }
  if (operation.type === 'click' && operation.led) return isLedTo(operation.led, element) ? sayAlreadyInState(operation.led) : undefined;
  if (operation.type === 'click' && opens(expects) && dom.getAttribute(element, 'aria-expanded') === 'true' && nextIsThere())
    return 'It was open already.';
  return undefined;
}

/** The sentence of the record for a target that was in the wanted state. */
export const sayAlreadyInState = ({ state }: LedTo): FixedSaying =>
  `It was ${state in SAID ? SAID[state as keyof typeof SAID] : (state as Exclude<LedTo['state'], keyof typeof SAID>)} already.`;
const SAID = {
  expanded: 'open',
  shown: 'open',
  collapsed: 'closed',
  hidden: 'closed',
  released: 'not pressed',
  unselected: 'not selected',
} as const satisfies { [State in LedTo['state']]?: string };

/** Did it open something when it was recorded? */
const opens = (expects: LegOperation['expects']) => expects?.changed?.some((change) => change.startsWith('aria-expanded of')) === true;
