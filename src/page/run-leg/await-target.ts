import type { Bail } from '../../model/bail';
import type { LegOperation } from '../../model/leg';
import type { Target } from '../../model/target';
import { notHere } from '../act/later-acts';
import { inspectTarget, type There } from './inspect-target';
import type { LegContext } from './leg-context';
import { bringPart } from './parts';
import { rareSteps } from './rare-steps';

/** The actionable target, the point to hit and how it read when it was found; or why there is none. */
export type Ready = (There & { dismissed: string[]; notes: string[] }) | { bail: Bail; dismissed: string[] };

/**
 * Waits within the leg's patience, and no longer than the page may still change, until the target is there and actionable. Remedies on the
 * way, each at most once: what covers it is dismissed, what stands around a hidden one is pointed at, the menu that the previous operation opened is opened again, likely scrollers are
 * searched.
 */
export async function awaitTarget(
  step: LegOperation,
  world: LegContext,
  ref = step.ref,
  target = step.operation as Target,
): Promise<Ready> {
  const first = inspectTarget(step, ref, target, world.opened?.current());
  // The usual case: it is there, and nothing needs to be observed.
  if ('found' in first && !world.leg.dryRun) return { ...first, dismissed: [], notes: [] };
  // What changed is weighed, waited for and uncovered by what comes only now.
  const came = !rareSteps.now() && (await bringPart('reserve', world.signal));
  const rare = rareSteps.now();
  if (!rare) return 'bail' in first ? { bail: first.bail, dismissed: [] } : { bail: notHere(), dismissed: [] };
  if (world.leg.dryRun) return rare.lookOnly(step, world, ref, target);
  const next = came ? inspectTarget(step, ref, target, world.opened?.current()) : first;
  return 'found' in next ? { ...next, dismissed: [], notes: [] } : rare.waitForTarget(next, step, world, ref, target);
}
