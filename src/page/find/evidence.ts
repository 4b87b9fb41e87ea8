import { bareWords, differInMeaning } from '../../lib/text';
import type { Landmark } from '../../model/page/landmark';
import { sayLandmark } from '../../model/page/landmark-words';
import type { Fingerprint } from '../../model/page/target';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import type { PlaceMemo } from '../dom/place';
import { roleOf } from '../dom/role';
import { stableAttributes } from '../selectors/attributes';
import { AGREES, type Agreement, CONTRADICTS, SILENT } from './agreement';
import { hasKey, keyDifference, weighKeys } from './element-keys';
import { hasSameIcon, isKnownByOtherLabel, likeness, wordsCompared } from './likeness';
import { neighboursOf } from './neighbours';
import { isSameRole, sameKind } from './same-kind';
import { showsRecordedText } from './shown';
import { structureLikeness, structureOf } from './structure';
import { wordsAs } from './surface';
import { itemOf, surroundingsOf } from './surroundings';
import {
  ITEM_WEIGHT,
  KEY_WEIGHT,
  NEIGHBOURS_WEIGHT,
  OTHER_ROLE_COUNTS,
  OTHER_WORDS_COUNT,
  PART_AGREES,
  PATH_WEIGHT,
  PLACES_WEIGHT,
  ROLE_WEIGHT,
  WORDS_WEIGHT,
} from './thresholds';
import { holdsTime, withoutTime } from './time-in-name';

/** What speaks for and against a candidate being the wanted element. */
export interface Evidence {
  wanted: Fingerprint;
  element: Element;
  role: string;
  /** Could be the same kind of thing at all (field stays field, password stays password). */
  kind: boolean;
  sameRole: boolean;
  /** id, test id, name, link target: what people wrote to tell it apart. */
  key: Agreement;
  /** Which of them agree. */
  keys: string[];
  /** Those that contradict differ in a number only. */
  onlyNumbersDiffer: boolean;
  /** Only the link target contradicts. */
  onlyLinkDiffers: boolean;
  /** Name, else text or placeholder. `words` is how alike 0..1. */
  semantic: Agreement;
  words: number;
  /** It is called exactly so, counts included. */
  literal: boolean;
  /** It is called otherwise by a sign or a mark ("-1" where it was "+1"): another thing, whatever else agrees. No rewording does that. */
  opposed: boolean;
  /** It says the same but for what decorates: "Search…", "To:", "Name *". */
  decorated: boolean;
  /** It says the same but for when it was made. */
  retimed: boolean;
  /** Another number stands where one stood: "Chapter 2" for "Chapter 1". */
  renumbered: boolean;
  /** A number came or went beside the same words ("Inbox 13", "Inbox"), or an ending ("Information", "Informational"). */
  recounted: boolean;
  /** It is read as it was, where that is not its name. */
  shown: Agreement;
  /** The repeated thing (row, card) it stands in. */
  item: Agreement;
  /** The named blocks it stands in: `contradicts` where it stands in another one than the wanted element did. */
  block: Agreement;
  /** The block that it does not stand in. */
  lost?: Landmark;
  /** Form, dialog, region, headings around it. `around` is the share that agrees. */
  places: Agreement;
  around: number;
  /** Likeness of all that stands around, what is new there included. */
  surroundings: number;
  /** It had named surroundings (form, dialog, heading), none of those is there, and others are. */
  elsewhere: boolean;
  neighbours: number;
  structure: number;
  /** All of the above in one number, 0..1. */
  score: number;
  votes: string[];
  differs: Saying[];
}

/** What the page as a whole says about the wanted element, beside the single candidates. */
export interface PageEvidence {
  /** Candidates of the same kind that read exactly as wanted. */
  sameWords: number;
  /** Those of the same role and name, in document order. */
  lookalikes: Element[];
  /** Somebody says exactly what it said, signs and all. */
  exact: boolean;
  /** Somebody is read as the wanted one was, where that was not its name. */
  shown: boolean;
  /** The field that the operation before opened and gave the focus. */
  opened: Element | undefined;
}

/** A candidate held against the fingerprint, as the rules ask about it. */
export interface Compared extends Evidence {
  page: PageEvidence;
}

/** Weighs one element against the fingerprint. Reads only; costs some tens of µs. */
export function weigh(wanted: Fingerprint, element: Element, memo: PlaceMemo): Evidence {
  const role = roleOf(element);
  const attributes = stableAttributes(element);
  const wantedWords = wanted.name ?? wanted.text ?? '';
  const words = wordsAs(wanted, element);
  const around = surroundingsOf(wanted, element, words, memo);
  const neighbours = overlap(wanted.neighbours, wanted.neighbours.length ? neighboursOf(element) : []);
  const structure = wanted.structure ? structureLikeness(wanted.structure, structureOf(element, memo.nth)) : 0;
  const compared = wordsCompared(wanted, element, wantedWords, words);
  const like = compared ? likeness(...compared) : hasSameIcon(wanted, element) ? 1 : words ? 0 : undefined;
  const literal = like === 1;
  const shown = showsRecordedText(wanted, element);
  const decorated = !literal && !!compared && isDecorated(...compared);
  const alike = shown || decorated || isKnownByOtherLabel(wanted, element);
  const evidence: Evidence = {
    wanted,
    element,
    role,
    kind: sameKind(wanted, element, role),
    sameRole: isSameRole(wanted, element, role),
    ...weighKeys(wanted, element, attributes),
    semantic: literal || alike ? AGREES : like === undefined ? SILENT : CONTRADICTS,
    words: alike ? 1 : (like ?? 0),
    literal,
    opposed: !literal && !alike && !!compared && differInMeaning(...compared),
    decorated,
    retimed: decorated && holdsTime(words),
    renumbered: !literal && !decorated && !!compared && isRenumbered(...compared),
    recounted: !literal && !!compared && isRecounted(...compared),
    shown: !wanted.name || !wanted.text ? SILENT : shown ? AGREES : CONTRADICTS,
    item: around.item,
    block: around.block,
    ...(around.lost !== undefined && { lost: around.lost }),
    places: around.places,
    around: around.share,
    surroundings: around.likeness,
    elsewhere: around.elsewhere,
    neighbours,
    structure,
    score: 0,
    votes: [],
    differs: [],
  };
  tally(evidence, { words, wantedWords, attributes });
  return evidence;
}

/** Told apart by nothing but what decorates, see `bareWords`, or by when it was made. */
export function isDecorated(one: string, other: string): boolean {
  if (holdsTime(one) !== holdsTime(other)) return false;
  const [mine = '', theirs = ''] = [one, other].map(withoutTime);
  const [left, right] = [bareWords(mine), bareWords(theirs)];
  return left.length > 0 && left.length === right.length && left.every((word, at) => word === right[at]) && !differInMeaning(mine, theirs);
}

function isRecounted(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => bareWords(text).filter((word) => !/^\p{N}+$/u.test(word)));
  if (!left?.length || left.length !== right?.length) return false;
  return left.every((word, at) => word === right[at] || isSameStem(word, right[at] ?? ''));
}

/** One is the beginning of the other. */
export const isSameStem = (one: string, other: string): boolean =>
  one === other ? one.length > 2 : Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one));

function isRenumbered(one: string, other: string): boolean {
  const [left, right] = [bareWords(one), bareWords(other)];
  const hasDigit = (word: string) => /\p{N}/u.test(word);
  return left.some((word) => hasDigit(word) && !right.includes(word)) && right.some((word) => hasDigit(word) && !left.includes(word));
}

/** Fills in the score, and which parts speak for the candidate and which differ. */
function tally(evidence: Evidence, seen: { words: string; wantedWords: string; attributes: Record<string, string> }): void {
  const { wanted, votes, differs } = evidence;
  let sum = 0;
  let whole = 0;
  const add = (part: string, weight: number, share: number | undefined, difference?: Saying) => {
    if (share === undefined) return;
    sum += weight * share;
    whole += weight;
    if (share >= PART_AGREES) votes.push(part);
    else if (difference) differs.push(difference);
  };
  const of = (verdict: Agreement, share = 0) => (verdict === SILENT ? undefined : verdict === AGREES ? 1 : share);
  add('key', KEY_WEIGHT, hasKey(wanted) ? (of(evidence.key) ?? 0) : undefined, keyDifference(wanted, seen.attributes));
  add(
    'semantic',
    WORDS_WEIGHT,
    of(evidence.semantic, evidence.words * OTHER_WORDS_COUNT),
    saying('nearName', { now: seen.words.slice(0, 60), was: seen.wantedWords.slice(0, 60) }),
  );
  const lost = evidence.lost ?? itemOf(wanted);
  const elsewhere = lost && saying('nearNotIn', { place: sayLandmark(lost) });
  add('item', ITEM_WEIGHT, of(evidence.item), elsewhere);
  if (evidence.block === CONTRADICTS && evidence.item !== CONTRADICTS && elsewhere) differs.push(elsewhere);
  add('places', PLACES_WEIGHT, evidence.places === SILENT ? undefined : evidence.surroundings, saying('nearSurroundings'));
  add('neighbours', NEIGHBOURS_WEIGHT, wanted.neighbours.length ? evidence.neighbours : undefined, saying('nearNeighbours'));
  add('structure', PATH_WEIGHT, wanted.structure ? evidence.structure : undefined, saying('nearPlace'));
  add('role', ROLE_WEIGHT, evidence.sameRole ? 1 : evidence.kind ? OTHER_ROLE_COUNTS : 0, saying('nearRole'));
  evidence.score = whole ? Math.round((sum / whole) * 1000) / 1000 : 0;
}

/** The share of the wanted names that are there, 0..1. */
function overlap(wanted: string[], found: string[]): number {
  if (!wanted.length) return 0;
  const there = new Set(found);
  return wanted.filter((name) => there.has(name)).length / wanted.length;
}
