import { tidy } from '../../lib/text';
import { asksAt, comparesBy, depends, namesAll } from '../goal/asks';
import { clausesOf } from '../goal/clauses';
import { needsDate } from '../goal/needs-date';
import { wordsIn } from '../goal/telling-words';
import type { Snapshot } from '../page/snapshot';
import type { Fingerprint } from '../page/target';
import type { Operation, OperationOf } from '../plan/operation';
import type { Completion } from '../plan/plan';
import type { Run } from './run';

/** The name under which the answer to a goal is read. */
const ANSWER = 'answer';
/** A shorter answer may stand in a page by chance, characters. */
const MIN_WORDS = 3;

/** Is it the reading of what a planner answered? It is made after the answer, and where it does not succeed a planner is asked as before. */
export const isAnswerReading = (operation: Operation): operation is OperationOf<'extract'> =>
  operation.type === 'extract' && operation.optional === true && operation.name === ANSWER;

/**
 * Where a planner has just answered a goal that asks for one thing: the one operation that reads the answer's words again, so that the page describes the element
 * that shows them. None where the goal has to be judged (compared, counted, on a condition, by the day) or more than one text of the page is in the answer.
 */
export function readingOfAnswer(run: Pick<Run, 'goal' | 'plans' | 'snapshot' | 'started'>, plan: Completion): Operation[] {
  const { goal, snapshot, started } = run;
  const isTaught = !started.learn || started.play || started.workflow || started.before || run.plans.some(({ by }) => by === 'recall');
  if (!plan.success || isTaught || !snapshot || !asksForOne(goal)) return [];
  const words = wordsAnswered(goal, plan.summary, snapshot);
  const [from] = plan.readFrom ?? [];
  if (!words) return [];
  return [{ type: 'extract', name: ANSWER, optional: true, words, ...(from === undefined ? {} : { elementId: from }) }];
}

function asksForOne(goal: string): boolean {
  const asked = clausesOf(goal).filter(({ wants }) => wants !== 'deed' && wants !== 'pause');
  const judged = comparesBy(goal).length + namesAll(goal).length > 0 || depends(goal) || needsDate(goal);
  return asked.length === 1 && asked[0]?.wants === 'answer' && asksAt(goal) !== undefined && !judged;
}

/** The one text of the page that the answer adds to the goal: words with a digit or a capital, and what stands around them in both. */
function wordsAnswered(goal: string, summary: string, snapshot: Snapshot): string | undefined {
  const asked = new Set(wordsIn(goal));
  const said = tidy(summary).split(' ').map(bare).filter(Boolean);
  const tells = said.map((word, at) => TELLS.test(word) && (at > 0 || /\d/.test(word)) && !wordsIn(word).every((one) => asked.has(one)));
  const [first, last] = [tells.indexOf(true), tells.lastIndexOf(true)];
  if (first < 0) return undefined;
  const words = said.slice(first, last + 1).join(' ');
  const lines = [snapshot.text, ...snapshot.elements.flatMap(({ name, value = '' }) => [name, value])].map((line) => ` ${tidy(line)} `);
  return words.length >= MIN_WORDS && lines.some((line) => line.includes(words)) ? words : undefined;
}

/** "$90." and "(12px)" without what ends or surrounds them. */
const bare = (word: string) => word.replace(/^[("'“‘[]+|[)"'”’\],.;:!?]+$/gu, '');
const TELLS = /\p{N}|^\p{Sc}|^\p{Lu}/u;

/** Does the text that was read say only what the answer and the goal say? Else it may be more than was meant. */
export const isWholeAnswer = (value: string, goal: string, summary: string): boolean => {
  const known = new Set([...wordsIn(goal), ...wordsIn(summary)]);
  const words = wordsIn(value);
  return words.length > 0 && words.every((word) => known.has(word));
};

/**
 * The reading as a playbook keeps it: by the selector of the element, and where that stands, without any of its words. Undefined where
 * nothing but its position tells it.
 */
export function keptReading({ tab }: Operation, found: Fingerprint, value: string): Operation | undefined {
  const selector = found.selectors.find((one) => !one.includes(value));
  if (!selector || found.shadowPath?.length || found.frame?.path.length) return undefined;
  const place = placePrint(found);
  const isTold =
    [...place.landmarks, ...(place.blocks ?? [])].some(({ name }) => name) || place.neighbours.length > 0 || /^[#[]/.test(selector);
  if (!isTold) return undefined;
  const at = { fingerprint: place };
  return { type: 'extract', name: ANSWER, optional: true, selector, at, ...(tab === undefined ? {} : { tab }) };
}

/** Does what was read stand where the answer stood when it was learned? */
export function standsThere({ at }: OperationOf<'extract'>, found: Fingerprint | undefined): boolean {
  return (
    at?.fingerprint !== undefined && found !== undefined && JSON.stringify(placePrint(found)) === JSON.stringify(placePrint(at.fingerprint))
  );
}

/** What does not depend on the words of the element itself. */
function placePrint({ tag, role, landmarks, blocks, neighbours, structure }: Fingerprint): Fingerprint {
  return {
    selectors: [],
    tag,
    ...(role === undefined ? {} : { role }),
    attributes: {},
    landmarks: landmarks.map(({ kind, name }) => ({ kind, ...(name === undefined ? {} : { name }) })),
    ...(blocks ? { blocks: blocks.map(({ kind, name }) => ({ kind, ...(name === undefined ? {} : { name }) })) } : {}),
    neighbours,
    ...(structure === undefined ? {} : { structure }),
  };
}
