import type { Intent } from '../../../languages/grammar';
import { foldLetters, shorten } from '../../../lib/text';
import { sayElement } from '../../../model/element-words';
import { isSameLandmark } from '../../../model/landmark-words';
import type { SnapshotElement } from '../../../model/snapshot';
import { besideOf } from '../beside';
import { chooseElement, type ElementChoice, type ElementQuery, type ScoredElement } from '../choose-element';
import type { Command, Said } from '../command';
import { grammarFor } from '../grammars';
import { groupsAlike, nthAlike, nthItem } from '../items';
import { hasCapability } from '../kinds';
import { bareName, type Phrase, parsePhrase, parseRelations, type Related, saysOtherwise } from '../phrase';
import { sayElementIn, sayPlaceIn } from '../say-element-in';
import type { Entry, Scene } from '../scene';
import { optionsFit } from '../step-options';
import { FIT, textFit } from '../text-fit';
import { WELL_NAMED } from '../thresholds';
import { type Voice, voiceOf } from '../voice';
import { abstain, type Resolution } from './resolution';

interface FoundOne {
  ok: true;
  element: SnapshotElement;
  /** 0..1, how well what was said names it. */
  text: number;
  why: string;
}

/** An element chosen for a command, or the completion that says why none was. */
export type Found =
  | { ok: true; element: SnapshotElement; text: number; why: string }
  | { ok: false; abstain: Resolution; several: boolean };

/** Finds the one element that was said, by its name, else by its name and the place where it stands. */
export function findTarget(scene: Scene, said: Said, command: Command, asked: ElementQuery): Found {
  const phrase = parsePhrase(said, command.language);
  // "The page (never press “Suivant”)": what is quoted is just what is not meant.
  if (said.inner !== undefined && saysOtherwise(said.text.replace(said.inner, ' '), command.language))
    return { ok: false, abstain: explain({ kind: 'missing', nearest: [] }, phrase, command), several: false };
  const wish = withOptions(asked, phrase, command);
  const relations = parseRelations(said, command.language);
  // In "Edit in the row of "Rye"" the quotes say where.
  const placed = relations.filter(({ head, spokenAnchor }) => said.inner && head.names.length > 0 && spokenAnchor.includes(said.inner));
  const there = placed.length > 0 ? byRelation(scene, placed, wish) : undefined;
  if (there) return found(there);
  const choice = chooseElement(scene, phrase, wish);
  if (placed.length === 0 && choice.kind === 'found' && choice.ranked.text >= WELL_NAMED) return found(choice.ranked);
  const related = byRelation(scene, relations, wish);
  if (related) return found(related);
  if (choice.kind === 'found' && placed.length > 0)
    return { ok: false, abstain: explain({ kind: 'missing', nearest: [] }, phrase, command), several: false };
  if (choice.kind === 'found') return found(choice.ranked);
  const inside = choice.kind === 'missing' && !choice.disabled ? byRelation(scene, placeAsName(phrase), wish) : undefined;
  if (inside) return found(inside);
  const other = choice.kind === 'missing' ? (bySign(scene, phrase, command, wish) ?? nthThing(scene, phrase, command, wish)) : undefined;
  if (other) return found(other);
  return { ok: false, abstain: explain(choice, phrase, command), several: choice.kind === 'ambiguous' };
}

/** What a workflow's step says besides: which of several, and what it is like. */
function withOptions(wish: ElementQuery, phrase: Phrase, command: Command): ElementQuery {
  const index = Number(command.slots.index?.text);
  if (Number.isInteger(index) && index >= 0) phrase.ordinal = index + 1;
  const fits = optionsFit(command, phrase);
  return fits ? { ...wish, prefers: (entry) => (fits(entry) ? (wish.prefers?.(entry) ?? 1) : 0) } : wish;
}

/** "the newsletter field": the only field of what is called newsletter. */
function placeAsName(phrase: Phrase): Related[] {
  const [name] = phrase.names;
  if (!name || !['field', 'button', 'link', 'menu', 'checkbox', 'switch', 'slider'].includes(phrase.kind ?? '')) return [];
  return [{ head: { ...phrase, names: [] }, anchor: name, spokenAnchor: name.normal }];
}

function found(ranked: ScoredElement): FoundOne {
  return { ok: true, element: ranked.entry.element, text: ranked.text, why: ranked.why };
}

function byRelation(scene: Scene, related: Related[], wish: ElementQuery): ScoredElement | undefined {
  for (const { head, anchor, spokenAnchor, ordinal } of related) {
    const item = ordinal === undefined ? undefined : nthItem(scene, ordinal);
    if (ordinal !== undefined && !item) continue;
    const isThere = (entry: Entry, depth: number) => {
      const place = entry.places[depth];
      if (item) return isSameLandmark(entry.element.place[depth], item.place);
      return place !== undefined && textFit(anchor, place) >= FIT.inName;
    };
    const why = (one: ScoredElement): ScoredElement => ({ ...one, why: `${one.why}, in “${spokenAnchor}”` });
    if (isCounted(head)) {
      const nth = nthOf(
        scene.entries.filter((entry) => DEPTHS.some((depth) => isThere(entry, depth)) && hasCapability(entry.element, wish.needs)),
        head,
      );
      if (nth) return why(nth);
      continue;
    }
    for (const depth of DEPTHS) {
      const prefers: ElementQuery['prefers'] = (entry) => (isThere(entry, depth) ? (wish.prefers?.(entry) ?? 1) : 0);
      const choice = chooseElement(scene, head, { ...wish, prefers });
      if (choice.kind === 'found') return why(choice.ranked);
      if (choice.kind === 'ambiguous') break;
    }
  }
  return undefined;
}

/** As many landmarks as are looked at around an element. */
const DEPTHS = [0, 1, 2, 3, 4, 5];

/** "The second card": nothing is said of it but what it is and which. */
const isCounted = ({ kind, names, ordinal }: Phrase): boolean => ordinal !== undefined && names.length === 0 && COUNTED.has(kind ?? '');
const COUNTED = new Set(['card', 'result', 'row', 'option']);

/** "The second card of Tea": of what stands there most of what looks alike, leaving out the buttons below it. */
function nthOf(there: readonly Entry[], { kind, ordinal = 1 }: Phrase): ScoredElement | undefined {
  const [most, next] = groupsAlike(there.filter(({ element }) => element.role !== 'button'));
  const entry = most && most.length !== next?.length ? most.at(ordinal < 0 ? ordinal : ordinal - 1) : undefined;
  return entry && { entry, text: 1, kind: 1, score: 1, why: `${kind} ${ordinal}` };
}

/** "Plus": the one button that shows that sign alone. */
function bySign(scene: Scene, { spoken }: Phrase, { language }: Command, wish: ElementQuery): ScoredElement | undefined {
  const signs = grammarFor(language).signs.get(foldLetters(bareName(spoken, language)));
  const [entry, other] = scene.entries.filter(
    ({ element, texts }) =>
      hasCapability(element, wish.needs) && texts.some(({ source, text }) => source !== 'identifier' && signs?.includes(text.text.trim())),
  );
  return entry && !other ? { entry, text: 1, kind: 1, score: 1, why: `shows “${signs?.[0]}”` } : undefined;
}

/** "The third task", where nothing on the page is called so. */
function nthThing(
  scene: Scene,
  { ordinal, names, quoted }: Phrase,
  { intent }: Command,
  { needs, prefers }: ElementQuery,
): ScoredElement | undefined {
  const [name] = names;
  if (ordinal === undefined || quoted || (name && name.words.length > 1) || (needs !== 'checkable' && !OPENS.has(intent))) return undefined;
  // What is on the page by that name is something else than what only looks alike.
  if (
    name &&
    scene.entries.some(({ texts }) => texts.some(({ source, text }) => source !== 'identifier' && textFit(name, text) >= FIT.exact))
  )
    return undefined;
  const entry = nthAlike(scene, ordinal, (element) => hasCapability(element, needs) && element.name !== '');
  return entry && (prefers?.(entry) ?? 1) > 0
    ? { entry, text: 1, kind: 1, score: 1, why: `in place ${ordinal} of what looks alike` }
    : undefined;
}
/** What is done by pressing a thing itself. */
const OPENS = new Set<Intent>(['open', 'click', 'goTo']);

/** What is less like it than this would be a strange suggestion; by judgement. */
const WORTH_NAMING = 0.35;

/** The completion for a choice that is no choice, with suggestions that are commands themselves. */
export function explain(choice: Exclude<ElementChoice, { kind: 'found' }>, phrase: Phrase, command: Command): Resolution {
  const say = voiceOf(command.language);
  if (choice.kind === 'ambiguous') {
    return {
      kind: 'abstain',
      summary: say('ambiguous', {
        said: command.source,
        count: choice.candidates.length,
        list: choice.candidates
          .slice(0, 4)
          .map(({ entry }) => labelWithPlace(entry.element, say))
          .join('; '),
      }),
      suggestions: tellApart(choice.candidates, command, say),
      several: true,
    };
  }
  if (choice.disabled) {
    const label = labelIn(say, choice.disabled.entry.element);
    return abstain(say('disabled', { label }), [say('waitFor', { name: nameOf(choice.disabled.entry.element) })]);
  }
  const nearest = choice.nearest.filter((candidate) => candidate.text >= WORTH_NAMING && nameOf(candidate.entry.element) !== '');
  const suggestions = nearest.map(({ entry }) => again(command, say, say('named', { name: nameOf(entry.element) })));
  return abstain(say('missing', { name: phrase.spoken }), suggestions);
}

function tellApart(candidates: ScoredElement[], command: Command, say: Voice): string[] {
  const shown = candidates.slice(0, 3);
  const names = new Set(shown.map(({ entry }) => nameOf(entry.element)));
  if (names.size === shown.length) return shown.map(({ entry }) => again(command, say, say('named', { name: nameOf(entry.element) })));
  const rows = shown.map(({ entry }) => rowOf(entry.element));
  if (rows.every((row) => row !== '') && new Set(rows).size === shown.length) {
    return shown.map(({ entry }, index) => again(command, say, say('inRow', { name: nameOf(entry.element), row: rows[index] ?? '' })));
  }
  const inOrder = [...shown].sort((left, right) => left.entry.order - right.entry.order);
  const nth = ['first', 'second', 'third'] as const;
  return inOrder.map(({ entry }, index) => again(command, say, say(nth[index] ?? 'third', { name: nameOf(entry.element) })));
}

/** "row Bob" → "Bob". */
function rowOf(element: SnapshotElement): string {
  const row = element.place.find(({ kind, name }) => ROWS.has(kind) && !!name)?.name ?? '';
  return shorten(row, 80).replace(/["“”]/g, '');
}
const ROWS = new Set('row listitem article item treeitem option group dialog form region heading'.split(' '));

/** What was to be done, with another target, as a command of the same language. */
function again({ intent, slots }: Command, say: Voice, target: string): string {
  if ((intent === 'type' || intent === 'search') && slots.text) return say('typeIn', { text: slots.text.text.replace(/"/g, "'"), target });
  return say(AGAIN.find((name) => name === intent) ?? 'click', { target });
}

const AGAIN = ['check', 'uncheck', 'hover', 'doubleClick', 'rightClick', 'clear', 'scrollTo'] as const;

/** The name of an element as it can be said again. */
export function nameOf(element: SnapshotElement): string {
  return shorten(element.name || element.placeholder || element.value || '', 80).replace(/["“”]/g, '');
}

/** The command that presses it. */
export const sayClick = (say: Voice, element: SnapshotElement): string => say('click', { target: say('named', { name: nameOf(element) }) });

/** "button “Save”", for the journal. */
export const labelOf = (element: SnapshotElement): string => sayElement(element, calledOf(element) || element.selector, 60, '“”');

/** The same for a person, in the language of the command. */
export const labelIn = (say: Voice, element: SnapshotElement): string => sayElementIn(say, element.role, calledOf(element));

const calledOf = (element: SnapshotElement): string =>
  element.name || element.placeholder || element.description || besideOf(element) || '';

function labelWithPlace(element: SnapshotElement, say: Voice): string {
  const label = labelIn(say, element);
  return element.place[0] ? say('inPlace', { label, place: sayPlaceIn(say, element.place[0]) }) : label;
}
