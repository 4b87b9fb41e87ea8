import { shorten } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import type { Bail, Candidate } from '../../model/run/bail';
import type { Heal } from '../../model/run/record';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { pointAtRatio, ratioIn } from '../dom/ratio';

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

/** Why nothing is taken, with the candidates that came nearest. */
export function notFound(ambiguous: boolean, wanted: string, nearest: Candidate[]): FindFailure {
  return { kind: ambiguous ? 'target-ambiguous' : 'target-missing', wanted: shorten(wanted, 1000), nearest: nearest.slice(0, 6) };
}

/** What no look tells: places inside a target that are looked up when it is acted on, and that a step opened it. */
export type KeptOfTarget = Pick<Fingerprint, 'caret' | 'drawn' | 'opened'>;

/** Where in the element the pointer was when it was recorded, if not in the middle, and what else no look tells. */
export function pointAndKept(element: Element, wanted: Fingerprint | undefined): Pick<Found, 'point'> & { kept?: KeptOfTarget } {
  if (!wanted) return {};
  const { caret, drawn, opened } = wanted;
  const kept = { ...(caret && { caret }), ...(drawn && { drawn }), ...(opened && { opened }) };
  if (!wanted.offset) return { kept };
  return { kept, point: pointAtRatio(dom.getBoundingClientRect(element), wanted.offset) };
}

/** The point in the element as ratios of its box. */
export const ratioOf = ({ element, point }: Pick<Found, 'element' | 'point'>): Point | undefined => point && ratioIn(element, point);

/** A fingerprint in words. */
export function wordOf(wanted: Fingerprint): string {
  const words = wanted.name ?? wanted.text ?? wanted.placeholder ?? wanted.label;
  return `${wanted.role ?? wanted.tag}${words ? ` "${words}"` : ` ${wanted.selectors[0] ?? ''}`}`;
}
