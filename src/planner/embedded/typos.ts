import { commandLanguages } from '../../languages/joined/command-languages';
import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { allowedEdits, editDistance, SHORTEST_MISSPELT } from './edit-distance';

/** A verb stands within these ("please go and clik …"); how many by judgement. */
const FIRST_WORDS = 4;

/**
 * A text whose misspelt verb is put right ("clik" → "click"), or undefined when there is nothing to put right. Only the first words are
 * looked at, where verbs stand; names of elements are compared with their own tolerance later.
 */
export function correctVerbs(text: string): string | undefined {
  const words = [...text.matchAll(/\p{Script=Latin}+/gu)].slice(0, FIRST_WORDS);
  for (const match of words) {
    const word = foldLetters(match[0]);
    if (verbs().has(word)) continue;
    const right = nearest(word);
    if (right) return text.slice(0, match.index) + right + text.slice(match.index + match[0].length);
  }
  return undefined;
}

/** The nearest verb; of several as near the first language's, and none where that language has two. */
function nearest(word: string): string | undefined {
  const limit = allowedEdits(word);
  if (limit === 0) return undefined;
  let least = limit;
  let found: string[] = [];
  for (const [verb] of verbs()) {
    if (verb.length < SHORTEST_MISSPELT) continue;
    const edits = editDistance(word, verb, least);
    if (edits > least) continue;
    if (edits < least) found = [];
    least = edits;
    found.push(verb);
  }
  const first = Math.min(...found.map((verb) => verbs().get(verb) ?? 0));
  const ofFirst = found.filter((verb) => verbs().get(verb) === first);
  return ofFirst.length === 1 ? ofFirst[0] : undefined;
}

/** The first words of all templates, with the place of their language. */
const verbs = once(
  (): ReadonlyMap<string, number> =>
    new Map(
      commandLanguages()
        .flatMap(({ grammar }, place) =>
          Object.values(grammar.commands).flatMap((templates) =>
            templates.flatMap((template) => firstWords(template).map((verb): [string, number] => [verb, place])),
          ),
        )
        .reverse(),
    ),
);

/** The words that a template of a command begins with, folded; one of them is said. */
export function firstWords(template: string): string[] {
  const start = /^\(([^)]*)\)|^[\p{L}]+/u.exec(template)?.[0] ?? '';
  return foldLetters(start).match(/\p{Script=Latin}+/gu) ?? [];
}
