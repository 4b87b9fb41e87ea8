import { bareWords, differInMeaning } from '../../lib/text';
import { conceptsIn } from './concepts';
import { allowedEdits, editDistance } from './edit-distance';
import { grammarFor } from './grammars';
import { comparable } from './text-fit';
import { wordsFor } from './words-for';

/**
 * True for a command that has each word that matters of what was said: its verb, and what it is done to. The word itself, a misspelling, or another word for the
 * same counts, and all verbs of using a thing are one. A command that lacks one would do something else than was said.
 */
export function saysAllOf(said: string, language: string): (command: string) => boolean {
  const telling = tellingWords(said, language);
  const isUse = usesIn(language);
  return (command) => {
    const words = wordsOf(command);
    const concepts = conceptsIn(comparable(command).normal);
    const isSaid = (word: string) =>
      words.some((other) => isSameWord(word, other) || (isUse(word) && isUse(other))) ||
      [...conceptsIn(comparable(word).normal)].some((concept) => concepts.has(concept));
    return telling.length > 0 && telling.every(isSaid);
  };
}

/** True for words that say what something is done to, or what is done other than using it. */
export const saysWhat = (said: string, language: string): boolean => tellingWords(said, language).some((word) => !usesIn(language)(word));

const usesIn = (language: string) => {
  const { does } = wordsFor(language);
  return (word: string) => does.has(comparable(word).normal);
};

/** Without small words, kinds of elements, and words for things of any kind. */
function tellingWords(said: string, language: string): string[] {
  const { small, things, contents } = wordsFor(language);
  const { kinds } = grammarFor(language);
  const isPlain = (word: string) => [small, things, contents, kinds].some((plain) => plain.has(word) || plain.has(`${word}s`));
  return wordsOf(said).filter((word) => !isPlain(comparable(word).normal));
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
