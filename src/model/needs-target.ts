import type { LegOperation } from './leg';
import type { Target } from './target';

type Step = Pick<LegOperation, 'ref' | 'operation'>;

/** Does it name an element? Keys and scrolling may go to the focused element or the page. */
export function needsTarget({ ref, operation }: Step): boolean {
  const { elementId, selector, fingerprint, position, relX } = operation as Target;
  return ref !== undefined || elementId !== undefined || !!selector || !!fingerprint || !!position || relX !== undefined;
}

/**
 * Is the element told by its fingerprint alone, so that it is neither looked for otherwise nor described anew where nothing of it changed? Not where a number
 * (`ref`: of the last look) or a selector of its own comes first.
 */
export const isToldByFingerprint = ({ elementId, selector, fingerprint }: Target, ref?: number): boolean =>
  ref === undefined && elementId === undefined && !!fingerprint && (!selector || selector === fingerprint.selectors[0]);

/** Does it name an element that has to be described before it is acted on, which takes the whole page? */
export const needsWholePage = (step: Step): boolean => needsTarget(step) && !isToldByFingerprint(step.operation as Target, step.ref);
