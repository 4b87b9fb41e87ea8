import { same } from '../../lib/text';
import type { Box } from '../../model/page/position';
import type { SnapshotElement } from '../../model/page/snapshot';
import { type Capability, CONTROLS, hasCapability, isExactKind, isOfKind } from './kinds';
import { FIT, type Fit, fitOf, nameOf } from './names';
import type { Phrase } from './phrase';
import { type Entry, isEditable, type Scene, writtenOnce } from './scene';

export type TargetChoice =
  | { kind: 'found'; element: SnapshotElement; fit: Fit }
  | { kind: 'several'; candidates: readonly Entry[] }
  /** `near`: what has some of the words. `disabled`: what is called so and cannot be used now. */
  | { kind: 'missing'; near: readonly Entry[]; disabled?: SnapshotElement };

export interface TargetQuery {
  needs: Capability;
  /** Only these come into question. */
  only?: (entry: Entry) => boolean;
  /** Below this nothing is taken. */
  least?: Fit;
}

/**
 * The one element that is meant, or the several that could be: who is called so to the letter, else the same thing in the words of another site, else who has the
 * words as whole words of its name. Plans, workflows and repairs all choose by it.
 */
export function choose(scene: Scene, phrases: readonly Phrase[], query: TargetQuery): TargetChoice {
  let missing: TargetChoice = { kind: 'missing', near: [] };
  let several: TargetChoice | undefined;
  for (const phrase of phrases) {
    const choice = chooseOne(scene, phrase, query);
    if (choice.kind === 'found') return choice;
    if (choice.kind === 'several') several ??= choice;
    else if (missing.kind === 'missing' && missing.near.length === 0 && !missing.disabled) missing = choice;
  }
  return several ?? missing;
}

function chooseOne(scene: Scene, phrase: Phrase, query: TargetQuery): TargetChoice {
  const { only = () => true, least = FIT.words } = query;
  const selected = bySelector(scene, phrase, query);
  if (selected) return selected;
  const there = placesOf(scene, phrase).filter((entry) => hasCapability(query.needs, entry.element) && only(entry));
  const usable = there.filter(({ element }) => !element.states.includes('disabled'));
  const lowest = phrase.isKindToo && phrase.names.length > 0 ? FIT.thing : least;
  for (const fit of LEVELS.filter((level) => level >= lowest)) {
    const fitting = usable.filter((entry) => fitFor(entry, phrase, query.needs) === fit && !isTooltip(scene, entry));
    const controls = fitting.filter(({ element }) => !element.weak);
    const chosen = settle(scene, controls.length > 0 ? controls : fitting, phrase, fit);
    if (chosen) return chosen;
  }
  const [disabled] = there.filter((entry) => entry.element.states.includes('disabled') && fitFor(entry, phrase, query.needs) >= FIT.thing);
  const near = scene.entries.filter((entry) => hasCapability(query.needs, entry.element) && sharesWord(entry, phrase));
  return { kind: 'missing', near: near.slice(0, 3), ...(disabled ? { disabled: disabled.element } : {}) };
}

const LEVELS: readonly Fit[] = [FIT.same, FIT.alike, FIT.thing, FIT.words];

/** Of a text that is no control only one that is said whole is pressed: the middle of a box of several words is not the word that was said. */
function fitFor({ element, names, label }: Entry, { names: said, kind }: Phrase, needs: Capability): Fit {
  if (said.length === 0) return kind !== undefined && isExactKind(kind, element) ? FIT.same : FIT.none;
  const called = label && SET.has(needs) ? [...names, label] : names;
  const fits = said.map((name, at): Fit => {
    // The second reading keeps the kind word inside the name.
    if (at === 0 && said.length > 1 && !isOfKind(kind, element)) return FIT.none;
    if (said.length === 1 && !isOfKind(kind, element)) return FIT.none;
    return Math.max(FIT.none, ...called.map((one) => fitOf(name, one))) as Fit;
  });
  const best = Math.max(...fits) as Fit;
  return best < FIT.alike && !CONTROLS.has(element.role) && !isNamedForItself(element) ? FIT.none : best;
}

const SET = new Set<Capability>(['editable', 'settable', 'checkable']);

/** The small control in something that itself shows the words which are only the control's tooltip: a person means what they read. */
const isTooltip = ({ entries }: Scene, { element }: Entry): boolean =>
  !element.weak &&
  element.name !== '' &&
  entries.some(
    ({ element: outer }) => same(writtenOnce(outer) ?? '', element.name) && outer.frame === element.frame && isOver(element.box, outer.box),
  );

/** A field, a list, a slider: it is no text, though it is not pressed either. */
const isNamedForItself = ({ role, weak, tag }: SnapshotElement): boolean =>
  !weak && (role !== '' || ['input', 'textarea', 'select'].includes(tag)) && role !== 'heading';

/** The entries that stand where it was said; the innermost place that is called so holds. */
function placesOf({ entries }: Scene, { place }: Phrase): readonly Entry[] {
  if (!place) return entries;
  const depths = entries.map(({ places }) => places.map((one) => fitOf(place, one)));
  for (const fit of LEVELS) {
    const inside = entries.filter((_, at) => depths[at]?.includes(fit));
    if (inside.length > 0) return inside;
  }
  return [];
}

/** What fits alike is one thing, the one in the said place of the order, or asked about. */
function settle(scene: Scene, fitting: readonly Entry[], { ordinal }: Phrase, fit: Fit): TargetChoice | undefined {
  if (fitting.length === 0) return undefined;
  const apart = fitting.filter(({ element }) => !fitting.some((other) => isInside(element, other.element)));
  if (ordinal !== undefined) {
    const nth = apart.at(ordinal < 0 ? ordinal : ordinal - 1);
    return nth ? { kind: 'found', element: nth.element, fit } : { kind: 'missing', near: [] };
  }
  let left = apart;
  for (const better of TIE_BREAKS) {
    const kept = left.filter((entry) => better(entry, left));
    if (kept.length > 0) left = kept;
  }
  const [first, ...others] = left;
  if (!first) return undefined;
  const isOne = others.every(({ element }) => isSameLink(scene, first.element, element));
  return isOne ? { kind: 'found', element: first.element, fit } : { kind: 'several', candidates: left };
}

const TIE_BREAKS: ((entry: Entry, all: readonly Entry[]) => boolean)[] = [
  // What is out of view may be covered there too.
  ({ element }, all) => !element.covered || !all.some((other) => other.element.inView && !other.element.covered),
  ({ element }) => element.place.some(({ kind }) => kind === 'dialog' || kind === 'alertdialog'),
];

/** Two links to the same place under the same name: either will do. */
function isSameLink({ snapshot }: Scene, one: SnapshotElement, other: SnapshotElement): boolean {
  const addressOf = ({ href, frame }: SnapshotElement) => {
    const base = snapshot.frames[frame]?.url ?? snapshot.url;
    return href !== undefined && URL.canParse(href, base) ? new URL(href, base).href : href;
  };
  const address = addressOf(one);
  return address !== undefined && address === addressOf(other) && one.name === other.name && one.role === other.role;
}

/** One thing in two elements (a tab and the link in it): the one that has a role, else the inner one, stands for both. */
function isInside(outer: SnapshotElement, inner: SnapshotElement): boolean {
  if (outer === inner || outer.frame !== inner.frame || !same(outer.name, inner.name)) return false;
  if (!isOver(outer.box, inner.box) && !isOver(inner.box, outer.box)) return false;
  return CONTROLS.has(outer.role) === CONTROLS.has(inner.role) ? outer.id < inner.id : CONTROLS.has(inner.role);
}

/** The middle of the first is in the second. */
function isOver({ x, y, width, height }: Box, box: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return box.x <= across && across <= box.x + box.width && box.y <= down && down <= box.y + box.height;
}

/** Workflows may name an element by a selector; only one that the list has. */
function bySelector(scene: Scene, { spoken }: Phrase, { needs }: TargetQuery): TargetChoice | undefined {
  if (!/[#.[\]>:]/.test(spoken)) return undefined;
  const entry = scene.entries.find(({ element }) => element.selector === spoken && hasCapability(needs, element));
  return entry && !entry.element.states.includes('disabled') ? { kind: 'found', element: entry.element, fit: FIT.same } : undefined;
}

const sharesWord = ({ element, names }: Entry, phrase: Phrase): boolean =>
  element.name !== '' &&
  phrase.names.some(({ words }) => names.some((name) => words.some((word) => word.length > 2 && name.words.includes(word))));

/** What a page calls its controls, to read sentences with. */
export interface Called {
  /** Is a phrase exactly the name of one? */
  name(phrase: string): boolean;
  /** Are they whole words of the name of one? */
  part(phrase: string): boolean;
  /** Are they whole words of the name of one that is set by choosing, and holds no text of its own? */
  list(phrase: string): boolean;
}

/** The names of a page's controls; texts and headings are none. */
export function calledIn({ entries }: Pick<Scene, 'entries'>): Called {
  const controls = entries.filter(({ element }) => !element.weak && element.role !== 'heading');
  const fits = (among: readonly Entry[], least: Fit) => (phrase: string) => {
    const said = nameOf(phrase);
    return among.some(({ names }) => names.some((name) => fitOf(said, name) >= least));
  };
  const lists = controls.filter(({ element }) => hasCapability('settable', element) && !isEditable(element));
  return { name: fits(controls, FIT.thing), part: fits(controls, FIT.words), list: fits(lists, FIT.words) };
}
