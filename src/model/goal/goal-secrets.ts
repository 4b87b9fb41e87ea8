import { VALUES } from '../../languages/joined/goal-words';
import { secretWord } from '../secret/secret';
import { shapesIn } from '../secret/secret-shapes';
import { asksAt } from './asks';

export interface GoalWithoutSecrets {
  /** With `{{secret:name}}` for each value: as it is stored, planned with and shown. */
  goal: string;
  /** The values by name. */
  secrets: Record<string, string>;
}

interface Part {
  start: number;
  end: number;
  text: string;
}

/** Takes out the secrets that a person wrote into a goal: "log in as ada with password hunter2-XYZ". */
export function withoutGoalSecrets(goal: string): GoalWithoutSecrets {
  const found: (Part & { kind: string })[] = [];
  const add = (part: Part, kind: string | undefined) => {
    if (kind && part.text && !/\{\{/.test(part.text) && !found.some(({ start, end }) => part.start < end && start < part.end))
      found.push({ ...part, kind });
  };
  for (const { start, end, kind } of shapesIn(goal)) add({ start, end, text: goal.slice(start, end) }, kind);
  const quoted = Array.from(
    goal.matchAll(QUOTED),
    ({ 0: all, index }): Part => ({ start: index + 1, end: index + all.length - 1, text: all.slice(1, -1) }),
  );
  for (const [at, part] of quoted.entries()) add(part, kindOf(goal, part, quoted[at - 1], quoted[at + 1]));
  for (const { 1: user = '', 2: value = '', 0: call, index } of goal.matchAll(LOGIN)) {
    const start = index + call.indexOf(value, call.indexOf(user) + user.length);
    add({ start, end: start + value.length, text: value }, 'password');
  }
  for (const { 0: text, index } of goal.matchAll(BARE)) {
    if (quoted.some(({ start, end }) => index < end && start < index + text.length)) continue;
    const part = { start: index, end: index + text.length, text };
    const kind = wordBefore(goal.slice(0, index));
    if (kind && isValue(text, goal.slice(0, index), goal.slice(part.end))) add(part, kind);
    else if (/\d/.test(text)) add(part, wordAfter(goal.slice(part.end)));
  }
  return replaced(
    goal,
    found.sort((left, right) => left.start - right.start),
  );
}

function replaced(goal: string, found: (Part & { kind: string })[]): GoalWithoutSecrets {
  const secrets: Record<string, string> = {};
  let rest = '';
  let at = 0;
  for (const { start, end, text, kind } of found) {
    let name = kind;
    for (let number = 2; secrets[name] !== undefined && secrets[name] !== text; number++) name = `${kind}-${number}`;
    secrets[name] = text;
    rest += `${goal.slice(at, start)}{{secret:${name}}}`;
    at = end;
  }
  return { goal: rest + goal.slice(at), secrets };
}

const QUOTED =
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|«[^»\n]{1,200}»|„[^“”\n]{1,200}[“”]|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?![\p{L}\p{N}])|「[^」\n]{1,200}」/gu;
const LOGIN = /\blogin\(\s*["']?([^"',()]+)["']?\s*,\s*["']?([^"'(){}]+?)["']?\s*\)/gi;
/** Characters without a space and without the end of a sentence or clause. */
const BARE = /(?<![^\s(,:=])[^\s"“”«»„'(),{}]{4,}(?<![.,;:])/gu;

/** The kind of a value by the words before it, the argument name of a call, or the words after it. */
function kindOf(goal: string, part: Part, before: Part | undefined, after: Part | undefined): string | undefined {
  const lead = before && /^["”»“']\s*[,:=]\s*["“«„']$/.test(goal.slice(before.end, part.start)) ? secretWord(before.text) : undefined;
  const tail = after && INTO.test(goal.slice(part.end + 1, after.start - 1)) ? secretWord(after.text) : undefined;
  return lead ?? tail ?? wordBefore(goal.slice(before ? before.end + 1 : 0, part.start - 1)) ?? wordAfter(goal.slice(part.end + 1));
}

/** The last words before a value, without connecting words. */
function wordBefore(text: string): string | undefined {
  // The name in a placeholder says what that value is, not what follows.
  const words = text.replace(PLACEHOLDERS, '').replace(JOINS, '').trim().split(/\s+/).slice(-3);
  for (let at = words.length - 1; at >= 0; at--) {
    const kind = secretWord(words.slice(at).join(' '));
    // Only the word right before the value counts.
    if (kind) return secretWord(words.slice(at, -1).join(' ')) ? undefined : kind;
  }
  return undefined;
}
const PLACEHOLDERS = /\{\{[^{}]*\}\}/g;
const JOINS = new RegExp(`(?:[:=：]|\\s(?:${VALUES.is}))*\\s*$`, 'iu');

function wordAfter(text: string): string | undefined {
  const [, field = ''] = FIELD_AFTER.exec(text) ?? [];
  return field ? secretWord(field) : undefined;
}
const FIELD_AFTER = new RegExp(`^["”»]?\\s*(?:${VALUES.into})\\s+([^"“«.,;\\n]{2,40})`, 'iu');
const INTO = new RegExp(`^\\s*(?:${VALUES.into})\\s*(?:${VALUES.determiners})?\\s*$`, 'iu');

/** Is it no word of the sentence: has it a digit or a sign, or is it where a value has to be? */
function isValue(text: string, before: string, after: string): boolean {
  // "Who wrote about the 2FA reset?" ends with the mark of a question.
  if (/^\p{L}+[?？]$/u.test(text) && !after.trim() && asksAt(before)?.index === 0) return false;
  if (/\d/.test(text) || /^\p{L}.*[^\p{L}'’.-]|\p{Ll}\p{Lu}/u.test(text)) return true;
  return GOES_ON.test(after) && (GIVEN.test(before) || /[:=：]\s*$/.test(before));
}
/** The end, or another clause, follows. */
const GOES_ON = new RegExp(`^\\s*(?:$|[,;.]|(?:${VALUES.continues})\\s)`, 'iu');
const GIVEN = new RegExp(`(?<!\\p{L})(?:${VALUES.with})\\s+(?:(?:${VALUES.determiners})\\s+)?\\p{L}+(?:\\s\\p{L}+)?\\s+$`, 'iu');
