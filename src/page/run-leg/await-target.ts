import type { Target } from '../../model/page/target';
import type { LegOperation } from '../../model/run/leg';
import type { Ready } from './inspect-target';
import { inspectTarget } from './inspect-target';
import type { LegContext } from './leg-context';
import { lookOnly, waitForTarget } from './wait-for-target';

/**
 * Waits within the leg's patience, and no longer than the page may still change, until the target is there and actionable. Remedies on the
 * way, each at most once: the popup of a field that was typed in is left, what covers it is dismissed, what stands around a hidden one is pointed at, the menu that the previous operation opened is opened again, likely scrollers are
 * searched.
 */
export async function awaitTarget(
  step: LegOperation,
  world: LegContext,
  ref = step.ref,
  target = step.operation as Target,
): Promise<Ready> {
  if (world.leg.dryRun) return lookOnly(step, world, ref, target);
  const first = inspectTarget(step, ref, target, world.opened?.current());
  // The usual case: it is there, and nothing needs to be observed.
  return 'found' in first ? { ...first, dismissed: [], notes: [] } : waitForTarget(first, step, world, ref, target);
}
