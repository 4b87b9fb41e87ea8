import { CLAUSES } from '../../languages/joined/goal-words';
import { asksAt, leavesOpen } from './asks';
import { withoutCourtesy } from './courtesy';
import { tellingWords } from './telling-words';

/** One thing that a goal asks for. */
export interface Clause {
  /** As written. */
  text: string;
  /** Where it stands in the goal. */
  start: number;
  end: number;
  /** Its words that say what is meant; verbs as "#" and the deed that they name. */
  words: string[];
  /** `deed`: something is to be done. `answer`: something is to be told. `check`: something is to be so. `pause`: nothing but waiting. */
  wants: 'deed' | 'answer' | 'check' | 'pause';
}

/**
 * Every clause of a goal, in order: what is accounted for clause by clause before a goal counts as reached. Quoted text, placeholders and addresses stay
 * whole. Where it is unsure whether a word ends a clause it does: then two things are looked for, and a planner is asked where one is not found.
 */
export function clausesOf(goal: string): Clause[] {
  const masked = mask(goal);
  const cuts = [0, ...[...masked.matchAll(BOUNDARY)].flatMap(({ 0: said, index }) => [index, index + said.length]), goal.length];
  const clauses: Clause[] = [];
  for (let at = 0; at < cuts.length; at += 2) clauses.push(...read(goal, masked, cuts[at] ?? 0, cuts[at + 1] ?? goal.length));
  return clauses.filter(({ words, wants }) => words.length > 0 || wants === 'answer');
}

/** One piece between two boundaries: where a question stands behind a deed ("open it and say how much it costs") it is two. */
function read(goal: string, masked: string, from: number, to: number): Clause[] {
  const text = withoutPoliteness(masked.slice(from, to));
  const at = asksAt(text);
  const before = text.slice(0, at?.index).trim();
  if (at && before && !ENDS_WITH_IT.test(goal.slice(from + at.index, to)) && tellingWords(before).length)
    return [...read(goal, masked, from, from + at.index), clauseAt(goal, from + at.index, to, at.wants)];
  return [clauseAt(goal, from, to, at?.wants ?? (leavesOpen(masked.slice(from, to)) ? 'pause' : 'deed'))];
}

/** Japanese asks at the end, and so does Chinese with some words: what stands before belongs to the question. */
const ENDS_WITH_IT = new RegExp(`^(?:${CLAUSES.asksAtEnd})`, 'u');

/** Politeness blanked out, so that offsets stay: "could you open the cart?" is no question. */
function withoutPoliteness(text: string): string {
  const rest = withoutCourtesy(text);
  const at = text.lastIndexOf(rest);
  return rest === text || at < 0 ? text : `${' '.repeat(at)}${rest}`;
}

function clauseAt(goal: string, start: number, end: number, wants: Clause['wants']): Clause {
  const text = goal.slice(start, end);
  return { text: text.trim(), start, end, words: tellingWords(text), wants };
}

const QUOTED =
  /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』|《[^》]*》|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|\{\{[^}]*\}\}|\bhttps?:\/\/\S+|[^\s,;"']+@[^\s,;"']+/gu;

/** The same text, as long, with everything that is to stay whole blanked out by letters that are in no rule. */
const mask = (goal: string) => goal.replace(QUOTED, (said) => '\ue000'.repeat(said.length));

/** A clause that only goes on: "check, whether ...", "sag mir, wie viel ...". */
const GOES_ON = `(?!\\s*(?:${CLAUSES.goesOn})\\s)`;
const BOUNDARY = new RegExp(
  [
    '[;\\n。；！？•→]+',
    '[.!?]+(?=\\s|$)',
    `(?:(?<!\\d),|,(?!\\d))${GOES_ON}`,
    '[、，]',
    '\\s(?:&|\\+|->|>|/|\\|)\\s',
    `(?<=\\s|^)(?:${CLAUSES.breaks.spaced})(?=\\s)`,
    `(?:${CLAUSES.breaks.unspaced})`,
  ].join('|'),
  'giu',
);
