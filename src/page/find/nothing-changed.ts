import type { Fingerprint } from '../../model/page/target';
import { ITEM_KINDS } from '../dom/place';
import { shadowRootOf } from '../dom/roots';
import { isShown } from '../dom/visible';
import { CONTRADICTS } from './agreement';
import { lookalikesOf } from './lookalikes';
import { isAsKnown, nearOf, sharedMemo } from './near';
import { all } from './selector-hits';
import { structureOf } from './structure';
import { weighBlocks } from './weigh-blocks';

/** It was taken by a selector, and all that was looked at agrees. */
export interface TakenAsKnown {
  taken: Element;
  by: 'selector';
  known: true;
}

/** Nothing of it and of what stands around it has changed, nor how many others there are like it: it is the one, whatever tells it from them. */
export function whereNothingChanged(wanted: Fingerprint): TakenAsKnown | undefined {
  const path = wanted.selectors.at(-1);
  const [element, other] = hitsOf(wanted, path);
  if (!element || other || !wanted.ordinal || structureOf(element) !== wanted.structure) return undefined;
  const memo = sharedMemo(element);
  const near = nearOf(element, memo, wanted.offset);
  if (!isAsKnown(near, wanted) || weighBlocks(wanted, element, memo).block === CONTRADICTS) return undefined;
  const ordinal = lookalikesOf(element, near.role ?? '', near.name ?? near.text ?? '', near.icon);
  return ordinal.of === wanted.ordinal.of && ordinal.index === wanted.ordinal.index
    ? { taken: element, by: 'selector', known: true }
    : undefined;
}

/**
 * The usual case costs no weighing at all. It is a part of what the vote takes without asking the whole page (`byFirstSelector`): the first selector hits one
 * element, of which and around which all is as it was; it had no lookalikes, says what it said, and stands in the named places that it stood in.
 */
export function takenAtOnce(wanted: Fingerprint): TakenAsKnown | undefined {
  const [first, other] = hitsOf(wanted, wanted.selectors[0]);
  return first && !other && isAllAsKnown(wanted, first) ? { taken: first, by: 'selector', known: true } : undefined;
}

function isAllAsKnown(wanted: Fingerprint, element: Element): boolean {
  if ((wanted.ordinal?.of ?? 1) > 1 || !(wanted.name ?? wanted.text) || structureOf(element) !== wanted.structure) return false;
  if (!wanted.landmarks.some(({ kind, name }) => !!name && !ITEM_KINDS.has(kind))) return false;
  const memo = sharedMemo(element);
  if (!isAsKnown(nearOf(element, memo, wanted.offset), wanted) || !isShown(element)) return false;
  const { block, item } = weighBlocks(wanted, element, memo);
  return block !== CONTRADICTS && item !== CONTRADICTS;
}

/** What a selector hits in the root the fingerprint names; nothing when its shadow hosts are not there. */
export function hitsOf(wanted: Fingerprint, selector: string | undefined): Element[] {
  let root: Document | ShadowRoot = document;
  for (const host of wanted.shadowPath ?? []) {
    const [found] = all(root, host);
    const inner: ShadowRoot | null | undefined = found && shadowRootOf(found);
    if (!inner) return [];
    root = inner;
  }
  return selector ? all(root, selector) : [];
}
