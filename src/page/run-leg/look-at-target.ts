import type { TargetBail } from '../../model/bail';
import type { LegOperation } from '../../model/leg';
import type { Target } from '../../model/target';
import type { Point } from '../act/aim';
import { find } from '../find/find';
import type { Found } from '../find/found';
import { aimAt, wordsOf } from './hands';

/** A target that can be acted on now, where to hit it, and what it reads as; or why it cannot, and where it is if something covers it. */
export type Sight = { found: Found; point: Point; words: string } | { bail: TargetBail; covered?: Found };

/** Looks for a target once. What is found is brought into view; nothing else is done. */
export function lookAtTarget(step: LegOperation, ref: number | undefined, target: Target): Sight {
  const found = find(target, { ...(ref !== undefined && { ref }), ...(step.exact && { exact: true }) });
  if ('kind' in found) return { bail: found };
  const aimed = aimAt(found, step.operation);
  if ('bail' in aimed) return { bail: aimed.bail, ...(aimed.bail.kind === 'target-covered' && { covered: found }) };
  return { found, point: aimed.point, words: wordsOf(found.element) };
}
