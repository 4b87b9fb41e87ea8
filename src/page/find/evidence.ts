import { normalise } from '../../lib/text';
import type { Fingerprint } from '../../model/target';
import { leafTexts } from '../dom/leaf-texts';
import { nameOf } from '../dom/name';
import { ITEM_KINDS, type PlaceMemo, placeOf } from '../dom/place';
import { roleOf } from '../dom/role';
import { flatParent } from '../dom/roots';
import { stableAttributes, TEST_IDS } from './attributes';
import { isField } from './describe';
import { fieldLabel } from './field-label';
import { neighboursOf } from './neighbours';
import { structureLikeness, structureOf } from './structure';
import { wordsOf } from './twins';

/** How much a part of the fingerprint speaks for a candidate: it agrees, it contradicts, or one of the two says nothing. */
type Verdict = 'agrees' | 'contradicts' | 'silent';

/** What speaks for and against a candidate being the wanted element. */
export interface Evidence {
  element: Element;
  role: string;
  /** Could be the same kind of thing at all (field stays field, password stays password). */
  kind: boolean;
  sameRole: boolean;
  /** id, test id, name, link target: what people wrote to tell it apart. */
  key: Verdict;
  /** Which of them agree. */
  keys: string[];
  /** Name, else text or placeholder. `words` is how alike 0..1. */
  semantic: Verdict;
  words: number;
  /** The repeated thing (row, card) it stands in. */
  item: Verdict;
  /** Form, dialog, region, headings around it. `around` is the share that agrees. */
  places: Verdict;
  around: number;
  /** Likeness of all that stands around, what is new there included. */
  surroundings: number;
  neighbours: number;
  structure: number;
  /** All of the above in one number, 0..1. */
  score: number;
  votes: string[];
  differs: string[];
}

/** Weighs one element against the fingerprint. Reads only; costs some tens of µs. */
export function weigh(wanted: Fingerprint, element: Element, memo: PlaceMemo): Evidence {
  const role = roleOf(element);
  const attributes = stableAttributes(element);
  const wantedWords = wanted.name ?? wanted.text ?? '';
  const words = nameOf(element) || (wanted.name && isField(element) ? '' : wordsOf(element));
  const around = agreement(wanted, element, words, memo);
  const neighbours = overlap(wanted.neighbours, wanted.neighbours.length ? neighboursOf(element) : []);
  const structure = wanted.structure ? structureLikeness(wanted.structure, structureOf(element, memo.nth)) : 0;
  const likeness = wordLikeness(wanted, element, wantedWords, words);
  const evidence: Evidence = {
    element,
    role,
    kind: sameKind(wanted, element, role),
    sameRole: (wanted.role ?? '') === role,
    ...weighKeys(wanted, element, attributes),
    semantic: likeness === undefined ? 'silent' : likeness >= 0.999 ? 'agrees' : 'contradicts',
    words: likeness ?? 0,
    item: around.item,
    places: around.places,
    around: around.share,
    surroundings: around.likeness,
    neighbours,
    structure,
    score: 0,
    votes: [],
    differs: [],
  };
  tally(evidence, wanted, { words, wantedWords, attributes });
  return evidence;
}

/** Weight of each part in the one number that candidates are ranked by. */
const WEIGHTS = { key: 5, semantic: 4, item: 3, places: 1.5, neighbours: 1.5, structure: 1, role: 1 };

function tally(
  evidence: Evidence,
  wanted: Fingerprint,
  seen: { words: string; wantedWords: string; attributes: Record<string, string> },
): void {
  const { votes, differs } = evidence;
  let sum = 0;
  let whole = 0;
  const add = (part: keyof typeof WEIGHTS, share: number | undefined, difference?: string) => {
    if (share === undefined) return;
    sum += WEIGHTS[part] * share;
    whole += WEIGHTS[part];
    if (share >= 0.75) votes.push(part);
    else if (difference) differs.push(difference);
  };
  const of = (verdict: Verdict, share = 0) => (verdict === 'silent' ? undefined : verdict === 'agrees' ? 1 : share);
  add('key', hasKey(wanted) ? (of(evidence.key) ?? 0) : undefined, keyDifference(wanted, seen.attributes));
  add(
    'semantic',
    of(evidence.semantic, evidence.words * 0.6),
    `name "${seen.words.slice(0, 60)}" instead of "${seen.wantedWords.slice(0, 60)}"`,
  );
  add('item', of(evidence.item), `not in "${itemOf(wanted)}"`);
  add('places', evidence.places === 'silent' ? undefined : evidence.surroundings, 'other surroundings');
  add('neighbours', wanted.neighbours.length ? evidence.neighbours : undefined, 'other neighbours');
  add('structure', wanted.structure ? evidence.structure : undefined, 'another place in the page');
  add('role', evidence.sameRole ? 1 : evidence.kind ? 0.5 : 0, `role ${evidence.role || 'none'} instead of ${wanted.role ?? 'none'}`);
  evidence.score = whole ? Math.round((sum / whole) * 1000) / 1000 : 0;
}

const CLICKED = new Set([
  '',
  'button',
  'link',
  'menuitem',
  'tab',
  'option',
  'img',
  'listitem',
  'cell',
  'gridcell',
  'menuitemcheckbox',
  'menuitemradio',
  'switch',
  'checkbox',
  'radio',
  'treeitem',
  'row',
  'group',
  'generic',
]);
const TOGGLED = new Set(['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio']);

/** A field never turns into a button, a password never into a text; button, link and clickable box may. */
function sameKind(wanted: Fingerprint, element: Element, role: string): boolean {
  const wantedRole = wanted.role ?? '';
  const type = wanted.attributes['type'];
  const own = element.getAttribute('type') ?? '';
  if (element.localName === 'input' && wanted.tag === 'input' && type && own && type !== own) return looseType(type) === looseType(own);
  if (wantedRole === role) return true;
  if (TOGGLED.has(wantedRole) !== TOGGLED.has(role) && role !== '' && wantedRole !== '') return false;
  if (CLICKED.has(wantedRole) && CLICKED.has(role)) return true;
  return TEXTUAL.test(wantedRole) && TEXTUAL.test(role);
}
const TEXTUAL = /^(textbox|searchbox|combobox|spinbutton|listbox)$/;
const looseType = (type: string) =>
  /^(text|search|tel|url|email|number)$/.test(type) ? 'text' : /^(button|submit)$/.test(type) ? 'button' : type;

const KEYS = ['id', ...TEST_IDS];
const LESSER_KEYS = ['name', 'href'];

/** Was there something written that told it apart: a key whose selector hit only this element when it was recorded? */
export const hasKey = (wanted: Fingerprint) => [...KEYS, ...LESSER_KEYS].some((key) => toldApart(wanted, key));

/** A test id that every row carries is no key: then no selector made of it was unique. */
function toldApart(wanted: Fingerprint, key: string): boolean {
  if (!wanted.attributes[key]) return false;
  return wanted.selectors.some(
    (selector) => (key === 'id' ? /^#/ : new RegExp(`^[a-z-]*\\[${key}[\\^]?=`)).test(selector) && !selector.includes(' > '),
  );
}

function weighKeys(wanted: Fingerprint, element: Element, own: Record<string, string>): { key: Verdict; keys: string[] } {
  const keys: string[] = [];
  let contradicts = false;
  for (const key of [...KEYS, ...LESSER_KEYS]) {
    const value = wanted.attributes[key];
    if (!value || (key === 'name' && !isField(element))) continue;
    const otherChoice = key === 'name' && /^(radio|checkbox)$/.test(own['type'] ?? '') && wanted.attributes['value'] !== own['value'];
    if (own[key] === value && !otherChoice) {
      if (toldApart(wanted, key)) keys.push(key);
    } else if (own[key]) contradicts = true;
  }
  // One written key that stays outweighs another that changed: they come and go.
  return { key: keys.length ? 'agrees' : contradicts ? 'contradicts' : 'silent', keys };
}

function keyDifference(wanted: Fingerprint, own: Record<string, string>): string {
  const key = [...KEYS, 'name', 'href'].find((name) => wanted.attributes[name]) ?? 'id';
  return `${key} ${own[key] ? `"${own[key]}"` : 'gone'} instead of "${wanted.attributes[key] ?? ''}"`;
}

/** How alike the words are; undefined where there is nothing to compare. */
function wordLikeness(wanted: Fingerprint, element: Element, wantedWords: string, words: string): number | undefined {
  if (wantedWords) return words ? likeness(wantedWords, words) : 0;
  if (wanted.placeholder)
    return likeness(wanted.placeholder, element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '');
  if (wanted.label) return likeness(wanted.label, fieldLabel(element, ''));
  return words ? 0 : undefined;
}

/** 1 where two texts read the same, else the share of words they have in common (below 1). */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const a = normalise(one);
  const b = normalise(other);
  if (a === b) return a === '' ? 0 : 1;
  const left = new Set(a.split(' '));
  const right = new Set(b.split(' '));
  const common = [...left].filter((word) => right.has(word)).length;
  return Math.min(0.95, (2 * common) / (left.size + right.size));
}

const kindOfPlace = (place: string) => place.split(' ', 1)[0] ?? '';
const isItemPlace = (place: string) => ITEM_KINDS.has(kindOfPlace(place)) && place.includes(' ');
const itemOf = (wanted: Fingerprint) => wanted.landmarks.find(isItemPlace) ?? '';

/** Whether the item and the places around fit. An item fits when it still shows the text it was called by. */
function agreement(
  wanted: Fingerprint,
  element: Element,
  words: string,
  memo: PlaceMemo,
): {
  item: Verdict;
  places: Verdict;
  share: number;
  likeness: number;
} {
  const places = placeOf(element, words, memo);
  const wantedItem = itemOf(wanted);
  let item: Verdict = 'silent';
  if (wantedItem) {
    const key = wantedItem.slice(wantedItem.indexOf(' ') + 1);
    item =
      places.some((place) => isItemPlace(place) && place.slice(place.indexOf(' ') + 1) === key) || standsBy(element, key)
        ? 'agrees'
        : 'contradicts';
  }
  const named = wanted.landmarks.filter(isTellingPlace);
  const found = places.filter(isTellingPlace);
  const common = named.filter((place) => found.includes(place)).length;
  const all = named.length + found.length - common;
  const likeness = all ? common / all : 1;
  if (!named.length) return { item, places: 'silent', share: 0, likeness };
  const share = common / named.length;
  return { item, places: share >= 0.5 ? 'agrees' : 'contradicts', share, likeness };
}
const isTellingPlace = (place: string) => !isItemPlace(place) && (place.includes(' ') || SINGLE.has(place));
/** Places of which a page has one, so that being there says something without a name. */
const SINGLE = new Set(['navigation', 'banner', 'contentinfo', 'dialog', 'alertdialog', 'search', 'menu']);

/**
 * Does a near box around the element, with no second like it in there, show this text as a piece of its own? For things that were one of
 * many and are now alone. What stands in a box made like the element's own belongs to that one.
 */
function standsBy(element: Element, key: string): boolean {
  let inner = element;
  for (let level = 0; level < 4; level++) {
    const box = flatParent(inner);
    if (!box || box === document.body) return false;
    const holder = [...box.children].find((child) => child !== inner && leafTexts(child, 16).some((leaf) => leaf.text === key));
    if (holder) return (box.localName === 'tr' || !isLike(holder, inner)) && !holdsRival(box, element);
    inner = box;
  }
  return false;
}

const isLike = (one: Element, other: Element) =>
  one.localName === other.localName && one.classList[0] === other.classList[0] && !!one.firstElementChild && !!other.firstElementChild;

function holdsRival(box: Element, element: Element): boolean {
  const words = wordsOf(element);
  for (const other of box.querySelectorAll(element.localName)) if (other !== element && wordsOf(other) === words) return true;
  return false;
}

/** The share of the wanted names that are there, 0..1. */
function overlap(wanted: string[], found: string[]): number {
  if (!wanted.length) return 0;
  const there = new Set(found);
  return wanted.filter((name) => there.has(name)).length / wanted.length;
}
