import { allowedEdits, editDistance } from './edit-distance';
import { fold } from './fold';
import { LANGUAGES } from './words/grammars';

/**
 * A text whose misspelt verb is put right ("clik" → "click"), or undefined when there is nothing to put right. Only the first words are
 * looked at, where verbs stand; names of elements are compared with their own tolerance later.
 */
export function correctVerbs(text: string): string | undefined {
  const words = [...text.matchAll(/\p{Script=Latin}+/gu)].slice(0, 4);
  for (const match of words) {
    const word = fold(match[0]);
    if (VERBS.has(word)) continue;
    const right = nearest(word);
    if (right) return text.slice(0, match.index) + right + text.slice(match.index + match[0].length);
  }
  return undefined;
}

function nearest(word: string): string | undefined {
  const limit = allowedEdits(word);
  if (limit === 0) return undefined;
  let found: string | undefined;
  let least = limit + 1;
  let ties = 0;
  for (const verb of VERBS) {
    if (verb.length < 4) continue;
    const edits = editDistance(word, verb, limit);
    if (edits < least) {
      least = edits;
      found = verb;
      ties = 0;
    } else if (edits === least) ties += 1;
  }
  return ties > 0 ? undefined : found;
}

/** The first words of all templates. */
const VERBS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ commands }) =>
    Object.values(commands).flatMap((templates) =>
      templates.flatMap((template) => fold(/^\(([^)]*)\)|^[\p{L}]+/u.exec(template)?.[0] ?? '').match(/\p{Script=Latin}+/gu) ?? []),
    ),
  ),
);
