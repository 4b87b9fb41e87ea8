import type { LegOperation } from '../../model/run/leg';
import { aimWithCover } from '../act/aim';
import { whyNotUsable } from '../act/why-not-actionable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import { isVisible } from '../dom/visible';
import { turn } from '../rest/turn';
import type { LegContext } from './leg-context';
import { performOperation } from './perform-operation';

/**
 * A plain click that is not an operation: on what covers the target, on the menu that has to be opened again. Its bails are ignored: the
 * target is looked for again.
 */
export async function clickBeside(element: Element, world: LegContext): Promise<void> {
  const { point, by } = aimWithCover(element);
  if (by || whyNotUsable(element, 'click')) return;
  const step: LegOperation = { id: '', operation: { type: 'click' } };
  // What this opens no operation did.
  world.opened?.begins(undefined);
  await performOperation(step, { element, point }, world, () => undefined);
  await turn();
}

/** Points at the nearest thing around the element that is shown, as what is hidden in it may come by that. Returns what it is called. */
export async function pointAround(element: Element, world: LegContext): Promise<string | undefined> {
  let around = flatParent(element);
  while (around && !isVisible(around)) around = flatParent(around);
  if (!around || around === dom.body(document)) return undefined;
  const { point, by } = aimWithCover(around);
  if (by) return undefined;
  await performOperation({ id: '', operation: { type: 'hover' } }, { element: around, point }, world, () => undefined);
  await turn();
  return labelOf(around);
}
