import type { Snapshot } from '../../model/page/snapshot';
import { type Completion, Plan, type PlannedWork } from '../../model/plan/plan';
import { isCompletion } from '../../model/plan/plan-kind';
import { SAID_PLAN, sayUnknown, whyNotSaid } from './plan-language';
import { saidOperation, toOperations } from './to-operations';

/** A plan, a request for a section of the page, or what is wrong with the answer, one line per issue. `prose`: it had no JSON at all. */
export type Answer = { plan: Plan } | { section: string } | { issues: string[]; prose?: boolean };

/**
 * Reads the model's text: the schema's form, the seed's `{thought, operations[]}` or the older `actions[]`, also inside code fences or prose.
 * An element number that the page does not have is an issue, so that such a plan is not tried.
 */
export function readAnswer(text: string, snapshot: Pick<Snapshot, 'elements'>): Answer {
  if (text.length >= MAX_ANSWER_CHARS) return { issues: [`The answer is too long. ${SHORTEN_PLAN}`] };
  const raw = parseJson(text);
  if (!raw) return { issues: ['The answer is no valid JSON object.'], prose: true };
  const listed = raw.operations ?? raw.actions;
  const empty = !Array.isArray(listed) || listed.length === 0;
  if (isText(raw.ask) && raw.ask.trim() && empty && raw.isComplete !== true) return readQuestion(raw.ask, raw.choices);
  if (typeof raw.section === 'string' && raw.section.trim() && empty && raw.isComplete !== true) return { section: raw.section.trim() };
  if (raw.isComplete === true && !empty)
    return { issues: ['isComplete is true, but there are operations: either do them and see the page again, or complete without any.'] };
  if (Array.isArray(listed) && listed.length > MAX_OPERATIONS)
    return { issues: [`operations: ${listed.length} are too many. ${SHORTEN_PLAN}`] };
  if (empty && raw.isComplete !== true) return { issues: ['operations: give at least one, or complete.'] };
  const unsaid = whyUnsaid(raw, listed);
  if (unsaid.length) return { issues: unsaid };
  const parsed = Plan.safeParse(raw.isComplete === true ? toCompletion(raw) : toWork(raw, listed));
  if (!parsed.success) return { issues: sayIssues(parsed.error.issues) };
  const known = new Set(snapshot.elements.map(({ id }) => id));
  if (isCompletion(parsed.data)) return { plan: readFromKnown(parsed.data, known) };
  const unknown = unknownElements(parsed.data, known);
  return unknown.length ? { issues: unknown } : { plan: parsed.data };
}

/**
 * An answer is received and read up to this length, characters. Three times what the most tokens that are asked for hold, for endpoints that do not
 * keep to them.
 */
export const MAX_ANSWER_CHARS = 200_000;
/** What a model is told whose answer was too long. */
export const SHORTEN_PLAN = 'Plan 20 operations at most, and set `more` to true.';
/** A plan with more operations is refused unread: judging each takes time and memory. */
const MAX_OPERATIONS = 100;
const MAX_ISSUES = 20;

type Raw = Record<string, unknown>;

/** The JSON object between the text's first and last brace; undefined where that cannot be parsed. */
function parseJson(text: string): Raw | undefined {
  const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined;
  } catch {
    return undefined;
  }
}

/** What a planner may not put into its answer, with what to use instead. An answer with such issues is read no further. */
function whyUnsaid(raw: Raw, listed: unknown): string[] {
  const beside = Object.keys(raw).filter((name) => !SAID_PLAN.has(name) && name !== 'actions');
  const inside = (Array.isArray(listed) ? listed : []).flatMap((one, index) =>
    isRaw(one)
      ? whyNotSaid(saidOperation(one).said).map(({ at, why }) => `operations.${index}${at}: ${why}`)
      : [`operations.${index}: expected an operation.`],
  );
  return [...beside.map((name) => `plan: ${sayUnknown(name, [])}`), ...inside].slice(0, MAX_ISSUES);
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

function toCompletion(raw: Raw): unknown {
  const readFrom = Array.isArray(raw.readFrom) ? raw.readFrom.filter(Number.isInteger).slice(0, 20) : [];
  const suggestions = Array.isArray(raw.suggestions) ? raw.suggestions.filter(isText).map((one) => cut(one, 400)) : [];
  return {
    isComplete: true,
    success: raw.success ?? true,
    summary: cut(raw.summary || raw.thought || '', 8000),
    suggestions: suggestions.slice(0, 6),
    ...(readFrom.length ? { readFrom } : {}),
  };
}

/** Most choices of a question; a person reads them in a narrow panel. */
const MAX_CHOICES = 5;

function readQuestion(ask: string, given: unknown): Answer {
  const choices = [...new Set(Array.isArray(given) ? given.filter(isText).map((one) => one.trim().slice(0, 200)) : [])].filter(Boolean);
  if (choices.length < 2 || choices.length > MAX_CHOICES) return { issues: [`choices: give 2 to ${MAX_CHOICES} that differ.`] };
  return { plan: { thought: '', sequenceName: '', operations: [], ask: { question: ask.trim().slice(0, 1000), choices } } };
}

function toWork(raw: Raw, listed: unknown): unknown {
  return {
    thought: cut(raw.thought ?? '', 4000),
    sequenceName: cut(raw.sequenceName ?? '', 200),
    operations: Array.isArray(listed) ? listed.flatMap((one) => (isRaw(one) ? toOperations(saidOperation(one)) : [one])) : (listed ?? []),
    ...(typeof raw.more === 'boolean' ? { more: raw.more } : {}),
    ...(raw.afresh === true ? { afresh: true } : {}),
    ...(isText(raw.notes) && raw.notes.trim() ? { notes: cut(raw.notes.trim(), 4000) } : {}),
  };
}

function readFromKnown({ readFrom, ...completion }: Completion, known: Set<number>): Completion {
  const real = readFrom?.filter((id) => known.has(id));
  return real?.length ? { ...completion, readFrom: real } : completion;
}

function unknownElements({ operations }: PlannedWork, known: Set<number>): string[] {
  return operations.flatMap((operation, index) => {
    if (!('type' in operation)) return [];
    const named = [
      'elementId' in operation ? operation.elementId : undefined,
      operation.type === 'drag' ? operation.to?.elementId : undefined,
    ];
    return named
      .filter((id) => id !== undefined && !known.has(id))
      .map((id) => `operations.${index}: the page has no element ${id}. Plan up to here, with \`more\` true, if it will exist later.`);
  });
}

interface Issue {
  path: PropertyKey[];
  message: string;
  code?: string;
  errors?: Issue[][];
}

/** A union has issues for each of its members: those of the member that matched deepest are reported, as it is most likely the one that was meant. */
function sayIssues(issues: readonly unknown[], at: PropertyKey[] = []): string[] {
  return (issues as Issue[]).slice(0, 8).flatMap((issue) => {
    const path = [...at, ...issue.path];
    const nested = issue.errors?.length ? deepest(issue.errors) : undefined;
    return nested ? sayIssues(nested, path) : [`${path.join('.') || 'plan'}: ${issue.message}`];
  });
}

function deepest(alternatives: Issue[][]): Issue[] | undefined {
  const depth = (issues: Issue[]): number =>
    Math.max(
      0,
      ...issues.map(({ path, errors, code }) => path.length + (errors ? depth(errors.flat()) : 0) - (code === 'invalid_type' ? 0.5 : 0)),
    );
  return [...alternatives].sort((left, right) => depth(right) - depth(left) || left.length - right.length)[0];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const cut = (value: unknown, length: number) => (isText(value) ? value.slice(0, length) : value);
