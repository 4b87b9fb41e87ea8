import { CLAUSES } from '../../languages/joined/goal-words';
import { asksAt, leavesOpen } from './asks';
import { withoutCourtesy } from './courtesy';
import { jsonLiterals, maskPlaces } from './json-literals';
import { tellingWords } from './telling-words';

/** One demand of a goal. */
export interface Clause {
  /** As written. */
  text: string;
  /** Its offset in the goal. */
  start: number;
  end: number;
  /** Its telling words; verbs as "#" and their concept. */
  words: string[];
  /** `deed`: do something. `answer`: tell something. `check`: verify something. `pause`: only wait. */
  wants: 'deed' | 'answer' | 'check' | 'pause';
}

/**
 * Every clause of a goal, in order: each has to be covered before a goal counts as reached. Quoted text, placeholders and URLs stay whole.
 * Where it is uncertain whether a word ends a clause it does: then two things are looked for, and a planner is asked if one is not found.
 */
export function clausesOf(goal: string): Clause[] {
  const masked = mask(goal);
  const cuts = [0, ...[...masked.matchAll(BOUNDARY)].flatMap(({ 0: said, index }) => [index, index + said.length]), goal.length];
  const clauses: Clause[] = [];
  for (let at = 0; at < cuts.length; at += 2) clauses.push(...read(goal, masked, cuts[at] ?? 0, cuts[at + 1] ?? goal.length));
  return clauses.filter(({ words, wants }) => words.length > 0 || wants === 'answer');
}

/** One piece between two boundaries: a question after a deed ("open it and say how much it costs") makes it two clauses. */
function read(goal: string, masked: string, from: number, to: number): Clause[] {
  const text = withoutPoliteness(masked.slice(from, to));
  const at = asksAt(text);
  const before = text.slice(0, at?.index).trim();
  if (at && before && !ENDS_WITH_IT.test(goal.slice(from + at.index, to)) && tellingWords(before).length)
    return [...read(goal, masked, from, from + at.index), clauseAt(goal, from + at.index, to, at.wants)];
  return [clauseAt(goal, from, to, at?.wants ?? (leavesOpen(masked.slice(from, to)) ? 'pause' : 'deed'))];
}

/** Japanese asks at the end, and so does Chinese with some words: what precedes belongs to the question. */
const ENDS_WITH_IT = new RegExp(`^(?:${CLAUSES.asksAtEnd})`, 'u');

/** Blanks out polite phrases, keeping offsets: "could you open the cart?" is no question. */
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

/** Replaces everything that is to stay whole by private-use characters, keeping offsets. */
const mask = (goal: string) => maskPlaces(goal, jsonLiterals(goal), '\ue000').replace(QUOTED, (said) => '\ue000'.repeat(said.length));

/** Continuations of the same clause: "check, whether ...", "sag mir, wie viel ...". */
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
