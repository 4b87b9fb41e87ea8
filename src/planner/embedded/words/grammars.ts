import type { Intent } from '../command';
import { fold } from '../fold';
import { compileTemplate, type Template } from '../template';
import { en } from './en';
import type { Language } from './language';

/** A language ready to read with. */
export interface Grammar {
  language: Language;
  templates: { intent: Intent; template: Template }[];
  relations: Template[];
  /** At the start of a folded text, and at its end. */
  polite: RegExp;
  trailing: RegExp;
}

/** All languages, compiled once. English first: it wins where two read a text equally well. */
export const GRAMMARS: readonly Grammar[] = [en].map(grammarOf);

/** The language of an id; English for an unknown one. */
export function languageOf(id: string): Language {
  return GRAMMARS.find((grammar) => grammar.language.id === id)?.language ?? en;
}

/** The grammar of a language's id; the first for an unknown one. */
export function grammarFor(id: string): Grammar | undefined {
  return GRAMMARS.find((grammar) => grammar.language.id === id) ?? GRAMMARS[0];
}

function grammarOf(language: Language): Grammar {
  const templates = Object.entries(language.commands).flatMap(([intent, sources]) =>
    sources.flatMap((source) => compileTemplate(source, language).map((template) => ({ intent: intent as Intent, template }))),
  );
  return {
    language,
    templates,
    relations: language.relations.flatMap((source) => compileTemplate(source, language)),
    polite: new RegExp(`^(?:${anyOf(language.polite)})${language.spaced ? '(?![\\p{L}\\p{N}])\\s*' : '\\s*'}`, 'u'),
    trailing: new RegExp(`${language.spaced ? '(?<![\\p{L}\\p{N}])' : ''}\\s*(?:${anyOf(language.trailing)})$`, 'u'),
  };
}

/** A pattern of any of these words, longest first, folded. */
export function anyOf(words: readonly string[]): string {
  if (words.length === 0) return '(?!)';
  const longest = [...words].sort((left, right) => right.length - left.length);
  return longest
    .map((word) =>
      fold(word)
        .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replace(/ /g, '\\s+'),
    )
    .join('|');
}
