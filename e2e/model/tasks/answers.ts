import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VisitName } from './task';
import { type Named, nameOf, numberOf, type Told } from './told';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

/** What one request asked, as far as an answer depends on it, and its newest turn as the model saw it. */
export interface Asking {
  goal: string;
  /** What next, or what instead of a broken step. */
  about: 'next' | 'repair';
  told: Told[];
  /** All of the conversation, for what an answer says that it read there. */
  text: string;
  turn: string;
}

/** A request with its answer, in which elements are named and not numbered. */
export interface Kept {
  visit: VisitName;
  goal: string;
  about: Asking['about'];
  turn: string;
  answer: JsonObject;
}

const FOLDER = path.join(import.meta.dirname, 'answers');
const fileOf = (task: string) => path.join(FOLDER, `${task}.txt`);

/** The fields of an answer that name elements by number. */
const NUMBERED = new Set(['elementId', 'elementIds', 'toElementId', 'readFrom']);
/** What an answer was read from, word for word; it is not part of what the model says. */
const READS = 'reads';

/** The answer as the model says it, with the numbers of now; or why it is stale: what it rests on is not told any more. */
export function answerNow({ goal, about, answer }: Kept, now: Asking): { answer: JsonObject } | { stale: string } {
  if (goal !== now.goal) return { stale: `it was asked for another goal: ${goal}` };
  if (about !== now.about) return { stale: `it was asked about ${about}, and now about ${now.about}` };
  const stale: string[] = [];
  const numbered = (value: Json): Json => {
    const named = value as unknown as Named;
    const number = numberOf(named, now.told);
    if (number === undefined) stale.push(`${named.element}${named.of ? ` (${named.nth} of ${named.of})` : ''} is not told`);
    return number ?? 0;
  };
  const { [READS]: reads = [], ...said } = answer;
  for (const text of reads as string[]) if (!now.text.includes(text)) stale.push(`"${text}" is not told`);
  for (const name of playbooksIn(said)) if (!isListed(name, now.text)) stale.push(`playbook "${name}" is not told`);
  const bound = withElements(said, numbered) as JsonObject;
  return stale.length ? { stale: stale.join(', ') } : { answer: bound };
}

/** An answer with numbers, as it is kept. */
const named = (answer: JsonObject, told: readonly Told[]): JsonObject =>
  withElements(answer, (value) => (value === 0 ? 0 : (nameOf(Number(value), told) as unknown as Json))) as JsonObject;

function withElements(value: Json, change: (one: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((one) => withElements(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const changed = ([name, one]: [string, Json]): [string, Json] => {
    if (!NUMBERED.has(name)) return [name, withElements(one, change)];
    return [name, Array.isArray(one) ? one.map(change) : one === 0 ? 0 : change(one)];
  };
  return Object.fromEntries(Object.entries(value).map(changed));
}

const playbooksIn = ({ operations }: JsonObject): string[] =>
  Array.isArray(operations) ? operations.flatMap((one) => ((one as JsonObject).playbook as string | undefined) ?? []) : [];

/** Is a playbook of just this name among those that the request lists? What is said of it comes after its name in brackets. */
const isListed = (name: string, text: string): boolean =>
  text.split('\n').some((line) => line === `- ${name}` || [' [', ' ('].some((next) => line.startsWith(`- ${name}${next}`)));

/** The answers of a task, in the order of its visits and calls. */
export function keptAnswers(task: string): Kept[] {
  if (!existsSync(fileOf(task))) return [];
  const [, ...records] = `\n${readFileSync(fileOf(task), 'utf8')}`.split('\n=== ');
  return records.map((record) => {
    const [head = '', ...lines] = record.split('\n');
    const [visit = '', about = '', ...goal] = head.split(' | ');
    const at = lines.lastIndexOf('--- answer');
    return {
      visit: visit as VisitName,
      about: about as Asking['about'],
      goal: goal.join(' | '),
      turn: lines.slice(0, at).join('\n'),
      answer: JSON.parse(lines.slice(at + 1).join('\n')) as JsonObject,
    };
  });
}

/** Keeps the answer to call `index` (from 0) of a visit; what was answered in that visit after it was about something else, and goes. */
export function keepAnswer(task: string, visit: VisitName, index: number, asking: Asking, answer: JsonObject): void {
  const kept = keptAnswers(task);
  const mine = kept.filter((one) => one.visit === visit).slice(0, index);
  const { goal, about, told } = asking;
  const before = [...kept.filter((one) => one.visit !== visit), ...mine];
  const turn = folded(asking.turn, before);
  const all = [...before, { visit, goal, about, turn, answer: named(answer, told) }];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(task), all.map(written).join(''));
}

/** A turn without what the requests before it in the file tell already: pages repeat at each look. */
function folded(turn: string, before: readonly Kept[]): string {
  const known = new Set(before.flatMap((one) => one.turn.split('\n')));
  const lines: string[] = [];
  let same = 0;
  for (const line of [...turn.split('\n'), undefined]) {
    if (line !== undefined && known.has(line)) {
      same += 1;
      continue;
    }
    if (same) lines.push(`(… ${same} ${same === 1 ? 'line' : 'lines'} as above)`);
    same = 0;
    if (line !== undefined) lines.push(line);
  }
  return lines.join('\n');
}

const written = ({ visit, about, goal, turn, answer }: Kept) =>
  `=== ${visit} | ${about} | ${goal}\n${turn.trimEnd()}\n--- answer\n${JSON.stringify(answer, undefined, 1)}\n`;
