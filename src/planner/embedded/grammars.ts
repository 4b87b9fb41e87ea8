import type { Intent, Kind, Sign } from '../../languages/grammar';
import { type CommandLanguage, commandLanguages } from '../../languages/joined/command-languages';
import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { compileTemplate, type Template } from './template';
import { firstWords } from './typos';

/** The grammar of a language ready to read with; all words are folded. */
export interface CompiledGrammar {
  id: string;
  spaced: boolean;
  templates: { intent: Intent; template: Template }[];
  relations: Template[];
  /** At the start of a folded text, and at its end. */
  polite: RegExp;
  trailing: RegExp;
  articles: readonly string[];
  kinds: ReadonlyMap<string, Kind>;
  ordinals: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
  /** Behind a number that says how often, as a pattern. */
  times: string;
  keys: ReadonlyMap<string, string>;
  writing: ReadonlySet<string>;
  word: ReadonlySet<string>;
  where: ReadonlySet<string>;
  spots: ReadonlySet<string>;
  sides: ReadonlyMap<string, string>;
  prepositions: ReadonlySet<string>;
  copies: ReadonlySet<string>;
  /** "Focus" and the words between it and its field, at the start of a folded text. */
  focuses: RegExp;
  /** "Find", at the start of a folded text. */
  seeks: RegExp;
  ascending: RegExp;
  descending: RegExp;
  /** "Say", at the start of a folded text. */
  sends: RegExp;
  questions: ReadonlySet<string>;
  /** "So", at the start of a folded text. */
  therefore: RegExp;
  /** "Per page", in a folded text. */
  perPage: RegExp;
  /** What a sign is called, to the ways it is written. */
  signs: ReadonlyMap<string, readonly string[]>;
  /** "Only". */
  only: ReadonlySet<string>;
  /** "Except", between what is meant and what is left out. */
  except: RegExp;
  /** "Called", in a folded text. */
  calls: RegExp;
  /** Words that only ask. */
  asking: ReadonlySet<string>;
  /** A verb for ticking. */
  tick: string;
  /** "Once more". */
  again: ReadonlySet<string>;
  /** "In upper case", at the end of a folded text. */
  upper: RegExp;
  lower: RegExp;
  all: readonly string[];
  pronouns: ReadonlySet<string>;
  on: ReadonlySet<string>;
  off: ReadonlySet<string>;
}

/** The grammars of all languages, in the order of the packs. Compiled when the first command is read, not when the worker starts. */
export const grammars = once((): readonly CompiledGrammar[] => commandLanguages().map(compile));

/** The grammar of a language by its code; English for an unknown one. */
export function grammarFor(id: string): CompiledGrammar {
  return grammars().find((grammar) => grammar.id === id) ?? english();
}
const english = once(() => compile(commandLanguages()[0]));

/** "a|b" as a list, folded. */
export function wordList(words: string): string[] {
  return words
    .split('|')
    .map(foldLetters)
    .filter((word) => word !== '');
}

/** A pattern of any of these words, longest first. */
export function anyOf(words: readonly string[]): string {
  if (words.length === 0) return '(?!)';
  const longest = [...words].sort((left, right) => right.length - left.length);
  return longest.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+')).join('|');
}

function compile({ id, spaced, grammar, names }: CommandLanguage): CompiledGrammar {
  const numbers = counted(grammar.numbers);
  const keys = new Map(Object.entries(names.keys).flatMap(([key, words]) => wordList(words).map((word): [string, string] => [word, key])));
  const words = { spaced, keys: [...keys.keys()], numbers: [...numbers.keys()] };
  return {
    id,
    spaced,
    templates: Object.entries(grammar.commands).flatMap(([intent, sources]) =>
      sources.flatMap((source) => compileTemplate(source, words).map((template) => ({ intent: intent as Intent, template }))),
    ),
    relations: grammar.relations.flatMap((source) => compileTemplate(source, words)),
    polite: new RegExp(
      `^(?:${anyOf(wordList(`${grammar.polite}|${grammar.therefore}`))})${spaced ? '(?![\\p{L}\\p{N}])\\s*' : '\\s*'}`,
      'u',
    ),
    trailing: new RegExp(`${spaced ? '(?<![\\p{L}\\p{N}])' : ''}\\s*(?:${anyOf(wordList(grammar.trailing))})$`, 'u'),
    articles: wordList(grammar.articles),
    kinds: kindsOf(names.kinds),
    ordinals: counted(grammar.ordinals),
    numbers,
    times: grammar.times,
    keys,
    writing: new Set(wordList(names.writing)),
    word: new Set(wordList(grammar.word)),
    where: new Set(wordList(grammar.where)),
    spots: new Set(wordList(grammar.spots)),
    sides: new Map(Object.entries(grammar.sides).flatMap(([side, words]) => wordList(words).map((word) => [word, side] as const))),
    prepositions: new Set(wordList(grammar.prepositions ?? '')),
    copies: new Set(wordList(grammar.copies)),
    seeks: starting(grammar.seeks, spaced),
    ascending: letters(grammar.ascending),
    descending: letters(grammar.descending),
    sends: starting(grammar.sends, spaced),
    questions: new Set(wordList(grammar.questions)),
    therefore: starting(grammar.therefore, spaced),
    perPage: new RegExp(`${spaced ? '\\s+' : ''}(?:${anyOf(wordList(grammar.perPage))})`, 'u'),
    signs: signsOf(names.signs),
    only: new Set(wordList(grammar.only)),
    except: new RegExp(`${spaced ? '\\s+' : ''}(?:${anyOf(wordList(grammar.except))})${spaced ? '\\s+' : ''}`, 'iu'),
    calls: new RegExp(`\\s(?:${anyOf(wordList(grammar.calls))})\\s+`, 'u'),
    asking: new Set(wordList(grammar.asking)),
    again: new Set(wordList(grammar.again)),
    tick: firstWords(grammar.commands.check[0] ?? '')[0] ?? '',
    focuses: intoField(grammar),
    upper: letters(grammar.upper, grammar.prepositions),
    lower: letters(grammar.lower, grammar.prepositions),
    all: wordList(grammar.all),
    pronouns: new Set(wordList(grammar.pronouns)),
    on: new Set(wordList(grammar.on)),
    off: new Set(wordList(grammar.off)),
  };
}

const kindsOf = (kinds: Readonly<Record<Kind, string>>) =>
  new Map(Object.entries(kinds).flatMap(([kind, called]) => wordList(called).map((name): [string, Kind] => [name, kind as Kind])));

const starting = (words: string, spaced: boolean) => new RegExp(`^(?:${anyOf(wordList(words))})${spaced ? '\\s+' : ''}`, 'u');

const intoField = ({ focuses, prepositions = '' }: CommandLanguage['grammar']) =>
  new RegExp(`^(?:${anyOf(wordList(focuses))})\\s+(?:(?:${anyOf(wordList(`${prepositions}|into`))})\\s+)?`, 'u');

const signsOf = (signs: Readonly<Record<Sign, string>>) =>
  new Map(Object.entries(signs).flatMap(([sign, words]) => wordList(words).map((word) => [word, SIGNS[sign as Sign]] as const)));
/** Their usual one first. */
const SIGNS: Record<Sign, readonly string[]> = {
  plus: ['+', '＋'],
  minus: ['−', '-', '–', '—'],
  times: ['×', '*', '✕', 'x', 'X'],
  divide: ['÷', '/', ':'],
  equals: ['='],
};

const letters = (words: string, prepositions = '') =>
  new RegExp(`[\\s,]*(?:(?<![\\p{L}])(?:${anyOf(wordList(prepositions))})\\s+)?(?:${anyOf(wordList(words))})(?![\\p{L}])`, 'u');

/** "1=first=1st|2=second" as words to numbers. */
export function counted(source: string): Map<string, number> {
  const rows = source.split('|').map((row) => row.split('='));
  return new Map(rows.flatMap(([number, ...words]) => words.map((word): [string, number] => [foldLetters(word), Number(number)])));
}
