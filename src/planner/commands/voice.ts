import { commandLanguages } from '../../languages/joined/command-languages';
import type { SayingName } from '../../languages/sayings';
import { foldLetters } from '../../lib/text';
import { tables } from './tables';

/** Sentences and commands of one language. */
export type Voice = (name: SayingName, values?: Readonly<Record<string, string | number>>) => string;

/** How to say something in the language of a command, by its id; English for an unknown one. */
export function voiceOf(language: string): Voice {
  const { say } = commandLanguages().find(({ id }) => id === language) ?? commandLanguages()[0];
  return (name, values = {}) => say[name].replace(/\{(\w+)\}/g, (whole, slot: string) => String(values[slot] ?? whole));
}

/** The language of words that are no command: by how it is written, else the one whose small words are most of them. */
export function languageOf(text: string): string {
  // Japanese has signs of its own beside the Chinese ones, and comes behind Chinese.
  const written = commandLanguages().findLast(({ onlyItsOwn }) => onlyItsOwn !== undefined && new RegExp(onlyItsOwn, 'u').test(text));
  if (written) return written.id;
  const words = foldLetters(text).split(/[^\p{L}\p{N}]+/u);
  const counts = tables().map(({ id, articles, pronouns, kinds }) => ({
    id,
    count: words.filter((word) => articles.includes(word) || pronouns.has(word) || kinds.has(word)).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).id;
}
