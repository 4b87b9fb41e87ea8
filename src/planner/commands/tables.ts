import { type CommandLanguage, commandLanguages } from '../../languages/joined/command-languages';
import type { Intent, Kind } from '../../languages/verbs';
import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { compileTemplate, type Template, type TypedSlots } from './template';
import { anyOf, byWord, counted, wordList } from './word-lists';

/** The verbs of a language ready to read with; all words are folded. */
export interface Table {
  id: string;
  spaced: boolean;
  templates: readonly { intent: Intent; template: Template }[];
  typed: TypedSlots;
  relations: readonly Template[];
  joins: readonly string[];
  /** Words of politeness. */
  courtesy: readonly string[];
  /** At the start of a folded text, and at its end. */
  polite: RegExp;
  trailing: RegExp;
  articles: readonly string[];
  silent: ReadonlySet<string>;
  pronouns: ReadonlySet<string>;
  kinds: ReadonlyMap<string, Kind>;
  ordinals: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
  keys: ReadonlyMap<string, string>;
  states: ReadonlyMap<string, 'on' | 'off'>;
}

/** The tables of all languages, in the order of the packs. Made when the first command is read, not when the worker starts. */
export const tables = once((): readonly Table[] => commandLanguages().map(compile));

/** The table of a language by its code; English for an unknown one. */
export const tableOf = (language: string): Table => tables().find(({ id }) => id === language) ?? (tables()[0] as Table);

function compile({ id, spaced, verbs }: CommandLanguage): Table {
  const keys = byWord(verbs.keys);
  const numbers = counted(verbs.numbers);
  const typed = typedSlots([...keys.keys()], [...numbers.keys()]);
  return {
    id,
    spaced,
    typed,
    templates: Object.entries(verbs.commands).flatMap(([intent, sources]) =>
      sources
        .split(' / ')
        .flatMap((source) => compileTemplate(source, spaced, () => typed).map((template) => ({ intent: intent as Intent, template }))),
    ),
    relations: verbs.relations.split(' / ').flatMap((source) => compileTemplate(source, spaced, () => typed)),
    joins: wordList(verbs.joins),
    courtesy: wordList(`${verbs.polite}|${verbs.trailing}`),
    polite: new RegExp(`^(?:${anyOf(wordList(verbs.polite))})${spaced ? '(?![\\p{L}\\p{N}])\\s*' : '\\s*'}`, 'u'),
    trailing: new RegExp(`${spaced ? '(?<![\\p{L}\\p{N}])' : ''}\\s*(?:${anyOf(wordList(verbs.trailing))})$`, 'u'),
    articles: wordList(verbs.articles),
    silent: new Set(wordList(verbs.silent)),
    pronouns: new Set(wordList(verbs.pronouns)),
    kinds: byWord(verbs.kinds),
    ordinals: counted(verbs.ordinals),
    numbers,
    keys,
    states: byWord({ on: verbs.on, off: verbs.off }),
  };
}

/** What stood in quotes, see `quotes`. */
const MARK = '[\\ue000-\\uf8ff]';
const URL_PATTERN = `(?:[a-z][a-z+.-]*:\\S+|(?:[\\w-]+\\.)+[a-z]{2,}(?::\\d+)?(?:[/?#]\\S*)?|localhost(?::\\d+)?(?:[/?#]\\S*)?|${MARK})`;

function typedSlots(keys: readonly string[], numbers: readonly string[]): TypedSlots {
  const { ms, s, min, px } = UNITS();
  return {
    n: `\\d+(?:[.,]\\d+)?|${anyOf(numbers)}`,
    unit: [ms, s, min, px].join('|'),
    url: URL_PATTERN,
    file: `${MARK}(?:\\s*,?\\s*${MARK})*|[^\\s,]+\\.\\w{1,5}`,
    user: '\\S+',
    key: `${CHORD()}*(?:${anyOf(keys)}|f\\d{1,2})|${CHORD()}+[a-z0-9]`,
  };
}

const ofAll = (pick: (verbs: CommandLanguage['verbs']) => string | undefined): string =>
  commandLanguages()
    .flatMap(({ verbs }) => pick(verbs) ?? [])
    .join('|');
const CHORD = once(() => `(?:(?:${foldLetters(ofAll(({ modifiers }) => modifiers))})\\s*[+-]\\s*)`);
const UNITS = once(() => ({
  ms: ofAll(({ units }) => units.ms),
  s: ofAll(({ units }) => units.s),
  min: ofAll(({ units }) => units.min),
  px: ofAll(({ units }) => units.px),
}));

/** Milliseconds of a unit of a wait, or CSS px of one of a scroll; undefined for any other word. */
export function unitOf(word: string): { ms?: number; px?: number } | undefined {
  const is = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u').test(foldLetters(word));
  const { ms, s, min, px } = UNITS();
  return is(ms) ? { ms: 1 } : is(s) ? { ms: 1000 } : is(min) ? { ms: 60_000 } : is(px) ? { px: 1 } : undefined;
}

/** "2nd" */
export const placeNumber = once(() => new RegExp(`^(\\d{1,3})(?:${ofAll(({ numberEndings }) => numberEndings)})$`, 'u'));
/** "保存的按钮" */
export const particles = once(() => {
  const some = `(?:\\s|${ofAll(({ particle }) => particle)})+`;
  return { atStart: new RegExp(`^${some}`), atEnd: new RegExp(`${some}$`) };
});
