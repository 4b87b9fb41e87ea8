import type { Bail, TargetBail } from '../../model/bail';
import type { LegOperation } from '../../model/leg';
import type { Target } from '../../model/target';
import type { Point } from '../act/aim';
import { coverOf } from '../dismiss/dismiss-control';
import { find } from '../find/find';
import type { Found } from '../find/found';
import { until } from '../read/until';
import { aimAt, clickBeside, wordsOf } from './hands';
import { openPatience } from './patience';
import { reveal } from './reveal';
import type { World } from './world';

/** The target, ready to be acted on, where to hit it, and what it read as when it was found; or why it is not. */
export type Ready =
  | { found: Found; point: Point; words: string; dismissed: string[]; notes: string[] }
  | { bail: Bail; dismissed: string[] };

/** How long a page is given to bring a target by itself before it is looked for in scrollers and closed menus, ms. */
const BEFORE_REVEALING = 400;

/**
 * Waits within the leg's patience, and no longer than the page may bring anything, until the target is there and nothing is in its way. Cheap repairs on the way, each at most once: what
 * covers it is dismissed, the menu that the operation before opened is opened again, likely scrollers are searched.
 */
export async function awaitTarget(step: LegOperation, world: World, ref = step.ref, target = step.operation as Target): Promise<Ready> {
  const dismissed: string[] = [];
  const notes: string[] = [];
  let reason: TargetBail = { kind: 'target-missing', wanted: 'a target', nearest: [] };
  let inTheWay: Element | undefined;
  let words = '';
  let point: Point = { x: 0, y: 0 };

  const look = (): Found | undefined => {
    const found = find(target, { ...(ref !== undefined && { ref }), ...(step.exact && { exact: true }) });
    inTheWay = undefined;
    if ('kind' in found) {
      reason = found;
      return undefined;
    }
    const aimed = aimAt(found, step.operation);
    if ('bail' in aimed) {
      reason = aimed.bail;
      if (reason.kind === 'target-covered') inTheWay = found.element;
      return undefined;
    }
    point = aimed.point;
    words = wordsOf(found.element);
    return found;
  };
  let found = look();
  if (found) return { found, point, words, dismissed, notes };
  const patience = openPatience(world);
  const wait = (ms: number) => until(look, { ms, observation: world.observation, signal: patience.signal });
  const clear = async () => {
    const cover = inTheWay && !dismissed.length ? coverOf(inTheWay) : undefined;
    if (found || !cover?.control) return;
    dismissed.push(cover.name);
    await clickBeside(cover.control, world);
    found = look();
  };
  await clear();
  found ??= await wait(Math.min(patience.left(), BEFORE_REVEALING));
  await clear();
  if (!found && !world.signal.aborted && reason.kind === 'target-missing') {
    const how = await reveal(target, look, world, patience.left());
    if (how) notes.push(how);
    found = look();
  }
  found ??= await wait(patience.left());
  await clear();
  patience.end();
  if (found) return { found, point, words, dismissed, notes };
  if (world.signal.aborted) return { bail: { kind: 'stopped' }, dismissed };
  return { bail: patience.atRest() ? { ...reason, atRest: true } : reason, dismissed };
}
