import { differInMeaning, shorten } from '../../lib/text';
import { toAbsolute } from '../../model/page/position-math';
import type { Fingerprint, Target } from '../../model/page/target';
import type { Heal } from '../../model/run/record';
import { saying } from '../../model/saying-of';
import { elementOf } from '../dom/element-numbers';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo } from '../dom/place';
import type { Point } from '../dom/point';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatParent } from '../dom/roots';
import { isShown } from '../dom/visible';
import { lastSeen } from '../selectors/last-seen';
import { AGREES, CONTRADICTS, SILENT } from './agreement';
import { isInAnotherBlock } from './another-block';
import { byFingerprint, type Verdict } from './by-fingerprint';
import { describe } from './describe';
import { hasKey } from './element-keys';
import { weigh } from './evidence';
import { type FindFailure, type Found, type KeptOfTarget, notFound, pointAndKept, ratioOf, wordOf } from './found';
import { likeness } from './likeness';
import { nameOrText } from './lookalikes';
import { describedAsKnown } from './near';
import { takenAtOnce } from './nothing-changed';
import { visibleHits } from './query';
import { isMovedAway } from './rules/facts';
import { PATH_ALIKE, SIZE_SLACK, SIZE_SLACK_PX, SOME_WORDS } from './thresholds';

/** How a target is looked for, see `find`. */
export interface FindOptions {
  ref?: number;
  exact?: boolean;
  opened?: Element | undefined;
}

/** `find` where the whole page can be asked. */
export function lookForTarget(target: Target, options: FindOptions): Found | FindFailure {
  const exact = options.exact === true;
  const ref = options.ref ?? target.elementId;
  if (ref !== undefined) {
    const byNumber = findByNumber(target, ref, exact);
    if (byNumber) return byNumber;
  }
  const wanted = fingerprintOf(target, ref);
  if (wanted) return findByFingerprint(target, wanted, exact, options.opened);
  if (target.selector) return findBySelector(target.selector, exact);
  return findByPoint(target, exact);
}

/** The live element of a number. Where a fingerprint came along, the two must mean the same. */
function findByNumber(target: Target, ref: number, exact: boolean): Found | FindFailure | undefined {
  const element = elementOf(ref);
  if (!element) return undefined;
  const wanted = target.fingerprint;
  if (wanted) {
    const evidence = weigh(wanted, element, newPlaceMemo());
    if (
      evidence.item === CONTRADICTS ||
      evidence.opposed ||
      evidence.block === CONTRADICTS ||
      (evidence.semantic === CONTRADICTS && (exact || evidence.key !== AGREES))
    )
      return undefined;
  } else if (wasReused(ref, element)) return undefined;
  return found({ element, by: 'element', ...pointAndKept(element, wanted) });
}

/** A framework may reuse a live element for something else (a recycled row): it must still read as when it was seen. */
function wasReused(ref: number, element: Element): boolean {
  const seen = lastSeen(ref);
  const words = nameOrText(element);
  if (!seen?.name || words === '') return false;
  const cut = seen.name.endsWith('…');
  if (!cut && differInMeaning(seen.name, words)) return true;
  return !words.startsWith(cut ? seen.name.slice(0, -1) : seen.name) && likeness(seen.name, words) < SOME_WORDS;
}

/** What is known about the target: its fingerprint, or what the last look saw under its number. */
function fingerprintOf(target: Target, ref: number | undefined): Fingerprint | undefined {
  const known = target.fingerprint ?? (ref === undefined ? undefined : lastSeen(ref));
  if (!known || !target.selector || known.selectors[0] === target.selector) return known;
  return { ...known, selectors: [target.selector, ...known.selectors].slice(0, 12) };
}

function findByFingerprint(target: Target, wanted: Fingerprint, exact: boolean, opened: Element | undefined): Found | FindFailure {
  const verdict: Verdict = takenAtOnce(wanted) ?? byFingerprint(wanted, exact, opened);
  if (verdict.taken) {
    const known = verdict.known && wanted === target.fingerprint;
    const hidden = !verdict.known && !isShown(verdict.taken);
    return found(
      {
        element: verdict.taken,
        by: verdict.by,
        ...(verdict.heal && { heal: verdict.heal }),
        ...pointAndKept(verdict.taken, wanted),
        ...(hidden && { hidden: true as const }),
      },
      known ? wanted : undefined,
    );
  }
  const point = exact || verdict.ambiguous ? undefined : pointOf({ ...target, fingerprint: wanted });
  const there = point && byCoordinates(point, wanted);
  if (point && there)
    return found({ element: there, by: 'coordinates', point, heal: coordinateHeal(wordOf(wanted), ['point', 'tag', 'role']) });
  return notFound(verdict.ambiguous, wordOf(wanted), verdict.nearest);
}

/** A bare selector proves nothing, so it must hit one visible element. */
function findBySelector(selector: string, exact: boolean): Found | FindFailure {
  const hits = visibleHits(selector);
  const pool = hits.visible.length && !exact ? hits.visible : hits.all;
  const [element] = pool;
  if (pool.length === 1 && element) return found({ element, by: 'selector', ...(!hits.visible.length && { hidden: true as const }) });
  return notFound(
    pool.length > 1,
    selector,
    pool.slice(0, 4).map((hit) => ({ label: labelOf(hit), score: 0.5, differs: [saying('nearOneOfHits')] })),
  );
}

function findByPoint(target: Target, exact: boolean): Found | FindFailure {
  const point = exact ? undefined : pointOf(target);
  const element = point && byCoordinates(point, undefined);
  const wanted = point ? `what lies at ${Math.round(point.x)}, ${Math.round(point.y)}` : 'a target that says which element it means';
  if (!point || !element) return notFound(false, wanted, []);
  return found({ element, by: 'coordinates', point, heal: coordinateHeal(wanted, ['interactive element under the point']) });
}

const coordinateHeal = (wanted: string, votes: string[]): Heal => ({
  by: 'coordinates',
  wanted: shorten(wanted, 1000),
  score: 0.5,
  margin: 0,
  votes,
});

function found({ kept, ...parts }: Omit<Found, 'fingerprint'> & { kept?: KeptOfTarget }, known?: Fingerprint): Found {
  const { element } = parts;
  const offset = ratioOf(parts);
  const fingerprint = (known && describedAsKnown(known, element, offset)) ?? describe(element, offset);
  return { ...parts, fingerprint: { ...fingerprint, ...kept } };
}

/** The point of a target in the viewport of now, CSS px; undefined where it names none. */
function pointOf(target: Target): Point | undefined {
  const viewport = { width: innerWidth, height: innerHeight, scrollX, scrollY };
  const position = target.position ?? target.fingerprint?.position;
  if (position) return toAbsolute(position, viewport);
  return target.relX !== undefined && target.relY !== undefined ? { x: target.relX * innerWidth, y: target.relY * innerHeight } : undefined;
}

/**
 * The last resort: what lies at the recorded point, if it fits the fingerprint in tag, role and words, and nothing it stands in speaks
 * against it. Without a fingerprint: only something interactive.
 */
function byCoordinates(point: Point, wanted: Fingerprint | undefined): Element | undefined {
  let first: Element | undefined;
  for (let node = deepElementFromPoint(point.x, point.y); node; node = flatParent(node)) {
    if (wanted ? fits(wanted, node) : isInteractive(node)) {
      first = node;
      break;
    }
  }
  return first;
}

function fits(wanted: Fingerprint, element: Element): boolean {
  if (wanted.tag !== dom.localName(element) || (wanted.role ?? '') !== roleOf(element)) return false;
  const evidence = weigh(wanted, element, newPlaceMemo());
  const box = dom.getBoundingClientRect(element);
  const sized = !wanted.size || (near(box.width, wanted.size.width) && near(box.height, wanted.size.height));
  if (!sized || evidence.item === CONTRADICTS || evidence.places === CONTRADICTS || isMovedAway(evidence)) return false;
  if (evidence.block === CONTRADICTS || isInAnotherBlock(evidence, false)) return false;
  // Twins look alike everywhere: the point alone does not tell them apart.
  if ((wanted.ordinal?.of ?? 1) > 1 && evidence.item !== AGREES) return false;
  if (evidence.semantic === AGREES) return true;
  return (
    evidence.semantic === SILENT &&
    (!hasKey(wanted) || evidence.key === AGREES) &&
    evidence.structure >= PATH_ALIKE &&
    SURFACE.test(dom.localName(element))
  );
}

/** Things that are hit by point rather than by name. */
const SURFACE = /^(canvas|svg|img|video|embed|object|iframe)$/;

const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(SIZE_SLACK_PX, other * SIZE_SLACK);

/** Would a person expect something to happen on a click there? */
function isInteractive(element: Element): boolean {
  if (
    dom.matches(
      element,
      'a[href],area[href],button,input,select,textarea,summary,label,option,canvas,video[controls],audio[controls],[onclick],[tabindex]',
    )
  )
    return true;
  if (
    /^(button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|textbox|searchbox|combobox|slider|spinbutton|treeitem|gridcell)$/.test(
      roleOf(element),
    )
  )
    return true;
  return getComputedStyle(element).cursor === 'pointer' && getComputedStyle(flatParent(element) ?? element).cursor !== 'pointer';
}
