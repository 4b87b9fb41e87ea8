import type { Target } from '../../model/page/target';
import { withReadCache } from '../dom/labels';
import type { FindFailure, Found } from './found';
import { type FindOptions, lookForTarget } from './look-for-target';

/**
 * The element that a target means, or why none may be taken. In order: its number, its fingerprint (with its selector as the first of
 * the selectors), its selector alone (one visible hit), its point. Identity is checked every time; in doubt it abstains with the
 * candidates that came nearest (the answer has a `kind` instead of an `element`). `exact` takes full identity only: no heal, no coordinates. `opened`: the field that the
 * operation before opened, see `OpenedField`. Looks once, at what is there now.
 */
export function find(target: Target, options: FindOptions = {}): Found | FindFailure {
  return withReadCache(() => lookForTarget(target, options));
}
