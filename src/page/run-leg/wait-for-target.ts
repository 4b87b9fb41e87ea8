import type { Target } from '../../model/page/target';
import type { LegOperation } from '../../model/run/leg';
import type { Saying, Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { aimWithCover } from '../act/aim';
import { whyNotUsable } from '../act/why-not-actionable';
import { coverOf } from '../dismiss/dismiss-control';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import { isVisible } from '../dom/visible';
import type { Found } from '../find/found';
import { turn } from '../rest/turn';
import { until } from '../rest/until';
import { popupOver, WAYS_TO_CLOSE } from './close-popup';
import type { Ready } from './inspect-target';
import { inspectTarget, type TargetState } from './inspect-target';
import type { LegContext } from './leg-context';
import { openPatience, type Patience } from './patience';
import { performOperation } from './perform-operation';
import { searchScrollers } from './search-scrollers';

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
  const popup = 'covered' in seen && seen.covered ? popupOver(seen.covered.element) : undefined;
  for (const close of popup ? WAYS_TO_CLOSE : []) {
    const tried = popup && 'covered' in seen && (await close(popup, world));
    if (tried === 'spoilt') {
      patience.end();
      return ended(seen, patience, world, dismissed, notes);
    }
    if (tried && (await wait(Math.min(patience.left(), BEFORE_REVEALING)))) dismissed.push(popup.name);
  }
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

/** How long the target may take to appear after a menu was opened again, or something scrolled, ms. */
const AFTER = 600;

/**
 * Brings back a target that a person could get at: opens the menu again that the previous operation opened, then searches scrollers with
 * more content than they show, for `ms` at most. Resolves to a note that says what helped.
 */
async function reveal(target: Target, look: () => Found | undefined, world: LegContext, ms: number): Promise<Saying | undefined> {
  const { opener } = world;
  if (opener && dom.isConnected(opener) && dom.getAttribute(opener, 'aria-expanded') === 'false' && isVisible(opener)) {
    await clickBeside(opener, world);
    const found = await until(look, { ms: AFTER, observation: world.observation, signal: world.signal });
    if (found) return saying('noteOpenedAgain', { thing: { thing: labelOf(opener) } });
  }
  // A number names an element that was rendered: it is gone, not out of view.
  if (target.elementId !== undefined && !target.fingerprint) return undefined;
  const scroller = await searchScrollers(look, world, ms);
  return scroller ? saying('noteScrolled', { thing: { thing: scroller } }) : undefined;
}

/**
 * A plain click that is not an operation: on what covers the target, on the menu that has to be opened again. Its bails are ignored: the
 * target is looked for again.
 */
async function clickBeside(element: Element, world: LegContext): Promise<void> {
  const { point, by } = aimWithCover(element);
  if (by || whyNotUsable(element, 'click')) return;
  const step: LegOperation = { id: '', operation: { type: 'click' } };
  // What this opens no operation did.
  world.opened?.begins(undefined);
  await performOperation(step, { element, point }, world, () => undefined);
  await turn();
}

/** Points at the nearest thing around the element that is shown, as what is hidden in it may come by that. Returns what it is called. */
async function pointAround(element: Element, world: LegContext): Promise<string | undefined> {
  let around = flatParent(element);
  while (around && !isVisible(around)) around = flatParent(around);
  if (!around || around === dom.body(document)) return undefined;
  const { point, by } = aimWithCover(around);
  if (by) return undefined;
  await performOperation({ id: '', operation: { type: 'hover' } }, { element: around, point }, world, () => undefined);
  await turn();
  return labelOf(around);
}
