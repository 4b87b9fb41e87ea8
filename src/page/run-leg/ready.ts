import type { Target } from '../../model/page/target';
import { needsTarget } from '../../model/plan/needs-target';
import type { LegOperation } from '../../model/run/leg';
import { find } from '../find/find';
import { type LegContext, nextOf } from './leg-context';
import { isUsable } from './perform-operation';

/** Is the target of the operation after this one there to be used? */
export const isNextReady = (step: LegOperation, world: LegContext): boolean => !!nextTarget(step, world);

/** The target of the operation after this one, where it can be used now. */
export function nextTarget(step: LegOperation, world: LegContext): Element | undefined {
  const next = nextOf(step, world);
  if (!next || !needsTarget(next)) return undefined;
  const { ref, exact = false, operation } = next;
  const found = find(operation as Target, { ...(ref !== undefined && { ref }), exact, opened: world.opened?.current() });
  return 'kind' in found || !isUsable(found) ? undefined : found.element;
}
