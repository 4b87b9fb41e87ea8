import { CLAUSES, type Patterns } from '../../languages/joined/goal-words';
import { wordsIn } from './telling-words';

/** Where a text begins to ask for an answer or for a check; undefined where it only says what to do. */
export function asksAt(text: string): { index: number; wants: 'answer' | 'check' } | undefined {
  const found = [
    { index: start(text, ANSWER, ANSWER_FIRST), wants: 'answer' as const },
    { index: start(text, CHECK, CHECK_FIRST), wants: 'check' as const },
  ].filter(({ index }) => index >= 0);
  const first = found.sort((left, right) => left.index - right.index)[0];
  // A text that ends in a question mark asks something, however it is worded.
  return first ?? (/[?？]\s*$/u.test(text) ? { index: text.search(/\S/), wants: 'answer' } : undefined);
}

/** Does it depend on what the page shows at that moment ("if it is in stock", "until the last page")? A recorded run cannot decide that. */
export const depends = (text: string): boolean => CONDITION.test(text);

const CONDITION = anywhere(CLAUSES.conditions);

/** The words of a text that choose among several by comparing them: "the cheapest". Not those of a bound, whose number the text says itself: "at most 100". */
export const comparesBy = (text: string): string[] => wordsIn(text.replace(BOUND, ' ')).filter((word) => SUPERLATIVE.test(word));

/** Does it only say in which order something is sorted: "cheapest first"? */
export const isOrder = (text: string): boolean => ORDER.test(text.trim());

/** The words for all that there is, "every": how many those are differs from visit to visit. */
export const namesAll = (text: string): string[] => wordsIn(QUANTIFIER.exec(text)?.[0] ?? '');

/** Does it only ask to wait for something? Then no operation has to do it. */
export const leavesOpen = (text: string): boolean => PAUSE.test(text);

/** The index of the first match; -1 for none. `anywhere` also matches after other words, `first` only at the beginning. */
function start(text: string, anywhere: RegExp, first: RegExp): number {
  const begin = text.search(/[^\s,;:.!¿¡]/u);
  if (begin >= 0 && first.test(text.slice(begin))) return begin;
  return text.search(anywhere);
}

const ANSWER = anywhere(CLAUSES.tells);
const ANSWER_FIRST = first(CLAUSES.tellsFirst);
const CHECK = anywhere(CLAUSES.checks);
const CHECK_FIRST = first(CLAUSES.checksFirst);
const PAUSE = first(CLAUSES.waits);
const SUPERLATIVE = new RegExp(`^(?:${CLAUSES.superlatives})$`, 'u');
const QUANTIFIER = anywhere(CLAUSES.quantifiers);
const BOUND = new RegExp(`(?<![\\p{L}\\p{N}])(?:${CLAUSES.bounds})\\s*\\p{Sc}?\\s*(?=\\p{N})`, 'giu');
const ORDER = new RegExp(`^(?:\\p{L}{1,3}\\s+)?(?:${CLAUSES.superlatives})(?:\\s+\\p{L}+)?\\s+(?:${CLAUSES.firsts})$`, 'iu');

/** Whole words where the script has spaces, anywhere where it has none. */
function anywhere({ spaced, unspaced }: Patterns): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])${unspaced && `|${unspaced}`}`, 'iu');
}

function first({ spaced, unspaced }: Patterns): RegExp {
  return new RegExp(`^(?:(?:${spaced})(?![\\p{L}\\p{N}])${unspaced && `|(?:${unspaced})`})`, 'iu');
}
