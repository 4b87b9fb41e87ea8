import { bareWords, differInMeaning } from '../../lib/text';
import { conceptsIn } from './concepts';
import { allowedEdits, editDistance } from './edit-distance';
import { comparable } from './text-fit';
import { wordsFor } from './words-for';

/**
 * True for a command that has each word that matters of what was said: its verb, and what it is done to. The word itself, a misspelling, or another word for the
 * same counts, and all verbs of using a thing are one. A command that lacks one would do something else than was said.
 */
export function saysAllOf(said: string, language: string): (command: string) => boolean {
  const { small, does, things, contents } = wordsFor(language);
  const isPlain = (word: string) => [small, things, contents].some((plain) => plain.has(word) || plain.has(`${word}s`));
  const telling = wordsOf(said).filter((word) => !isPlain(comparable(word).normal));
  return (command) => {
    const words = wordsOf(command);
    const concepts = conceptsIn(comparable(command).normal);
    const isSaid = (word: string) =>
      words.some((other) => isSameWord(word, other) || (does.has(comparable(word).normal) && does.has(comparable(other).normal))) ||
      [...conceptsIn(comparable(word).normal)].some((concept) => concepts.has(concept));
    return telling.length > 0 && telling.every(isSaid);
  };
}

/** Each with its signs; Chinese and Japanese ones by the dictionary. */
const wordsOf = (text: string): string[] =>
  bareWords(text).flatMap((word) => {
    const { words } = comparable(word);
    return words.length > 1 ? words : [word];
  });

function isSameWord(word: string, other: string): boolean {
  const [said, there] = [comparable(word).normal, comparable(other).normal].map((one) =>
    one.length > SHORTEST_PLURAL ? one.replace(/s$/, '') : one,
  );
  if (said === undefined || there === undefined || differInMeaning(word, other)) return false;
  // A syllable of Hangul counts as one letter.
  const allowed = allowedEdits(said.normalize('NFC'));
  return editDistance(said, there, allowed) <= allowed;
}
/** "is" and "its" are no plurals. */
const SHORTEST_PLURAL = 3;
