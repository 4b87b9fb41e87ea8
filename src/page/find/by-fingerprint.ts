import { shorten } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import type { Candidate } from '../../model/run/bail';
import type { Heal } from '../../model/run/record';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { newPlaceMemo } from '../dom/place';
import { roleOf } from '../dom/role';
import { isShown } from '../dom/visible';
import { AGREES, CONTRADICTS } from './agreement';
import { candidatesFor } from './candidates';
import { type Compared, type Evidence, isDecorated, type PageEvidence, weigh } from './evidence';
import { hasSameIcon, isKnownByOtherLabel, likeness } from './likeness';
import { sharedMemo } from './near';
import { isNeighbour } from './neighbours';
import { hitsOf, whereNothingChanged } from './nothing-changed';
import { refused } from './refused';
import { isCopy, keepsSiblings } from './rules/facts';
import { FULL_IDENTITY } from './rules/full-identity';
import { votesBy } from './rules/rule';
import { showsRecordedText } from './shown';
import { inSamePosition } from './sibling-context';
import { wordsAs } from './surface';
import {
  ALMOST_ALIKE,
  AMBIGUOUS_MARGIN,
  ENOUGH,
  FULL_LOOKS,
  MOST_LOOKS,
  NEIGHBOURS_AHEAD,
  NO_WORDS_ALIKE,
  SAME_TAG_AHEAD,
  SURROUNDINGS_AHEAD,
  WORTH_TELLING,
} from './thresholds';
import { holdsTime } from './time-in-name';
import { votesFor } from './votes';

/** A candidate that was taken (`known`: all that was looked at agrees), or those that came nearest and whether they are too alike to choose. */
export type Verdict =
  | { taken: Element; by: 'selector' | 'fingerprint'; heal?: Heal; known?: true }
  | { taken?: undefined; ambiguous: boolean; nearest: Candidate[] };

/**
 * Finds the element of a fingerprint by the vote, or says what came nearest. `exact` takes full identity only. `opened`: the field that the operation
 * before opened.
 */
export function byFingerprint(wanted: Fingerprint, exact: boolean, opened?: Element): Verdict {
  const quick = byFirstSelector(wanted) ?? whereNothingChanged(wanted);
  if (quick) return quick;
  const first = hitsOf(wanted, wanted.selectors[0]);
  const hits = wanted.selectors.slice(0, 6).flatMap((selector) => hitsOf(wanted, selector).slice(0, 8));
  const { near, kind } = candidatesFor(wanted, hits);
  const words = wanted.name ?? wanted.text ?? '';
  let alike = firstLook(wanted, kind, near, words);
  // Nobody reads as it did: who sits where it sat?
  if (!alike.sameWords.length && wanted.company)
    alike = firstLook(wanted, kind, new Set([...near, ...inSamePosition(wanted.company)]), words);
  const memo = newPlaceMemo(true);
  const page: PageEvidence = {
    sameWords: alike.sameWords.length,
    lookalikes: alike.lookalikes,
    shown: alike.shown,
    exact: alike.exact,
    opened: exact ? undefined : opened,
  };
  const weighed = alike.looked.map((element): Compared => ({ ...weigh(wanted, element, memo), page }));
  const votes = weighed.map((evidence) => ({ evidence, votes: exact ? votesBy(FULL_IDENTITY, evidence) : votesFor(evidence) }));
  const eligible = votes.filter((one) => one.votes >= ENOUGH).sort(byVotes);
  const shown = eligible.filter((one) => isShown(one.evidence.element));
  const [best, second] = apart(shown.length ? shown : eligible);
  if (!best) return notFound(votes);
  if (second && !isClearlyAhead(best, second)) return { ambiguous: true, nearest: [best, second].map((one) => refused(one.evidence)) };
  const direct = first.length === 1 && first[0] === best.evidence.element;
  const margin = Math.round((best.evidence.score - (second?.evidence.score ?? runnerUp(weighed, best.evidence))) * 1000) / 1000;
  return {
    taken: best.evidence.element,
    by: hits.includes(best.evidence.element) ? 'selector' : 'fingerprint',
    ...(!(direct && best.evidence.semantic !== CONTRADICTS) && { heal: healOf(wanted, best.evidence, hits, margin) }),
  };
}

/** A control and the boxes around or inside of it that read the same are one thing: the one in the wanted role stands for it. */
function apart(voted: Voted[]): Voted[] {
  const suits = (one: Voted) => (one.evidence.sameRole ? 2 : 0) + (one.evidence.role ? 1 : 0);
  return voted.filter(
    (one) =>
      !voted.some((other) => {
        if (other === one || !isNested(one.evidence.element, other.evidence.element)) return false;
        return suits(other) > suits(one) || (suits(other) === suits(one) && byVotes(other, one) < 0);
      }),
  );
}
const isNested = (one: Element, other: Element) => dom.contains(one, other) || dom.contains(other, one);

interface Voted {
  evidence: Compared;
  votes: number;
}
const byVotes = (one: Voted, other: Voted) => other.votes - one.votes || other.evidence.score - one.evidence.score;

/**
 * Where two could be meant, something that does not move about must tell them apart: a key, the thing or the places they stand in, what
 * stands beside. And nothing of the kind may speak for the other one. The place in the page does not count: another one that was put in takes it.
 */
function isClearlyAhead(best: Voted, second: Voted): boolean {
  if (second.evidence.semantic !== AGREES && best.evidence.semantic === AGREES) return true;
  const [mine, other] = [keepsSiblings(best.evidence), keepsSiblings(second.evidence)];
  if (other && !mine) return false;
  return (mine && !other) || advantages(best.evidence, second.evidence) > 0 ? advantages(second.evidence, best.evidence) === 0 : false;
}

const advantages = (one: Evidence, other: Evidence) =>
  (one.key === AGREES && other.key !== AGREES ? 1 : 0) +
  (one.item === AGREES && other.item !== AGREES ? 1 : 0) +
  (one.surroundings - other.surroundings >= SURROUNDINGS_AHEAD ? 1 : 0) +
  (one.neighbours - other.neighbours >= NEIGHBOURS_AHEAD && !standTogether(one, other) ? 1 : 0);

/** Of two that stand together, one may have been put in between the other and its neighbours: what stands beside them tells nothing of the two. */
const standTogether = (one: Evidence, other: Evidence) =>
  isNeighbour(one.element, other.element) || isNeighbour(other.element, one.element);

const runnerUp = (weighed: Evidence[], best: Evidence) =>
  weighed.reduce((most, one) => (one !== best && one.kind ? Math.max(most, one.score) : most), 0);

/**
 * The usual case costs a fraction of the vote: the first selector hits one element, and everything recorded about it still agrees: its
 * key, its words, and the thing it stands in.
 */
function byFirstSelector(wanted: Fingerprint): Verdict | undefined {
  const hits = hitsOf(wanted, wanted.selectors[0]);
  const [element] = hits;
  if (hits.length !== 1 || !element || wanted.tag !== dom.localName(element) || (wanted.role ?? '') !== roleOf(element)) return undefined;
  const evidence = weigh(wanted, element, sharedMemo(element));
  const { key, semantic, item, places } = evidence;
  if (!evidence.literal || semantic !== AGREES || evidence.shown === CONTRADICTS) return undefined;
  if (key === CONTRADICTS || item === CONTRADICTS || places === CONTRADICTS) return undefined;
  if (evidence.block === CONTRADICTS) return undefined;
  if ((places === AGREES && evidence.around < 1) || isCopy(evidence)) return undefined;
  const hadLookalikes = (wanted.ordinal?.of ?? 1) > 1;
  if (hadLookalikes && item !== AGREES && (key !== AGREES || evidence.structure < 1)) return undefined;
  // Without a written key nothing may have moved at all.
  const still = evidence.structure === 1 && (!wanted.neighbours.length || evidence.neighbours === 1);
  if (key !== AGREES && !(still && (hadLookalikes || item === AGREES || places === AGREES))) return undefined;
  return isShown(element) ? { taken: element, by: 'selector', known: true } : undefined;
}

/** A first, cheap look: who reads as wanted, who are its lookalikes now, and which candidates deserve a full look. */
function firstLook(
  wanted: Fingerprint,
  kind: Set<Element>,
  near: Set<Element>,
  words: string,
): { looked: Element[]; sameWords: Element[]; lookalikes: Element[]; shown: boolean; exact: boolean } {
  const scored: { element: Element; like: number }[] = [];
  const lookalikes: Element[] = [];
  const sameWords: Element[] = [];
  const decorated: Element[] = [];
  for (const element of new Set([...near, ...kind])) {
    if (isOverlay(element)) continue;
    const own = wordsAs(wanted, element);
    const same = (words ? showsRecordedText(wanted, element) : hasSameIcon(wanted, element)) || isKnownByOtherLabel(wanted, element);
    const like = same ? 1 : words || own ? likeness(words, own) : NO_WORDS_ALIKE;
    if ((like === 1 || (!words && !own && !wanted.icon)) && isShown(element)) {
      if (roleOf(element) === (wanted.role ?? '')) lookalikes.push(element);
      if (like === 1) sameWords.push(element);
    } else if ((like >= ALMOST_ALIKE || holdsTime(words)) && isDecorated(words, own) && isShown(element)) decorated.push(element);
    scored.push({ element, like: like + (near.has(element) ? 1 : 0) + (dom.localName(element) === wanted.tag ? SAME_TAG_AHEAD : 0) });
  }
  scored.sort((one, other) => other.like - one.like);
  const looked = scored.filter((one, at) => at < FULL_LOOKS || one.like >= 1).map((one) => one.element);
  const exact = sameWords.length > 0;
  if (!exact) {
    sameWords.push(...decorated);
    lookalikes.push(...decorated.filter((element) => roleOf(element) === (wanted.role ?? '')));
  }
  const shown = sameWords.filter((element) => showsRecordedText(wanted, element));
  return {
    looked: looked.slice(0, MOST_LOOKS),
    sameWords: outermost(shown.length ? shown : sameWords),
    lookalikes: inOrder(lookalikes),
    shown: shown.length > 0,
    exact,
  };
}

/** A text and the control around it read alike; they are one thing. */
const outermost = (elements: Element[]) =>
  elements.filter((element) => !elements.some((other) => other !== element && dom.contains(other, element)));

const inOrder = (elements: Element[]) => elements.sort((one, other) => (dom.isBefore(one, other) ? -1 : 1));

function notFound(votes: Voted[]): Verdict {
  const nearest = votes
    .filter((one) => one.evidence.kind && one.evidence.score > WORTH_TELLING)
    .sort((one, other) => other.evidence.score - one.evidence.score)
    .slice(0, 4);
  const [best, second] = nearest;
  const ambiguous =
    !!best &&
    !!second &&
    best.evidence.semantic === AGREES &&
    second.evidence.semantic === AGREES &&
    best.evidence.score - second.evidence.score < AMBIGUOUS_MARGIN;
  return { ambiguous, nearest: nearest.map((one) => refused(one.evidence)) };
}

function healOf(wanted: Fingerprint, evidence: Evidence, hits: Element[], margin: number): Heal {
  return {
    by: hits.includes(evidence.element) ? 'selector' : 'fingerprint',
    wanted: shorten(wanted.selectors[0] ?? '', 1000),
    score: evidence.score,
    margin,
    votes: evidence.votes.slice(0, 12),
  };
}
