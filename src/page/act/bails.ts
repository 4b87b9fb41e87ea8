import type { Bail } from '../../model/run/bail';
import type { Saying } from '../../model/saying';
import { labelOf } from '../dom/label';

type BailOf<Kind extends Bail['kind']> = Bail & { kind: Kind };

/** What was to be brought about, and what is shown instead. */
export const valueRejected = (wanted: string, shown: string): BailOf<'value-rejected'> => ({ kind: 'value-rejected', wanted, shown });

/** Why an element takes nothing. */
export const targetDisabled = (element: Element, why: Saying): BailOf<'target-disabled'> => ({
  kind: 'target-disabled',
  wanted: labelOf(element),
  why,
});

/** What may have happened or not, and why nobody can tell. */
export const outcomeUnknown = (element: Element, why: Saying): BailOf<'outcome-unknown'> => ({
  kind: 'outcome-unknown',
  wanted: labelOf(element),
  why,
});
