import { commandLanguages } from '../../languages/joined/command-languages';
import type { SayingName } from '../../languages/sayings';
import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { grammars } from './grammars';

/** Sentences and commands of one language. */
export type Voice = (name: SayingName, values?: Readonly<Record<string, string | number>>) => string;

/** How to say something in the language of a command, by its id; English for an unknown one. */
export function voiceOf(language: string): Voice {
  const { say } = commandLanguages().find(({ id }) => id === language) ?? commandLanguages()[0];
  return (name, values = {}) => say[name].replace(/\{(\w+)\}/g, (whole, slot: string) => String(values[slot] ?? whole));
}

/** Words of English commands; "save as draft" is no Portuguese. */
const englishWords = once(
  (): ReadonlySet<string> =>
    new Set(
      Object.values(commandLanguages()[0].grammar.commands)
        .flat()
        .flatMap((template) =>
          foldLetters(template)
            .replace(/\{\w+\}/g, ' ')
            .split(/[^\p{L}]+/u),
        ),
    ),
);

/** The language of words that are no command: by how it is written, else the one whose small words are most of them. */
export function languageOf(text: string): string {
  // Japanese has signs of its own beside the Chinese ones, and comes behind Chinese.
  const written = commandLanguages().findLast(({ onlyItsOwn }) => onlyItsOwn !== undefined && new RegExp(onlyItsOwn, 'u').test(text));
  if (written) return written.id;
  const words = foldLetters(text).split(/[^\p{L}\p{N}]+/u);
  const counts = grammars().map(({ id, articles, pronouns, kinds }) => {
    const known = new Set([...articles, ...pronouns, ...kinds.keys()]);
    return { id, count: words.filter((word) => known.has(word) && (id === 'en' || !englishWords().has(word))).length };
  });
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).id;
}
