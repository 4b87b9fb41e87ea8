import type { LegOperation } from '../../model/leg';
import type { LedTo } from '../../model/operation';
import type { FixedSaying } from '../../model/sayings/sayings';
import type { Target } from '../../model/target';
import * as dom from '../dom/native-accessors';
import { checkedness } from '../dom/states';
import { find } from '../find/find';
import type { Found } from '../find/found';
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

/**
 * The target of a toggling click under its name in the other state ("Show" and "Hide"), where it is in the wanted state already and
 * therefore cannot be found by its recorded name.
 */
export function foundInToggledState({ operation, ref, exact }: LegOperation): Found | undefined {
  const led = operation.type === 'click' ? operation.led : undefined;
  const then = operation.type === 'click' ? operation.fingerprint : undefined;
  if (!led?.name || !then?.name || ref !== undefined || exact || !('kind' in find(operation as Target))) return undefined;
  const isOld = (text: string | undefined) => text === then.name;
  const { selectors, attributes, company: _company, text: _text, ...rest } = then;
  const found = find({
    fingerprint: {
      ...rest,
      name: led.name,
      selectors: selectors.filter((selector) => !selector.includes(then.name ?? '')),
      attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => !isOld(value))),
    },
  });
  return 'element' in found && isLedTo(led, found.element) ? found : undefined;
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
