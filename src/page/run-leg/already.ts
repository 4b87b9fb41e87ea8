import type { LegOperation } from '../../model/leg';
import { checkedness } from '../dom/states';

/** Why there is nothing left to do, in a sentence; undefined when there is. `nextIsThere`: the next operation's target can be used now. */
export function alreadyDone({ operation, expects }: LegOperation, element: Element, nextIsThere: () => boolean): string | undefined {
  if (operation.type === 'check') {
    const state = checkedness(element);
    return state === (operation.checked ? 'checked' : 'unchecked') ? `It was ${state} already.` : undefined;
  }
  if (operation.type === 'select' && element instanceof HTMLSelectElement) {
    const chosen = Array.from(element.selectedOptions, (option) => option.label.trim());
    const same = chosen.length === operation.options.length && operation.options.every((option) => chosen.includes(option.trim()));
    return same ? 'It was chosen already.' : undefined;
  }
  if (operation.type === 'click' && opens(expects) && element.getAttribute('aria-expanded') === 'true' && nextIsThere())
    return 'It was open already.';
  return undefined;
}

/** Did it open something when it worked? */
const opens = (expects: LegOperation['expects']) => expects?.changed?.some((change) => change.startsWith('aria-expanded of')) === true;
