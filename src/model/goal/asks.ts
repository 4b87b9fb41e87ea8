import { CLAUSES, type Patterns } from '../../languages/joined/goal-words';

/** Where a text begins to ask for an answer or for a check, whatever stands before it; undefined where it only says what to do. */
export function asksAt(text: string): { index: number; wants: 'answer' | 'check' } | undefined {
  const found = [
    { index: start(text, ANSWER, ANSWER_FIRST), wants: 'answer' as const },
    { index: start(text, CHECK, CHECK_FIRST), wants: 'check' as const },
  ].filter(({ index }) => index >= 0);
  const first = found.sort((left, right) => left.index - right.index)[0];
  // What ends in a question mark asks something, in whatever words.
  return first ?? (/[?？]\s*$/u.test(text) ? { index: text.search(/\S/), wants: 'answer' } : undefined);
}

/** Does it depend on what the page shows then ("if it is in stock", "until the last page")? What was done once says nothing of it. */
export const depends = (text: string): boolean => CONDITION.test(text);

const CONDITION = anywhere(CLAUSES.conditions);

/** Words that choose among what is there by how it compares. */
export const COMPARES = new RegExp(`^(?:${CLAUSES.superlatives})$`, 'u');

/** Does it only wait for something to come? Nothing has to be done for it. */
export const leavesOpen = (text: string): boolean => PAUSE.test(text);

/** -1 where none is found. `anywhere` also counts behind other words, `first` at the beginning only. */
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

/** Between words where the script has spaces, anywhere where it has none. */
function anywhere({ spaced, unspaced }: Patterns): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])${unspaced && `|${unspaced}`}`, 'iu');
}

function first({ spaced, unspaced }: Patterns): RegExp {
  return new RegExp(`^(?:(?:${spaced})(?![\\p{L}\\p{N}])${unspaced && `|(?:${unspaced})`})`, 'iu');
}
