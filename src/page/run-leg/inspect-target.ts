import type { Bail, TargetBail } from '../../model/bail';
import type { LegOperation } from '../../model/leg';
import type { Target } from '../../model/target';
import type { Point } from '../act/aim';
import { whyNotChosen } from '../act/select';
import { find } from '../find/find';
import type { Found } from '../find/found';
import { aimAt, identifyingText } from './perform-operation';

export interface There {
  found: Found;
  point: Point;
  words: string;
}
/**
 * A target that can be acted on now, with its point and text; or why it cannot, and where it is if something covers it, or if only the
 * option to be chosen in it is missing.
 */
export type TargetState = There | { bail: TargetBail; covered?: Found } | { bail: Bail; there: There };

/** Looks for a target once. What is found is scrolled into view; nothing else is done. */
export function inspectTarget(step: LegOperation, ref: number | undefined, target: Target): TargetState {
  const found = find(target, { ...(ref !== undefined && { ref }), ...(step.exact && { exact: true }) });
  if ('kind' in found) return { bail: found };
  const aimed = aimAt(found, step.operation);
  if ('bail' in aimed) return { bail: aimed.bail, ...(aimed.bail.kind === 'target-covered' && { covered: found }) };
  const there = { found, point: aimed.point, words: identifyingText(found.element) };
  const bail = step.operation.type === 'select' && whyNotChosen(found.element, step.operation);
  return bail ? { bail, there } : there;
}
