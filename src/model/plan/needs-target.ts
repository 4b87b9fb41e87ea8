import type { Target } from '../page/target';
import type { LegOperation } from '../run/leg';

type Step = Pick<LegOperation, 'ref' | 'operation'>;

/** Does it name an element? Keys and scrolling may go to the focused element or the page. */
export const needsTarget = ({ ref, operation }: Step): boolean => ref !== undefined || namesTarget(operation as Target);

/** Does it name anything at all? */
export const namesTarget = ({ elementId, selector, fingerprint, position, relX }: Target): boolean =>
  elementId !== undefined || !!selector || !!fingerprint || !!position || relX !== undefined;
