import { isFinalLabel } from '../../model/risk-label';
import type { SnapshotElement } from '../../model/snapshot';
import { CONTROLS, ITEM_ROLES, isFilledBy, isInside, isPartOf } from './inside';
import { linkOf, listedAs, nthItem } from './items';
import { type Capability, hasCapability, kindFit, opensMenu } from './kinds';
import type { Phrase } from './phrase';
import { type Entry, isEditable, type Scene } from './scene';
import { type Comparable, comparable, EQUAL_WITHIN, FIT, textFit, withoutArticles } from './text-fit';
import { NEARLY_EXACT } from './thresholds';

/** An element with what speaks for it. */
export interface ScoredElement {
  entry: Entry;
  /** 0..1, how well what was said names it. */
  text: number;
  /** 0..1, whether it is the kind of thing that was said. */
  kind: number;
  score: number;
  /** "name “Theme” 1.00", for the thought. */
  why: string;
}

export type ElementChoice =
  | { kind: 'found'; ranked: ScoredElement }
  | { kind: 'ambiguous'; candidates: ScoredElement[] }
  | { kind: 'missing'; nearest: ScoredElement[]; disabled?: ScoredElement };

export interface ElementQuery {
  /** What the operation needs the element to be able to do. */
  needs: Capability;
  /** Fits below this are no fits. */
  threshold?: number;
  /** More elements that would do, 0..1, multiplied with the fit. */
  prefers?: (entry: Entry) => number;
}

/** Where nobody asks for more: below every way in which all that was said is found (`FIT.inName`), above half of it. */
const ENOUGH = 0.62;
/** A name that fits worse by more than this is no contender; less than what a synonym is below a name said to the letter. */
const MARGIN = 0.06;
/** And by how much worse it may stand on the page: what `standing` and the kind make out together at most. */
const SCORE_MARGIN = 0.12;
/** A kind says less than a name (`FIT.sameThing`), and is enough (`ENOUGH`); by judgement between these. */
const KIND_ALONE = 0.85;

/** The one element that a phrase means, the several it could mean, or the nearest when it means none. */
export function chooseElement(scene: Scene, phrase: Phrase, wish: ElementQuery): ElementChoice {
  const named = phrase.lastWord && chooseElement(scene, calledJust(phrase.lastWord), { ...wish, threshold: FIT.exact });
  if (named && named.kind !== 'missing') return named;
  if (phrase.number !== undefined) return byNumber(scene, phrase.number, wish);
  const selected = bySelector(scene, phrase, wish);
  if (selected) return selected;
  const item = byItem(scene, phrase, wish);
  if (item) return item;
  const ranked = rank(scene, phrase, wish);
  const threshold = wish.threshold ?? ENOUGH;
  const fitting = ranked.filter((candidate) => candidate.text >= threshold);
  const able = ofSaidKind(fitting.filter(({ entry }) => !entry.element.states.includes('disabled')));
  const best = able[0];
  if (!best) {
    const disabled = fitting[0];
    return { kind: 'missing', nearest: ranked.slice(0, 3), ...(disabled ? { disabled } : {}) };
  }
  const exact = best.text >= FIT.exact;
  const contenders = able.filter(
    (candidate) => candidate.text >= best.text - (exact ? EQUAL_WITHIN : MARGIN) && candidate.score >= best.score - SCORE_MARGIN,
  );
  if (phrase.ordinal !== undefined) {
    // "The second one": of which sort of things only the page could tell.
    if (phrase.names.length === 0 && (phrase.kind ?? 'element') === 'element') return { kind: 'missing', nearest: [] };
    // "The third email" is none of the buttons whose names speak of emails.
    const listed = exact ? [] : (phrase.names.length === 1 ? listedAs(scene, phrase.names[0]?.normal ?? '') : []).filter(isUsable(wish));
    const nth = listed.at(phrase.ordinal < 0 ? phrase.ordinal : phrase.ordinal - 1);
    if (nth) return { kind: 'found', ranked: { entry: nth, text: 1, kind: 1, score: 1, why: `${phrase.spoken}` } };
    return byOrdinal(phrase, exact || phrase.names.length === 0 ? contenders : able);
  }
  const settled = settleTie(scene, contenders);
  if (settled.kind !== 'ambiguous') return settled;
  // "List pets" is more of a name than the pets of a list.
  const [, whole] = phrase.names;
  const more = whole ? contenders.filter(({ entry }) => nameFit(entry, whole) >= FIT.inName) : [];
  if (more.length > 0) return settleTie(scene, more);
  // "List", where several are lists and others are called so: what is called so is asked about first.
  const called = phrase.alone ? rank(scene, calledJust(phrase.alone), wish).filter(({ text }) => text >= FIT.inName) : [];
  const others = settled.candidates.filter(({ entry }) => !called.some((one) => one.entry === entry));
  return { kind: 'ambiguous', candidates: [...called, ...others] };
}

const isUsable =
  (wish: ElementQuery) =>
  (entry: Entry): boolean =>
    hasCapability(entry.element, wish.needs) && !entry.element.states.includes('disabled') && wish.prefers?.(entry) !== 0;

/** What is called so to the letter, and nothing else said of it. */
const calledJust = (name: Comparable): Phrase => ({ spoken: name.text, names: [name], quoted: true });

/**
 * Another kind than the one said counts only where the name is said almost to the letter. "The theme menu" is the menu button "Theme
 * Neutral", not the link "Themes": who is of the kind comes before who is only loosely called so.
 */
function ofSaidKind(fitting: ScoredElement[]): ScoredElement[] {
  if (!fitting.some(({ kind }) => kind === 1)) return fitting;
  // The tab More is no button more.
  if (fitting.some(({ kind, text }) => kind === 1 && text >= FIT.exact))
    return fitting.filter(({ kind, entry }) => kind === 1 || !CONTROLS.has(entry.element.role));
  return fitting.filter(({ kind, text }) => kind === 1 || text >= NEARLY_EXACT);
}

/** All elements of the wanted capability with any likeness to a phrase, best first. */
export function rank(scene: Scene, phrase: Phrase, wish: ElementQuery): ScoredElement[] {
  const ranked: ScoredElement[] = [];
  for (const entry of scene.entries) {
    if (!hasCapability(entry.element, wish.needs)) continue;
    const candidate = fitOf(entry, phrase, wish);
    if (candidate) ranked.push(candidate);
  }
  return ranked.sort((left, right) => right.score - left.score || left.entry.order - right.entry.order);
}

/** How well any text that an element is called by is this name, by what such a text proves: 0..1. */
export const nameFit = ({ texts }: Entry, name: Comparable): number =>
  Math.max(0, ...texts.map(({ weight, text }) => textFit(name, text) * weight));

/** Another word for the same thing is as much (`FIT.sameThing`). */
const WORD_FOR_THINGS = 0.92;
/** Who is only loosely of the said kind (0.9) loses a hundredth of what the name says: less than `EQUAL_WITHIN`. */
const KIND_IN_NAME = { least: 0.9, more: 0.1 };

function fitOf(entry: Entry, phrase: Phrase, wish: ElementQuery): ScoredElement | undefined {
  // A box that can be ticked is no field.
  const byKind = kindFit(phrase.kind === 'field' && wish.needs === 'checkable' ? 'checkbox' : phrase.kind, entry.element);
  const liked = wish.prefers?.(entry) ?? 1;
  if (liked === 0) return undefined;
  let text = 0;
  let why = '';
  if (phrase.names.length === 0) {
    // "The second radio" counts what is one; it is no name.
    const called = phrase.alone && phrase.ordinal === undefined ? nameFit(entry, phrase.alone) : 0;
    text = called >= FIT.sameThing || byKind === 0 ? called : byKind * KIND_ALONE;
    why = `${entry.element.role} ${byKind.toFixed(2)}`;
  }
  phrase.names.forEach((name, index) => {
    // The second reading keeps the kind word inside the name, so the kind proves nothing there.
    const kind = index === 0 ? byKind : 1;
    for (const { source, weight, text: own } of entry.texts) {
      const fit = textFit(name, own) * weight * (kind === 0 ? 0 : KIND_IN_NAME.least + KIND_IN_NAME.more * kind);
      if (fit > text) {
        text = fit;
        why = `${source} “${own.normal}” ${fit.toFixed(2)}`;
      }
    }
  });
  const bare = phrase.bare && text < WORD_FOR_THINGS && !isFinalLabel(entry.element.name) ? nameFit(entry, phrase.bare) : 0;
  if (bare >= FIT.exact) {
    text = WORD_FOR_THINGS;
    why = `all but a word for things ${text.toFixed(2)}`;
  }
  if (text === 0) return undefined;
  text *= liked;
  return { entry, text, kind: byKind, score: text + standing(entry) + RIGHT_KIND * byKind, why };
}

/**
 * What the page itself says for an element: in view, in front, new, a real control with a strong selector. It orders what fits alike, and outweighs no step of
 * `textFit`.
 */
function standing({ element }: Entry): number {
  return (
    (element.inView ? STANDING.inView : 0) +
    (element.covered ? STANDING.covered : 0) +
    (element.isNew ? STANDING.isNew : 0) +
    (element.weak ? STANDING.weak : 0) +
    (element.place.some(({ kind }) => kind === 'dialog') ? STANDING.inDialog : 0) +
    strength(element.selector)
  );
}
/** By judgement; what speaks for an element comes to 0.07 together, with `RIGHT_KIND` to `SCORE_MARGIN`. */
const STANDING = { inView: 0.03, inDialog: 0.03, isNew: 0.01, weak: -0.05, covered: -0.06 };
/** Above any one sign of `STANDING` that speaks for an element; how much by judgement. */
const RIGHT_KIND = 0.05;

/** A selector that a person wrote says more for an element than a path: id, test id, name, onclick, href, type, in this order. Only between equals. */
function strength(selector: string): number {
  const last = selector.split(/\s+/).at(-1) ?? '';
  const kinds = [/^#/, /\[data-test/, /\[name=/, /\[onclick/, /\[href/, /\[type=/];
  const place = kinds.findIndex((kind) => kind.test(last));
  return place < 0 ? 0 : (kinds.length + 1 - place) * STRENGTH_STEP;
}
/** So small that all its steps together are less than the least sign of `STANDING`. */
const STRENGTH_STEP = 0.001;

/** Equal fits are told apart by what a person would go by, one question after another; what is still equal then is ambiguous. */
function settleTie(scene: Scene, contenders: ScoredElement[]): ElementChoice {
  let left = contenders.filter(
    (one) => !contenders.some(({ entry: { element } }) => isPartOf(one.entry.element, element) || isInside(one.entry.element, element)),
  );
  for (const better of TIE_BREAKS) {
    const kept = left.filter((candidate) => better(candidate, left));
    if (kept.length > 0) left = kept;
  }
  const first = left[0];
  if (!first) return { kind: 'missing', nearest: [] };
  return left.every((other) => sameThing(scene, first, other)) ? { kind: 'found', ranked: first } : { kind: 'ambiguous', candidates: left };
}

const TIE_BREAKS: ((candidate: ScoredElement, all: ScoredElement[]) => boolean)[] = [
  // What is out of view may be covered there too.
  ({ entry }, all) => !entry.element.covered || !all.some((other) => other.entry.element.inView && !other.entry.element.covered),
  ({ entry }) => entry.element.place.some(({ kind }) => kind === 'dialog'),
  ({ entry }) => entry.element.weak !== true,
  (candidate, all) => isRepeated(candidate, all) || candidate.entry.element.inView,
];

/** One of many alike, each in its own row: being in view does not make it the one that was meant. */
function isRepeated(candidate: ScoredElement, all: ScoredElement[]): boolean {
  return REPEATED.has(candidate.entry.element.place[0]?.kind ?? '') && all.length > 1;
}
const REPEATED = new Set([...ITEM_ROLES, 'gridcell', 'group']);

/** Two links to the same place under the same name, or two boxes of one name of which none is more than the other: either will do. */
function sameThing(scene: Scene, one: ScoredElement, other: ScoredElement): boolean {
  if (one === other) return true;
  const left = one.entry.element;
  const right = other.entry.element;
  if (isFilledBy(left, right)) return true;
  const address = addressOf(scene, left);
  return address !== undefined && address === addressOf(scene, right) && left.name === right.name && left.role === right.role;
}

/** Where a link leads, whichever way it is written. */
function addressOf({ snapshot }: Scene, { href, frame }: SnapshotElement): string | undefined {
  const base = snapshot.frames[frame]?.url ?? snapshot.url;
  return href !== undefined && URL.canParse(href, base) ? new URL(href, base).href : href;
}

function byOrdinal(phrase: Phrase, candidates: ScoredElement[]): ElementChoice {
  const inOrder = [...candidates].sort((left, right) => left.entry.order - right.entry.order);
  const ordinal = phrase.ordinal ?? 1;
  const ranked = ordinal < 0 ? inOrder.at(ordinal) : inOrder[ordinal - 1];
  return ranked ? { kind: 'found', ranked } : { kind: 'missing', nearest: inOrder.slice(0, 3) };
}

/** "the third result": the link, else the button, that stands for the third of the repeated things. */
function byItem(scene: Scene, { kind, names, ordinal, alone }: Phrase, wish: ElementQuery): ElementChoice | undefined {
  if (ordinal === undefined || names.length > 0 || !(kind === 'result' || kind === 'card' || kind === 'row')) return undefined;
  const item = nthItem(scene, ordinal);
  const listed = item ? [] : listedAs(scene, alone?.normal ?? '').filter(isUsable(wish));
  const nth = listed.at(ordinal < 0 ? ordinal : ordinal - 1);
  if (nth) return { kind: 'found', ranked: { entry: nth, text: 1, kind: 1, score: 1, why: `${kind} ${ordinal}` } };
  const usable = (entry: Entry) => hasCapability(entry.element, wish.needs) && wish.prefers?.(entry) !== 0;
  const entries = item?.entries.filter(usable) ?? [];
  const link = item && linkOf(scene, item);
  const entry = link && usable(link) ? link : entries.length === 1 ? entries[0] : undefined;
  if (entry) return { kind: 'found', ranked: { entry, text: 1, kind: 1, score: 1, why: `${kind} ${ordinal}` } };
  if (entries.length === 0) return { kind: 'missing', nearest: [] };
  return { kind: 'ambiguous', candidates: entries.map((each) => ({ entry: each, text: 1, kind: 1, score: 1, why: '' })) };
}

function byNumber(scene: Scene, number: number, wish: ElementQuery): ElementChoice {
  const entry = scene.entries.find(({ element }) => element.id === number && hasCapability(element, wish.needs));
  if (!entry) return { kind: 'missing', nearest: [] };
  return { kind: 'found', ranked: { entry, text: 1, kind: 1, score: 1, why: `element ${number}` } };
}

/** Workflows may name an element by a selector; only one that the list has. */
function bySelector(scene: Scene, { spoken }: Phrase, wish: ElementQuery): ElementChoice | undefined {
  if (!/[#.[\]>:]/.test(spoken)) return undefined;
  const entry = scene.entries.find(
    ({ element }) => element.selector === spoken && hasCapability(element, wish.needs) && !element.states.includes('disabled'),
  );
  return entry ? { kind: 'found', ranked: { entry, text: 1, kind: 1, score: 1, why: `selector ${spoken}` } } : undefined;
}

/** Is a phrase exactly the name of an element? */
export function isNameIn(scene: Scene): (phrase: string) => boolean {
  let names: Set<string> | undefined;
  return (phrase) => {
    names ??= new Set(scene.entries.map(({ element }) => withoutArticles(comparable(element.name))));
    const wanted = withoutArticles(comparable(phrase));
    return wanted !== '' && names.has(wanted);
  };
}

/** Is a phrase what something that can be set is called? Its name may go on with its value: "Style Vega" is the style. */
export function isLabelIn(scene: Scene): (phrase: string) => boolean {
  const settable = scene.entries.filter(({ element }) => isEditable(element) || opensMenu(element) || element.options !== undefined);
  return (phrase) => {
    const wanted = comparable(phrase).normal;
    const begins = ({ texts }: Entry) =>
      texts.some(
        ({ source, text }) =>
          (source === 'name' && `${text.normal} `.startsWith(`${wanted} `)) || (source === 'beside' && text.normal === wanted),
      );
    return wanted !== '' && settable.some(begins);
  };
}
