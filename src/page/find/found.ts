import type { Bail } from '../../model/bail';
import type { Heal } from '../../model/record';
import type { Fingerprint } from '../../model/target';
import type { Point } from '../dom/point';

/** The element that an operation means. */
export interface Found {
  element: Element;
  /** element: by its number; selector: by a selector and agreed; fingerprint: by the vote; coordinates: by what lay at the point. */
  by: 'element' | 'selector' | 'fingerprint' | 'coordinates';
  /** As it is now. */
  fingerprint: Fingerprint;
  /** Found otherwise than by its first selector, or reading otherwise than recorded. */
  heal?: Heal;
  /** CSS px in the viewport, where the target is a point rather than a middle. */
  point?: Point;
  /** It is there, but nobody can see it now. */
  hidden?: true;
}

/** The reasons for not finding. */
export type FindFailure = Extract<Bail, { kind: 'target-missing' | 'target-ambiguous' }>;
