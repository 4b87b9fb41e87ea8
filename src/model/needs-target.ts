import type { LegOperation } from './leg';
import type { Target } from './target';

type Step = Pick<LegOperation, 'ref' | 'operation'>;

/** Does it name an element? Keys and scrolling may go to the focused element or the page. */
export function needsTarget({ ref, operation }: Step): boolean {
  const { elementId, selector, fingerprint, position, relX } = operation as Target;
  return ref !== undefined || elementId !== undefined || !!selector || !!fingerprint || !!position || relX !== undefined;
}
