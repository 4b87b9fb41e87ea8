import type { Intent } from '../command';
import { fold } from '../fold';
import { compileTemplate, type Template } from '../template';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import type { Kind, Language } from './language';
import { pt } from './pt';
import { zh } from './zh';

/** A language ready to read with; all words are folded. */
export interface Grammar {
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
  keys: ReadonlyMap<string, string>;
  pronouns: ReadonlySet<string>;
  on: ReadonlySet<string>;
  off: ReadonlySet<string>;
}

/** English first: it wins where two languages read a text equally well. */
export const LANGUAGES: readonly Language[] = [en, zh, de, fr, es, ja, pt];

/** All languages, compiled once. */
export const GRAMMARS: readonly Grammar[] = LANGUAGES.map(grammarOf);

/** The grammar of a language's id; English for an unknown one. */
export function grammarFor(id: string): Grammar {
  return GRAMMARS.find((grammar) => grammar.id === id) ?? ENGLISH;
}

/** "a|b" as a list, folded. */
export function wordList(words: string): string[] {
  return words
    .split('|')
    .map(fold)
    .filter((word) => word !== '');
}

/** A pattern of any of these words, longest first. */
export function anyOf(words: readonly string[]): string {
  if (words.length === 0) return '(?!)';
  const longest = [...words].sort((left, right) => right.length - left.length);
  return longest.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+')).join('|');
}

function grammarOf(language: Language): Grammar {
  const numbers = counted(language.numbers);
  const keys = new Map(
    Object.entries(language.keys).flatMap(([key, words]) => wordList(words).map((word): [string, string] => [word, key])),
  );
  const words = { spaced: language.spaced, keys: [...keys.keys()], numbers: [...numbers.keys()] };
  return {
    id: language.id,
    spaced: language.spaced,
    templates: Object.entries(language.commands).flatMap(([intent, sources]) =>
      sources.flatMap((source) => compileTemplate(source, words).map((template) => ({ intent: intent as Intent, template }))),
    ),
    relations: language.relations.flatMap((source) => compileTemplate(source, words)),
    polite: new RegExp(`^(?:${anyOf(wordList(language.polite))})${language.spaced ? '(?![\\p{L}\\p{N}])\\s*' : '\\s*'}`, 'u'),
    trailing: new RegExp(`${language.spaced ? '(?<![\\p{L}\\p{N}])' : ''}\\s*(?:${anyOf(wordList(language.trailing))})$`, 'u'),
    articles: wordList(language.articles),
    kinds: new Map(
      Object.entries(language.kinds).flatMap(([kind, names]) => wordList(names).map((name): [string, Kind] => [name, kind as Kind])),
    ),
    ordinals: counted(language.ordinals),
    numbers,
    keys,
    pronouns: new Set(wordList(language.pronouns)),
    on: new Set(wordList(language.on)),
    off: new Set(wordList(language.off)),
  };
}

/** "1=first=1st|2=second" as words to numbers. */
function counted(source: string): Map<string, number> {
  const rows = source.split('|').map((row) => row.split('='));
  return new Map(rows.flatMap(([number, ...words]) => words.map((word): [string, number] => [fold(word), Number(number)])));
}

const ENGLISH = grammarOf(en);
