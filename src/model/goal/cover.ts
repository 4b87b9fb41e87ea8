import { CLAUSES } from '../../languages/joined/goal-words';
import { EFFECTS } from '../operations/rows';
import { comparesBy, depends, isOrder, namesAll } from './asks';
import { type Clause, clausesOf } from './clauses';
import { type Deed, deedPartsOf, wordsOfDeed, wordsOfTexts } from './deed';
import { wordsIn } from './telling-words';

/**
 * The clauses of a goal that no deed covers. An answer is covered by an operation that read a value, a check by that or by an assertion;
 * each clause needs its own. A goal with one deed is covered by anything that was done. With several, each needs a deed of its own, and
 * every word that says what it is about must occur in what was done: a word that occurs nowhere may be the very part that was left out.
 * `seen`: a planner looked at the final page and said that the goal is reached, so half of the words of each are enough.
 */
export function uncovered(goal: string, deeds: readonly Deed[], seen = false): Clause[] {
  const clauses = joined(clausesOf(goal), goal, deeds);
  const readings = deeds.filter(({ type, ifThere }) => type === 'extract' && !ifThere).length;
  const checks = deeds.filter(({ type }) => type === 'assert').length;
  const answers = clauses.filter(({ wants }) => wants === 'answer');
  const checked = clauses.filter(({ wants }) => wants === 'check');
  const done = clauses.filter(({ wants }) => wants === 'deed');
  const left = Math.max(0, readings - answers.length);
  const acts = deeds.filter(({ type }) => EFFECTS[type] !== 'reads');
  const judged = done.filter((clause) => isJudged(clause, acts));
  const missing = new Set([...answers.slice(readings), ...checked.slice(checks + left), ...judged, ...unmatched(done, acts, seen)]);
  return clauses.filter((clause) => missing.has(clause));
}

/**
 * Did the clause need a look at the page to decide: a condition, a superlative that is not the name of something in the page, or all that there is of
 * something of which one after the other was acted on?
 */
function isJudged({ text }: Clause, deeds: readonly Deed[]): boolean {
  const isNamed = (word: string) => deeds.some((deed) => wordsOfTexts(deed).includes(word));
  return depends(text) || !comparesBy(text).every(isNamed) || (deeds.some(({ ofItem }) => ofItem) && !namesAll(text).every(isNamed));
}

/** Assigns each clause a part of a deed that no other clause has (Kuhn's algorithm for bipartite matching); returns those that get none. */
function unmatched(clauses: readonly Clause[], deeds: readonly Deed[], seen: boolean): Clause[] {
  if (clauses.length <= 1) return deeds.length ? [] : [...clauses];
  const parts = deeds.flatMap(deedPartsOf);
  const isAbout = aboutIn(clauses, deeds, seen);
  const links = clauses.map((clause, at) =>
    isAbout(clause, at)
      ? parts.flatMap(({ words, fits }, part) => (fits(clause) && clause.words.some((word) => isIn(word, words)) ? [part] : []))
      : [],
  );
  const taken = new Map<number, number>();
  const place = (clause: number, tried: Set<number>): boolean =>
    (links[clause] ?? []).some((part) => {
      if (tried.has(part)) return false;
      tried.add(part);
      const holder = taken.get(part);
      if (holder !== undefined && !place(holder, tried)) return false;
      taken.set(part, clause);
      return true;
    });
  return clauses.filter((_clause, index) => !place(index, new Set()));
}

/** Does what a clause is about occur in what was done? */
function aboutIn(clauses: readonly Clause[], deeds: readonly Deed[], seen: boolean): (clause: Clause, at: number) => boolean {
  const said = new Set(deeds.flatMap(wordsOfDeed));
  const read = new Set(deeds.flatMap(wordsOfTexts));
  const nounsOf = ({ words }: Clause) => words.filter((word) => !word.startsWith('#'));
  // Without a verb it continues the clause before it: "... in Fuchsia and Lyra with large corners".
  const goesOn = (clause: Clause, at: number) =>
    at > 0 && nounsOf(clause).length === clause.words.length && isIn(clause.words[0] ?? '', said);
  const own = clauses.filter((clause, at) => !goesOn(clause, at));
  return (clause, at) => {
    if (goesOn(clause, at)) return true;
    const nouns = nounsOf(clause);
    if (own.length > 1 && !seen) return nouns.every((word) => isIn(word, said));
    // A goal may call one thing and its values otherwise than the page does ("make a look"), but half of its words have to occur.
    const found = nouns.filter((word) => isIn(word, read));
    return found.length * 2 >= nouns.length && !nouns.some((word) => COUNTS.test(word) && !found.includes(word));
  };
}

/** How many or how often: never a matter of wording. */
const COUNTS = new RegExp(`^(?:\\d+|${CLAUSES.counts})$`, 'u');

/** Ignores singular, plural and other inflections. */
function isIn(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (word.length < 4 || word.startsWith('#')) return false;
  for (const other of words)
    if (other.length >= 4 && Math.abs(other.length - word.length) <= 2 && (other.startsWith(word) || word.startsWith(other))) return true;
  return false;
}

/** "Save and close" is one deed where one control has that name. "Cheapest first" says how the clause before it sorts. */
function joined(clauses: Clause[], goal: string, deeds: readonly Deed[]): Clause[] {
  const texts = deeds.flatMap((deed) => deed.texts.map((text) => ` ${wordsIn(text).join(' ')} `));
  const whole: Clause[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    if (last?.words.includes('#sort') && isOrder(clause.text)) continue;
    if (last?.wants === 'deed' && clause.wants === 'deed' && texts.some((text) => text.includes(seam(last, clause, goal))))
      whole[whole.length - 1] = {
        ...last,
        text: goal.slice(last.start, clause.end).trim(),
        end: clause.end,
        words: [...last.words, ...clause.words],
      };
    else whole.push(clause);
  }
  return whole;
}

const seam = (left: Clause, right: Clause, goal: string) =>
  ` ${[...wordsIn(left.text).slice(-1), ...wordsIn(goal.slice(left.end, right.start)), ...wordsIn(right.text).slice(0, 1)].join(' ')} `;
