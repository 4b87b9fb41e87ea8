import type { Target } from '../../model/page/target';
import type { LegOperation } from '../../model/run/leg';
import type { Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { coverOf } from '../dismiss/dismiss-control';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import type { Found } from '../find/found';
import { until } from '../rest/until';
import { clickBeside, pointAround } from './click-beside';
import type { Ready } from './inspect-target';
import { inspectTarget, type TargetState } from './inspect-target';
import type { LegContext } from './leg-context';
import { openPatience, type Patience } from './patience';
import { reveal } from './reveal';

/** How long a page gets to bring a target by itself before scrollers and closed menus are searched, ms. */
const BEFORE_REVEALING = 400;

/** Waits for a target that is not there or not actionable yet, with the remedies of `awaitTarget`. */
export async function waitForTarget(
  first: TargetState,
  step: LegOperation,
  world: LegContext,
  ref: number | undefined,
  target: Target,
): Promise<Ready> {
  const patience = openPatience(world);
  const dismissed: string[] = [];
  const notes: Told[] = [];
  let seen = first;
  const isFound = () => 'found' in seen;
  const look = (): Found | undefined => {
    seen = inspectTarget(step, ref, target, world.opened?.current());
    return 'found' in seen ? seen.found : undefined;
  };
  const wait = (ms: number) => until(look, { ms, observation: world.observation, signal: patience.signal });
  const clear = async () => {
    const cover = 'covered' in seen && seen.covered && !dismissed.length ? coverOf(seen.covered.element) : undefined;
    if (!cover?.control) return;
    dismissed.push(cover.name);
    await clickBeside(cover.control, world);
    look();
  };
  const point = async () => {
    const hidden = 'hidden' in seen && seen.hidden && dom.isConnected(seen.hidden.element) ? seen.hidden.element : undefined;
    const at = hidden && (await pointAround(hidden, world));
    if (at && (await wait(Math.min(patience.left(), BEFORE_REVEALING)))) notes.push(saying('notePointed', { thing: { thing: at } }));
  };
  await clear();
  await point();
  if (!isFound()) await wait(Math.min(patience.left(), BEFORE_REVEALING));
  await clear();
  if ('bail' in seen && !world.signal.aborted && seen.bail.kind === 'target-missing') {
    const how = await reveal(target, look, world, patience.left());
    if (how) notes.push(how);
    look();
  }
  if (!isFound()) await wait(patience.left());
  await clear();
  patience.end();
  return ended(seen, patience, world, dismissed, notes);
}

/** A missing option of a list that is there is reported by the action, with the options there are. */
function ended(seen: TargetState, { atRest }: Patience, { signal }: LegContext, dismissed: string[], notes: Told[]): Ready {
  if ('found' in seen) return { ...seen, dismissed, notes };
  if (signal.aborted) return { bail: { kind: 'stopped' }, dismissed };
  if ('there' in seen) return { ...seen.there, dismissed, notes };
  return { bail: atRest() ? { ...seen.bail, atRest: true } : seen.bail, dismissed };
}

/** A dry run dismisses, opens and searches nothing, and does not wait for what an earlier step would bring. */
export async function lookOnly(step: LegOperation, world: LegContext, ref: number | undefined, target: Target): Promise<Ready> {
  const patience = openPatience(world);
  let seen: TargetState = inspectTarget(step, ref, target, world.opened?.current());
  const look = () => {
    seen = inspectTarget(step, ref, target, world.opened?.current());
    return 'found' in seen || undefined;
  };
  const ms = step.after === undefined ? patience.left() : 0;
  await until(look, { ms, observation: world.observation, signal: patience.signal });
  patience.end();
  if ('found' in seen || 'there' in seen) return { ...('there' in seen ? seen.there : seen), dismissed: [], notes: [] };
  const { covered } = seen;
  const cover = covered && coverOf(covered.element);
  if (covered && cover?.control) {
    const notes = [saying('noteCovered', { thing: { thing: cover.name } })];
    return { found: covered, point: { x: 0, y: 0 }, label: labelOf(covered.element), words: '', dismissed: [], notes };
  }
  return { bail: world.signal.aborted ? { kind: 'stopped' } : seen.bail, dismissed: [] };
}
