import type { Kind } from '../../../languages/grammar';
import { alikeKey, bareWords } from '../../../lib/text';
import { namesAll } from '../../../model/goal/asks';
import { isFiller, isRelation } from '../../../model/goal/lexicon';
import { isFinalLabel } from '../../../model/risk-label';
import { isQuestion } from '../answer/tell-by-page';
import type { Command } from '../command';
import { conceptOf, conceptsIn } from '../concepts';
import { grammarFor } from '../grammars';
import { CONTROLS, isInside, isPartOf } from '../inside';
import { isAround } from '../items';
import { hasCapability, kindFit, LISTED } from '../kinds';
import { bareText } from '../parse-command';
import { type Entry, isEditable, type Scene } from '../scene';
import { type Comparable, comparable } from '../text-fit';
import { deedsFor, wordsFor } from '../words-for';
import { act, asCheck, clickFound } from './click';
import type { Resolution } from './resolution';
import { has, isWrittenIn } from './share-said';

/**
 * The last way to read a sentence: its words are weighed. For a control speak the words that its name and its place have, against it those that nothing there has. One is
 * taken where all that tells anything of its name was said, where more speaks for it than against it, and where no other comes near.
 */
export function weighed(scene: Scene, command: Command, isSeveral = false): Resolution | undefined {
  const said = sentenceOf(scene, command);
  if (!said) return undefined;
  const found = scene.entries
    .flatMap((entry) => weigh(entry, said) ?? [])
    .sort((left, right) => right.weight - left.weight || left.entry.order - right.entry.order);
  const apart = found.filter(
    (one) => !found.some(({ entry: { element } }) => isInside(one.entry.element, element) || isPartOf(one.entry.element, element)),
  );
  const [best, ...others] = apart;
  // Whose name says more of what was said comes before, by however little: "Full Split" before "Full".
  const isLess = ({ own }: Weighed) => best && own.length < best.own.length && own.every((word) => best.own.includes(word));
  if (!best || others.some((one) => one.weight > best.weight - MARGIN && !isLess(one))) return undefined;
  // Between several that could be meant decides only who has more of what was said.
  if (isSeveral && (best.has.length < 2 || others.some((one) => !isLess(one)))) return undefined;
  const { element } = best.entry;
  if (element.states.includes('disabled')) return undefined;
  if (said.isAgainst) return CHECKED.has(element.role) ? act(scene, element, 'uncheck', best.why) : undefined;
  // "Stop the updates": of a verb that is not known nobody knows which way it turns a switch.
  if (CHECKED.has(element.role)) return said.isFor || best.left === 0 ? act(scene, element, 'check', best.why) : undefined;
  return asCheck(scene, clickFound(scene, command, { element, text: best.share, why: best.why }));
}

interface Sentence {
  language: string;
  first: string;
  /** All of its words, in order. */
  words: readonly string[];
  against: ReadonlySet<string>;
  /** "Repeat (Wiederholen)": what the page calls it. */
  bracketed: ReadonlySet<string>;
  /** Words that tell something. */
  telling: readonly string[];
  /** Words that only say of what kind a thing is. */
  plain: ReadonlySet<string>;
  /** What is to be done, where a control has to say it itself. */
  deeds: readonly string[];
  /** "All": only a control that says so itself does that. */
  all: readonly string[];
  /** Words for kinds of things. */
  kinds: readonly (readonly [string, Kind])[];
  /** All of its words with their signs. */
  written: readonly string[];
  isAgainst: boolean;
  /** "On", "tick", or a known verb that turns nothing off. */
  isFor: boolean;
  /** What is quoted: a control has it in its name, and most of that. */
  quote: Comparable | undefined;
  opens: boolean;
  /** Is a control called by no other word that tells anything than this? */
  isCalled(word: string): boolean;
  /** How much a word tells of what is meant: 1 where one thing of the page has it, the less the more have it. */
  weightOf(word: string): number;
}

function sentenceOf(scene: Scene, { source, language, intent }: Command): Sentence | undefined {
  if (isQuestion(source) || /@/.test(source)) return undefined;
  const [quote, another] = [...source.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, quoted = '']) => comparable(quoted));
  if (another || (quote && quote.words.length < 2)) return undefined;
  const { on, off, kinds, prepositions, only, writing } = grammarFor(language);
  const { small, does, things, contents, polite } = wordsFor(language);
  // "Ben's cards": whose they are is his name.
  const bare = bareText(source.replace(/[“”"]/g, ' ').replace(/[’']s(?=\s|$)/g, ''), language);
  const { words } = comparable(bare);
  const against = words.filter((word) => off.has(word) || deedsFor(language).against.has(word));
  const isEmpty = (word: string) => small.has(word) || does.has(word) || isFiller(word) || only.has(word) || against.includes(word);
  // "If", "until", "without": what depends on more than the page shows now is not weighed.
  if (words.some((word) => isRelation(word) && !prepositions.has(word) && !isEmpty(word))) return undefined;
  const open = words.filter((word) => !isEmpty(word) && !prepositions.has(word));
  const isPlain = (word: string) => [things, contents, kinds, writing].some((words) => words.has(word));
  const plain = new Set(open.filter((word) => isPlain(word) || isPlain(word.replace(/s$/, ''))));
  const counts = new Map<string, number>();
  for (const word of open) counts.set(word, scene.entries.filter((entry) => has(namesOf(entry), word)).length);
  // "I only want to see …": a courtesy that nothing is called by.
  const telling = open.filter((word) => !plain.has(word) && !(polite.has(word) && counts.get(word) === 0));
  // A number or a proper name that the page does not have is what was meant.
  const written = bare.split(/\s+/).slice(1);
  const isNamed = (word: string) =>
    /\d/.test(word) || (language !== 'de' && written.some((one) => /^\p{Lu}/u.test(one) && comparable(one).normal === word));
  if (telling.some((word) => counts.get(word) === 0 && isNamed(word))) return undefined;
  const deeds = words.filter((word) => (open.includes(word) && deedsFor(language).others.has(word)) || DEEDS.has(conceptOf(word) ?? ''));
  return {
    language,
    first: words[0] ?? '',
    words,
    against: new Set(against),
    bracketed: new Set(comparable(/[(（]([^()（）]+)[)）]/u.exec(source)?.[1] ?? '').words),
    telling,
    plain,
    deeds,
    all: namesAll(source).flatMap((word) => comparable(word).words),
    kinds: [...kinds].filter(([word]) => words.includes(word)),
    written: bareWords(bare),
    isAgainst: against.length > 0,
    isFor: words.some((word) => does.has(word) || (on.has(word) && !prepositions.has(word))),
    quote,
    opens: intent === 'open' || intent === 'goTo',
    isCalled: (word) =>
      scene.entries.some(
        ({ element, texts }) =>
          CONTROLS.has(element.role) &&
          texts.some(
            ({ source, text }) =>
              source !== 'identifier' && shareOf(text.words, { telling: [word], plain, language, words: [] }) >= ALL_OF_IT,
          ),
      ),
    weightOf: (word) => {
      const count = counts.get(word) ?? 0;
      return count === 0 ? UNKNOWN : 1 / (1 + Math.log2(count) / COMMON);
    },
  };
}

interface Weighed {
  entry: Entry;
  weight: number;
  /** How much of its name was said. */
  share: number;
  /** What was said that its name has, and that its name or place has. */
  own: readonly string[];
  has: readonly string[];
  /** How many words that tell something nothing of it has. */
  left: number;
  why: string;
}

function weigh(entry: Entry, said: Sentence): Weighed | undefined {
  const { element } = entry;
  if (!hasCapability(element, 'clickable') || isEditable(element) || element.tag === 'select') return undefined;
  if (!CONTROLS.has(element.role) && !element.weak) return undefined;
  // What is ticked opens nothing.
  if (said.opens && CHECKED.has(element.role)) return undefined;
  const names = namesOf(entry);
  const isOther = (kind: Kind) => kindFit(kind, element) === 0 || (LISTED.has(kind) && isAround(element));
  if (said.kinds.some(([word, kind]) => !has(names, word) && isOther(kind))) return undefined;
  if (!said.all.every((word) => has(names, word))) return undefined;
  const own = [...said.telling, ...said.all].filter((word, at, all) => has(names, word) && all.indexOf(word) === at);
  const texts = entry.texts.map(({ text }) => text);
  const isWritten = (word: string) => isWrittenIn(word, texts) || !own.includes(alikeKey(word));
  // "C#" is not "C++", and a sign alone is part of a name.
  if (own.length === 0 || !said.written.every((word) => (alikeKey(word) === '' ? isWrittenIn(word, texts) : isWritten(word))))
    return undefined;
  const concepts = new Set(
    [...names, ...(entry.places[0]?.words ?? []).filter((word) => FILTERS.has(conceptOf(word) ?? ''))].flatMap((word) => [
      ...conceptsIn(word),
    ]),
  );
  if (said.deeds.some((word) => !has(names, word) && !concepts.has(conceptOf(word) ?? ''))) return undefined;
  const around = new Set(entry.places.flatMap(({ words }) => words));
  const placed = said.telling.filter((word) => !own.includes(word) && has(around, word));
  const left = said.telling.filter((word) => !own.includes(word) && !placed.includes(word) && !said.deeds.includes(word));
  // "Star the repository": what is done names no thing, and the thing that is named is not there.
  const isDeed = own.every((word) => word === said.first || said.deeds.includes(word));
  if (isDeed && (left.length > 0 || [...said.plain].some((word) => !has(names, word) && !has(around, word)))) return undefined;
  const isQuoted = (text: Comparable) =>
    ` ${text.normal} `.includes(` ${said.quote?.normal} `) && (said.quote?.words.length ?? 0) * 2 >= text.words.length;
  if (said.quote && !entry.texts.some(({ text }) => isQuoted(text))) return undefined;
  const share = said.quote ? 1 : Math.max(...entry.texts.map(({ weight, text }) => weight * shareOf(text.words, said)));
  if (share < ALL_OF_IT || isFinalLabel(element.name) || /[?？]\s*$/u.test(element.name)) return undefined;
  const sum = (words: readonly string[]) => words.reduce((all, word) => all + said.weightOf(word), 0);
  const gain = sum(own) + sum(placed) * PLACED;
  const loss = sum(left);
  // What the page calls something else was said for that.
  if (left.some(said.isCalled) || loss > gain || !left.every((word) => isHead(word, own, said))) return undefined;
  return {
    entry,
    weight: gain - loss,
    share,
    own,
    has: [...own, ...placed],
    left: left.length,
    why: `“${[...own, ...placed].join(' ')}” ${gain.toFixed(2)} against “${left.join(' ')}” ${loss.toFixed(2)}`,
  };
}

/**
 * Does a word that nothing has only say what sort of thing it is: "the sports games", "the demo of the sliders", "chambre avec vue lac"? One that stands elsewhere tells
 * which of several is meant ("yesterday's report", "the report from May"), or is a verb that nobody knows.
 */
function isHead(word: string, own: readonly string[], { words, language, against, bracketed }: Sentence): boolean {
  const { prepositions } = grammarFor(language);
  const at = words.indexOf(word);
  const places = own.map((one) => words.indexOf(one)).filter((place) => place >= 0);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const joins = (from: number, to: number) => words.slice(from, to).some((one) => prepositions.has(one));
  if (against.has(words[at - 1] ?? '') || (bracketed.size > 0 && [...bracketed].every((one) => own.includes(one)))) return true;
  return at < first ? joins(at + 1, first) : at > last && HEAD_LAST.has(language) && !joins(last + 1, at);
}
/** Languages that put what a thing is behind what tells which one: "sports games", "Sportspiele". */
const HEAD_LAST = new Set(['en', 'de', 'ja', 'zh']);

/** How much of what a name tells was said. */
function shareOf(
  words: readonly string[],
  { telling, plain, language, words: all }: Pick<Sentence, 'telling' | 'plain' | 'language' | 'words'>,
): number {
  const { small, things } = wordsFor(language);
  const tells = words.filter((word) => !small.has(word) && !things.has(word) && !/^\d+$/.test(word));
  const isSaid = (word: string) => telling.some((one) => has(new Set([word]), one)) || plain.has(word) || all.includes(word);
  return tells.length === 0 ? 0 : tells.filter(isSaid).length / tells.length;
}

/** The words of all that a person may call it by. */
function namesOf(entry: Entry): ReadonlySet<string> {
  const known = NAMES.get(entry) ?? new Set(entry.texts.flatMap(({ source, text }) => (source === 'identifier' ? [] : text.words)));
  NAMES.set(entry, known);
  return known;
}
const NAMES = new WeakMap<Entry, ReadonlySet<string>>();

const CHECKED = new Set(['checkbox', 'switch', 'menuitemcheckbox']);
/** What a control has to be called by. */
const DEEDS = new Set(
  'add edit delete search sort filter print download upload save submit buy checkout addToCart login logout register cancel close next previous'.split(
    ' ',
  ),
);
/** What is chosen in a list of filters filters by it. */
const FILTERS = new Set(['filter', 'sort']);
/**
 * Swept over the 762 commands of the open beds (26 November): a name of which less was said is pressed wrongly from 0.7 down, and a word that nothing has may weigh up to
 * what a word weighs that two things have (0.67; from 1.5 up right ones are lost). The other three change nothing within MARGIN 0.1 to 1, PLACED 0.3 to 1 and COMMON 1 to 4.
 */
const ALL_OF_IT = 0.95;
const UNKNOWN = 0.6;
/** A word that four things have weighs half. */
const COMMON = 2;
const PLACED = 0.7;
const MARGIN = 0.3;
