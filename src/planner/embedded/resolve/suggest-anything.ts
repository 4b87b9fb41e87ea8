import { bareWords } from '../../../lib/text';
import { isSameLandmark } from '../../../model/landmark-words';
import { isFinalLabel } from '../../../model/risk-label';
import { chooseElement } from '../choose-element';
import { editDistance } from '../edit-distance';
import { CONTROLS } from '../inside';
import { hasCapability } from '../kinds';
import { parsePhrase } from '../phrase';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { languageOf, type Voice } from '../voice';
import { deedsFor, wordsFor } from '../words-for';
import { nameOf } from './find-target';

/** Shorter words ("to", "of") are in many names and tell nothing; by judgement. */
const TELLING = 3;
/** As many as are shown. */
const ON_PAGE = 3;
/** What a thing is called is worth more than what is done to it, or what such things are; by judgement. */
const NAMES = 3;
/** A page with no more controls offers them all, whatever was said; by judgement. */
const FEW = 8;

/**
 * Commands that would work on this page and have a word of what was said, nearest first; of a page with a few controls those; where `filled` was just typed, what
 * its form is sent with. Never what has nothing to do with it.
 */
export function suggestAnything(scene: Scene, said: string, say: Voice, filled?: string): string[] {
  const measure = likenessTo(said);
  const offers = [...scene.entries.flatMap((entry) => clickOf(entry, measure, say) ?? []), ...optionsOf(scene, measure, say)];
  const isLike = offers.some(({ like }) => like > 0);
  const sends =
    filled === undefined || isLike
      ? []
      : sendsForm(scene, filled).map((entry) => ({ entry, like: 0, length: 0, command: clickNamed(entry, say) }));
  const near = [
    ...sends,
    ...offers.filter(({ like }) => like > 0).sort((left, right) => right.like - left.like || left.length - right.length),
  ];
  const works = near.filter(({ entry }) => !entry || isFound(scene, entry)).map(({ command }) => command);
  const few = isLike || scene.entries.length > FEW ? [] : (ofOnlyList(scene, say) ?? offers.map(({ command }) => command));
  return [...new Set([...works, ...few])].slice(0, ON_PAGE);
}

/** What the one list of a page offers. */
function ofOnlyList({ entries }: Scene, say: Voice): string[] | undefined {
  const [list, another] = entries.filter(({ element }) => element.tag === 'select' && element.options);
  return list && !another ? optionCommands(list, say).map(({ command }) => command) : undefined;
}

/** A command that would work. */
interface Offer {
  /** How much of what was said it has; 0 for nothing. */
  like: number;
  /** Words of its name: of two that have as much of it the one that says less else is nearer. */
  length: number;
  command: string;
  /** What it presses. */
  entry?: Entry;
}

interface Likeness {
  /** The distinct words of what was said that a text has, weighed. */
  of(text: string): number;
  /** Has it half or more of what tells anything, and not by a short word alone? */
  isMost(text: string): boolean;
  /** But for one letter it is a word of what was said: "A2" for "A3". */
  isNear(name: string): boolean;
}

function likenessTo(said: string): Likeness {
  const language = languageOf(said);
  const { small, does, things, contents, polite } = wordsFor(language);
  const { others: deeds } = deedsFor(language);
  const words = new Set(
    comparable(said)
      .words.filter((word) => word.length >= TELLING)
      .map(singular),
  );
  const isPlain = (word: string) =>
    [small, does, things, contents, deeds, polite].some((plain) => plain.has(word) || plain.has(`${word}s`));
  const telling = [...words].filter((word) => !isPlain(word));
  const wordsIn = (text: string) => new Set(comparable(text).words.map(singular));
  const all = bareWords(said);
  return {
    of: (text) => [...wordsIn(text)].reduce((sum, word) => sum + (words.has(word) ? (isPlain(word) ? 1 : NAMES) : 0), 0),
    isMost: (text) => {
      const own = wordsIn(text);
      const has = telling.filter((word) => own.has(word));
      return (
        has.length * 2 >= telling.length && (has.some((word) => word.length > TELLING) || has.length === telling.length) && has.length > 0
      );
    },
    isNear: (name) =>
      all.some(
        (word) => word.length > 1 && word.length === name.length && editDistance(comparable(word).normal, comparable(name).normal, 1) === 1,
      ),
  };
}

const singular = (word: string) => word.replace(/s$/, '');

/** What is in sight and used by a press; else only what has most of what was said. */
function clickOf(entry: Entry, { of, isMost, isNear }: Likeness, say: Voice): Offer | undefined {
  const { name, description = '', inView, role } = entry.element;
  const text = `${name} ${description}`;
  const { words } = comparable(name);
  const isControl = inView && (CONTROLS.has(role) || isNear(name));
  const isMeant = isControl || (words.length <= LONGEST && isMost(text) && hasCapability(entry.element, 'clickable'));
  if (nameOf(entry.element) === '' || !isMeant) return undefined;
  const like = of(text) + Number(isNear(name));
  if (like === 0 && isFinalLabel(name)) return undefined;
  return { like, length: words.length, command: clickNamed(entry, say), entry };
}

/** What says more is a box around several things; by judgement. */
const LONGEST = 10;

const clickNamed = ({ element }: Entry, say: Voice): string => say('click', { target: say('named', { name: nameOf(element) }) });

const isFound = (scene: Scene, { element }: Entry): boolean =>
  chooseElement(scene, parsePhrase({ text: nameOf(element), quoted: true }, 'en'), { needs: 'clickable' }).kind === 'found';

/** Options of lists of which at least half was said. */
function optionsOf(scene: Scene, { of }: Likeness, say: Voice): Offer[] {
  const lists = scene.entries.filter(({ element }) => element.tag === 'select' && !element.states.includes('disabled'));
  return lists.flatMap((list) =>
    optionCommands(list, say).flatMap(({ label, command }) => {
      const { words } = comparable(label);
      const like = of(label);
      return like * 2 >= words.filter((word) => !/^\d+$/.test(word)).length * NAMES && like >= NAMES
        ? [{ like, length: words.length, command }]
        : [];
    }),
  );
}

const optionCommands = ({ element }: Entry, say: Voice): { label: string; command: string }[] =>
  (element.options ?? [])
    .filter(({ selected }) => !selected)
    .map(({ label }) => ({ label, command: say('chooseFrom', { option: label, name: nameOf(element) }) }));

/** The buttons beside the field of a form that has this value. */
function sendsForm(scene: Scene, value: string): Entry[] {
  const field = scene.snapshot.elements.find((element) => isEditable(element) && element.value === value);
  const form = field?.place.find(({ kind }) => kind === 'form' || kind === 'search');
  return form
    ? scene.entries.filter(
        ({ element: { role, name, place } }) => role === 'button' && name !== '' && place.some((one) => isSameLandmark(one, form)),
      )
    : [];
}
