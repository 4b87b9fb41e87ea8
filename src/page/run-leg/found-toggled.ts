import type { Target } from '../../model/page/target';
import type { LegOperation } from '../../model/run/leg';
import { find } from '../find/find';
import type { Found } from '../find/found';
import { isLedTo } from '../observe/led-to';

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
