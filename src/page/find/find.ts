import { isToldByFingerprint } from '../../model/needs-target';
import type { Target } from '../../model/target';
import { withReadCache } from '../dom/labels';
import { type FindFailure, type Found, notFound, pointAndKept, ratioOf, wordOf } from './found';
import type { FindOptions } from './look-for-target';
import { describedAsKnown } from './near';
import { takenAtOnce, withoutVote } from './nothing-changed';
import { wholePage } from './whole-page';

/**
 * The element that a target means, or why none may be taken. In order: its number, its fingerprint (with its selector as the first of
 * the selectors), its selector alone (one visible hit), its point. Identity is checked every time; in doubt it abstains with the
 * candidates that came nearest (the answer has a `kind` instead of an `element`). `exact` takes full identity only: no heal, no coordinates. `opened`: the field that the
 * operation before opened, see `OpenedField`. Looks once, at what is there now. As long as nobody can
 * ask the whole page (`wholePage`), only what is told by its fingerprint and of which nothing changed is found, and anything else is told as missing.
 */
export function find(target: Target, options: FindOptions = {}): Found | FindFailure {
  return withReadCache(() => wholePage.now()?.lookForTarget(target, options) ?? findUnchanged(target, options));
}

function findUnchanged(target: Target, { ref }: FindOptions): Found | FindFailure {
  const { fingerprint: wanted } = target;
  if (!wanted) return notFound(false, target.selector ?? 'a target that says which element it means', []);
  const element = isToldByFingerprint(target, ref) ? (takenAtOnce(wanted) ?? withoutVote(wanted))?.taken : undefined;
  if (!element) return notFound(false, wordOf(wanted), []);
  const { kept, ...at } = pointAndKept(element, wanted);
  const fingerprint = describedAsKnown(wanted, element, ratioOf({ element, ...at }));
  return fingerprint ? { element, by: 'selector', ...at, fingerprint: { ...fingerprint, ...kept } } : notFound(false, wordOf(wanted), []);
}
