import { type Later, later } from '../../lib/later';
import type { Fingerprint } from '../../model/target';
import type { PlaceMemo } from '../dom/place';
import type { Point } from '../dom/point';
import type { Verdict } from './by-fingerprint';
import type { Evidence } from './evidence';

/** Weighing what speaks for and against candidates, for targets of which anything changed. Most targets need none of it. */
interface Vote {
  byFingerprint(wanted: Fingerprint, exact: boolean, opened?: Element): Verdict;
  byCoordinates(point: Point, wanted: Fingerprint | undefined): Element | undefined;
  weigh(wanted: Fingerprint, element: Element, memo: PlaceMemo): Evidence;
}

/** Until it has come, only an element of which nothing changed is found by a fingerprint, and none by a point. */
export const vote: Later<Vote> = later();
