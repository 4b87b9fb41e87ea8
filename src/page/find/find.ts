import { differInMeaning, shorten } from '../../lib/text';
import type { Candidate } from '../../model/bail';
import type { Heal } from '../../model/record';
import type { FixedSaying } from '../../model/sayings/sayings';
import type { Fingerprint, Target } from '../../model/target';
import { elementOf } from '../dom/element-numbers';
import { labelOf } from '../dom/label';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo } from '../dom/place';
import { pointAtRatio, ratioIn } from '../dom/ratio';
import { isShown } from '../dom/visible';
import { lastSeen } from '../selectors/last-seen';
import { AGREES, CONTRADICTS } from './agreement';
import type { Verdict } from './by-fingerprint';
import { describe, describeAgain } from './describe';
import type { FindFailure, Found } from './found';
import { likeness } from './likeness';
import { nameOrText } from './lookalikes';
import { takenAtOnce, withoutVote } from './nothing-changed';
import { pointOf } from './point-of';
import { visibleHits } from './query';
import { SOME_WORDS } from './thresholds';
import { vote } from './vote';

/**
 * The element that a target means, or why none may be taken. In order: its number, its fingerprint (with its selector as the first of
 * the selectors), its selector alone (one visible hit), its point. Identity is checked every time; in doubt it abstains with the
 * candidates that came nearest (the answer has a `kind` instead of an `element`). `exact` takes full identity only: no heal, no coordinates. `opened`: the field that the
 * operation before opened, see `OpenedField`. Looks once, at what is there now. As long as no vote can be held (`vote`), it finds less, and says that it is missing.
 */
export function find(target: Target, options: FindOptions = {}): Found | FindFailure {
  return withReadCache(() => look(target, options));
}

interface FindOptions {
  ref?: number;
  exact?: boolean;
  opened?: Element | undefined;
}

function look(target: Target, options: FindOptions): Found | FindFailure {
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
    const evidence = vote.now()?.weigh(wanted, element, newPlaceMemo());
    if (!evidence) return failed(false, wordOf(wanted), []);
    if (
      evidence.item === CONTRADICTS ||
      evidence.opposed ||
      evidence.block === CONTRADICTS ||
      (evidence.semantic === CONTRADICTS && (exact || evidence.key !== AGREES))
    )
      return undefined;
  } else if (wasReused(ref, element)) return undefined;
  return found({ element, by: 'element', ...offsetPoint(element, wanted) });
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

/** Nobody has looked at what else there is. */
const UNREAD: Verdict = { ambiguous: false, nearest: [] };

function findByFingerprint(target: Target, wanted: Fingerprint, exact: boolean, opened: Element | undefined): Found | FindFailure {
  const verdict: Verdict = takenAtOnce(wanted) ?? vote.now()?.byFingerprint(wanted, exact, opened) ?? withoutVote(wanted) ?? UNREAD;
  if (verdict.taken) {
    const known = verdict.known && wanted === target.fingerprint;
    const hidden = !verdict.known && !isShown(verdict.taken);
    return found(
      {
        element: verdict.taken,
        by: verdict.by,
        ...(verdict.heal && { heal: verdict.heal }),
        ...offsetPoint(verdict.taken, wanted),
        ...(hidden && { hidden: true as const }),
      },
      known ? wanted : undefined,
    );
  }
  const point = exact || verdict.ambiguous ? undefined : pointOf({ ...target, fingerprint: wanted });
  const there = point && vote.now()?.byCoordinates(point, wanted);
  if (point && there)
    return found({ element: there, by: 'coordinates', point, heal: coordinateHeal(wordOf(wanted), ['point', 'tag', 'role']) });
  return failed(verdict.ambiguous, wordOf(wanted), verdict.nearest);
}

/** A bare selector proves nothing, so it must hit one visible element. */
function findBySelector(selector: string, exact: boolean): Found | FindFailure {
  const hits = visibleHits(selector);
  const pool = hits.visible.length && !exact ? hits.visible : hits.all;
  const [element] = pool;
  if (pool.length === 1 && element) return found({ element, by: 'selector', ...(!hits.visible.length && { hidden: true as const }) });
  return failed(
    pool.length > 1,
    selector,
    pool
      .slice(0, 4)
      .map((hit) => ({ label: labelOf(hit), score: 0.5, differs: ['one of several that the selector hits' satisfies FixedSaying] })),
  );
}

function findByPoint(target: Target, exact: boolean): Found | FindFailure {
  const point = exact ? undefined : pointOf(target);
  const element = point && vote.now()?.byCoordinates(point, undefined);
  const wanted = point ? `what lies at ${Math.round(point.x)}, ${Math.round(point.y)}` : 'a target that says which element it means';
  if (!point || !element) return failed(false, wanted, []);
  return found({ element, by: 'coordinates', point, heal: coordinateHeal(wanted, ['interactive element under the point']) });
}

const coordinateHeal = (wanted: string, votes: string[]): Heal => ({
  by: 'coordinates',
  wanted: shorten(wanted, 1000),
  score: 0.5,
  margin: 0,
  votes,
});

function found({ kept, ...parts }: Omit<Found, 'fingerprint'> & { kept?: Kept }, known?: Fingerprint): Found {
  const { element } = parts;
  const fingerprint = known ? describeAgain(known, element, ratioOf(parts)) : describe(element, ratioOf(parts));
  return { ...parts, fingerprint: { ...fingerprint, ...kept } };
}

/** What no look tells: places inside a target that are looked up when it is acted on, and that a step opened it. */
type Kept = Pick<Fingerprint, 'caret' | 'drawn' | 'opened'>;

function failed(ambiguous: boolean, wanted: string, nearest: Candidate[]): FindFailure {
  return { kind: ambiguous ? 'target-ambiguous' : 'target-missing', wanted: shorten(wanted, 1000), nearest: nearest.slice(0, 6) };
}

/** Where in the element the pointer was when it was recorded, if not in the middle, and what else no look tells. */
function offsetPoint(element: Element, wanted: Fingerprint | undefined): Pick<Found, 'point'> & { kept?: Kept } {
  if (!wanted) return {};
  const { caret, drawn, opened } = wanted;
  const kept = { ...(caret && { caret }), ...(drawn && { drawn }), ...(opened && { opened }) };
  if (!wanted.offset) return { kept };
  return { kept, point: pointAtRatio(dom.getBoundingClientRect(element), wanted.offset) };
}

const ratioOf = ({ element, point }: Omit<Found, 'fingerprint'>) => point && ratioIn(element, point);

/** A fingerprint in words. */
export function wordOf(wanted: Fingerprint): string {
  const words = wanted.name ?? wanted.text ?? wanted.placeholder ?? wanted.label;
  return `${wanted.role ?? wanted.tag}${words ? ` "${words}"` : ` ${wanted.selectors[0] ?? ''}`}`;
}
