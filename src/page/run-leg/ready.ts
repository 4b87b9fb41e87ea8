import type { LegOperation } from '../../model/leg';
import type { Target } from '../../model/target';
import { find } from '../find/find';
import { isUsable } from './perform-operation';

/** Is the target of an operation there to be used? */
export const isReady = (step: LegOperation | undefined): boolean => !!readyTarget(step);

/** The target of an operation, where it can be used now. */
export function readyTarget(step: LegOperation | undefined): Element | undefined {
  if (!step || !needsTarget(step)) return undefined;
  const found = find(step.operation as Target, { ...(step.ref !== undefined && { ref: step.ref }), ...(step.exact && { exact: true }) });
  return 'kind' in found || !isUsable(found) ? undefined : found.element;
}

/** Does it name an element? Keys and scrolling may go to the focused element or the page. */
export function needsTarget({ ref, operation }: LegOperation): boolean {
  const { elementId, selector, fingerprint, position, relX } = operation as Target;
  return ref !== undefined || elementId !== undefined || !!selector || !!fingerprint || !!position || relX !== undefined;
}
