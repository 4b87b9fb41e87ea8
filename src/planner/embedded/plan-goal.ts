import { sameKey, shorten } from '../../lib/text';
import type { Operation } from '../../model/operation';
import type { Completion, Plan } from '../../model/plan';
import type { PlanRequest } from '../planner';
import type { Action } from './action';
import { isLabelIn, isNameIn } from './choose-element';
import type { ReadCommand } from './command';
import { grammars } from './grammars';
import { isNotDone } from './not-done';
import { notTaken } from './not-taken';
import { MOST_SAID, type Progress, readProgress, type ThoughtLine, writeLine } from './progress';
import { HIDDEN, readClauses } from './read-clauses';
import { confirmTyped } from './resolve/confirm-typed';
import { lookFor, type Sought } from './resolve/look-for';
import { placeInList } from './resolve/place-in-list';
import type { Resolution } from './resolve/resolution';
import { resolveReadings } from './resolve/resolve-readings';
import { type Scene, sceneOf } from './scene';
import { isStepIn } from './steps';
import { takenApart } from './taken-apart';
import { usable } from './text-to-action';
import { toOperation } from './to-operation';
import { languageOf, type Voice, voiceOf } from './voice';

/**
 * What to do next for a goal, from this snapshot alone: the operations of its next commands, as many as the snapshot can answer for, or a
 * completion. The same request gives the same plan.
 */
export function planGoal(request: Asked): Plan {
  return planOrStuck(request).plan;
}

/** `now` is today where it is absent. */
type Asked = Pick<PlanRequest, 'goal' | 'snapshot' | 'history'> & { now?: Date };

/** A command of a goal that this planner abstains from. */
export interface Stuck {
  /** From 1. */
  command: number;
  of: number;
  /** Its words, secrets masked. */
  said: string;
  /** What this look found done already, before the command. */
  before: ThoughtLine[];
}

/** The plan, and where it is a completion because one command could not be made out, which. `read`: the commands as another has read them in the goal. */
export function planOrStuck(request: Asked, read?: ReadCommand[]): { plan: Plan; stuck?: Stuck } {
  const scene = sceneOf(request.snapshot, request.now, request.history.at(-1)?.snapshot);
  const progress = readProgress(request.history);
  const isName = isNameIn(scene);
  const said = progress.said.map(sameKey);
  const isStep = isStepIn(scene, isName);
  const isPlaced = (phrase: string) => grammars().some(({ id }) => placeInList(scene, phrase, id) !== undefined);
  const isCalled = (phrase: string) =>
    isName(phrase) || isStep(phrase) || isPlaced(phrase) || said.some((text) => text.includes(sameKey(phrase)));
  const inWords = (text: string) => readClauses(text, isCalled, isLabelIn(scene));
  const commands = read ?? takenApart(inWords(request.goal), scene, progress, inWords);
  if (commands.length === 0) {
    const say = voiceOf(languageOf(request.goal));
    return { plan: refuse(say('nothingSaid'), [], scene) };
  }
  const draft: Draft = { operations: [], lines: [], answers: [] };
  if (progress.done >= commands.length) return { plan: confirmed(commands, scene, request, draft) ?? finish(commands, request) };
  const stuckAt = (index: number): Stuck => ({
    command: index + 1,
    of: commands.length,
    said: commands[index]?.said ?? '',
    before: draft.lines,
  });
  const plan = advance(commands, scene, progress, request, draft);
  return 'stuckAt' in plan ? { plan: plan.refusal, stuck: stuckAt(plan.stuckAt) } : { plan };
}

interface Draft {
  operations: Operation[];
  lines: ThoughtLine[];
  answers: { summary: string; readFrom: number[] }[];
}

function advance(
  commands: ReadCommand[],
  scene: Scene,
  progress: Progress,
  request: Asked,
  draft: Draft,
): Plan | { stuckAt: number; refusal: Completion } {
  let stale = false;
  let previous: Action | undefined;
  for (let index = progress.done; index < commands.length; index++) {
    let command = commands[index];
    if (!command) break;
    const opened = progress.opened === index + 1;
    const resolution = resolveReadings(command, scene, opened, commands.slice(0, index), previous);
    if (stale && needsLook(resolution)) return work(draft, commands, request.goal, true);
    if (index === progress.done && index > 0 && hasArrived(resolution, request)) {
      draft.lines.push({ ...lineFor(commands, index), kind: 'so already', chosen: voiceFor(command)('hasCome') });
      continue;
    }
    const say = voiceFor(command);
    if (resolution.kind === 'abstain') {
      if (draft.operations.length > 0) return work(draft, commands, request.goal, true);
      const look =
        index === progress.done && !resolution.several
          ? looking(resolution.look ?? seeking(command), scene, progress, request, lineFor(commands, index))
          : undefined;
      if (look) return work({ ...draft, ...look, lines: [...draft.lines, ...look.lines] }, commands, request.goal, true);
      return { stuckAt: index, refusal: refuse(beforehand(commands, index) + resolution.summary, resolution.suggestions, scene) };
    }
    command = commands[index] = withoutSecrets(command, resolution, scene);
    const line = lineFor(commands, index);
    if (resolution.kind === 'done') draft.lines.push({ ...line, kind: 'so already', chosen: resolution.why });
    else if (resolution.kind === 'answer') {
      if (draft.operations.length > 0) return work(draft, commands, request.goal, true);
      draft.answers.push(resolution);
      draft.lines.push({ ...line, kind: 'so already', chosen: resolution.summary });
    } else {
      const acts = [...(resolution.before ?? []), resolution];
      const operations = acts.flatMap(({ action }) => toOperation(action, scene) ?? []);
      if (operations.length < acts.length)
        return { stuckAt: index, refusal: refuse(say('notNow', { label: resolution.action.description }), [], scene) };
      line.chosen = acts.map(({ action, reason }) => `${action.description}, ${reason}`).join('; ');
      if (resolution.unfinished) line.kind = 'opened';
      const failed = triedBefore(line, progress, request, scene, say);
      if (failed && draft.operations.length > 0) return work(draft, commands, request.goal, true);
      if (failed) return { stuckAt: index, refusal: failed };
      draft.operations.push(...operations.map((operation) => ({ ...operation, note: shorten(command.said, 200) })));
      // One line an operation: `readProgress` counts by them what was done.
      draft.lines.push(...operations.slice(1).map(() => ({ ...line, kind: 'opened' as const })), line);
      if (resolution.unfinished) return work(draft, commands, request.goal, true);
      stale ||= resolution.changes;
      if (mayLeave(resolution) && index + 1 < commands.length) return work(draft, commands, request.goal, true);
      previous = resolution.action;
    }
  }
  if (draft.operations.length > 0) return work(draft, commands, request.goal, false);
  return finish(commands, request, draft);
}

/** What the last command typed may wait for a button. */
function confirmed(commands: ReadCommand[], scene: Scene, request: Asked, draft: Draft): Plan | undefined {
  const confirm = confirmTyped(scene);
  const operation = confirm && toOperation(confirm.action, scene);
  if (!operation) return undefined;
  draft.operations.push(operation);
  draft.lines.push({ ...lineFor(commands, commands.length - 1), chosen: `${confirm.action.description}, ${confirm.reason}` });
  return work(draft, commands, request.goal, false);
}

/** What is typed into a field that hides it is told by no line, note or name, however the sentence was read. */
function withoutSecrets(command: ReadCommand, resolution: Resolution, scene: Scene): ReadCommand {
  if (resolution.kind !== 'act') return command;
  const masked = { ...command };
  for (const { action } of [...(resolution.before ?? []), resolution]) {
    const element = action.locator === undefined ? undefined : scene.elementAt(action.locator);
    const text = action.arguments.find(({ name }) => name === 'text')?.value;
    const isHidden = element?.secret || element?.type === 'password';
    if (!isHidden || !text || /^\{.*\}$/.test(text)) continue;
    masked.said = masked.said.replaceAll(text, HIDDEN);
    masked.secret = text;
  }
  return masked;
}

/** One look elsewhere for what a command seeks, or the way back from all of them. */
function looking(seeks: Sought | undefined, scene: Scene, { looked }: Progress, { history }: Asked, line: ThoughtLine) {
  const first = looked.length > 0 ? history.at(-looked.length)?.snapshot : undefined;
  const look = seeks || looked.length > 0 ? lookFor(scene, looked, first, seeks ?? true) : undefined;
  const acts = look ? [...(look.before ?? []), look] : [];
  const operations = acts.flatMap(({ action }) => toOperation(action, scene) ?? []);
  if (operations.length === 0) return undefined;
  const lines = acts.map(({ action, reason }) => ({ ...line, kind: 'looked' as const, chosen: `${action.description}, ${reason}` }));
  return { operations: operations.map((operation) => ({ ...operation, note: shorten(line.said, 200) })), lines };
}

const seeking = ({ seeks, readings: [first] }: ReadCommand): Sought | undefined =>
  seeks ?? (first?.intent === 'scrollTo' ? true : undefined);

const lineFor = (commands: ReadCommand[], index: number): ThoughtLine => ({
  command: index + 1,
  of: commands.length,
  kind: 'acted',
  said: shorten(commands[index]?.said ?? '', MOST_SAID),
  chosen: '',
});

/** "Wait for the next page", and since the command before it another one has come. */
function hasArrived(resolution: Resolution, { history, snapshot }: Asked): boolean {
  if (resolution.kind !== 'act' || resolution.action.method !== 'waitForNavigation') return false;
  const before = history.at(-1)?.snapshot;
  return before !== undefined && (before.url !== snapshot.url || before.frames[0]?.documentId !== snapshot.frames[0]?.documentId);
}

/** What can take the document away ends a plan: what should follow would be lost with it. The worker's own navigations are expected. */
function mayLeave({ changes, action }: Resolution & { kind: 'act' }): boolean {
  return changes && (action.locator !== undefined || action.method === 'press');
}

/** After an operation that changed the page, only what needs no element may follow without another look. */
function needsLook(resolution: Resolution): boolean {
  return resolution.kind !== 'act' || resolution.action.locator !== undefined;
}

/** Failures of one command after which it is not tried again, whatever the reason; by judgement. */
const GIVEN_UP_AFTER = 2;

/** The same choice for a command that failed is not made a third time, and a second time only where the target had just gone stale. */
function triedBefore(
  line: ThoughtLine,
  progress: Progress,
  { history }: Pick<PlanRequest, 'history'>,
  scene: Scene,
  say: Voice,
): Completion | undefined {
  const failures = progress.failures.filter((failure) => failure.command === line.command);
  const last = failures.at(-1);
  if (!last) return undefined;
  const stale = history.at(-1)?.bail?.kind === 'target-missing';
  if (failures.length < GIVEN_UP_AFTER && (last.chosen !== line.chosen || stale)) return undefined;
  return refuse(say('couldNot', { said: line.said, why: history.at(-1)?.outcome ?? '' }).trim(), [], scene);
}

function work(draft: Draft, commands: ReadCommand[], goal: string, more: boolean): Plan {
  const covered = [...new Set(draft.lines.map((line) => line.command))].map((number) => commands[number - 1]?.said ?? '');
  const whole = commands.reduce((text, { secret }) => (secret ? text.replaceAll(secret, HIDDEN) : text), goal);
  const name = covered.length === commands.length ? whole : covered.join(', ');
  return {
    thought: shortenLines(draft.lines.map(writeLine)),
    sequenceName: capitalise(shorten(name.replace(/\s+/g, ' ').trim(), 80)),
    operations: draft.operations,
    ...(more ? { more: true } : {}),
  };
}

function shortenLines(lines: string[]): string {
  const each = Math.floor(3900 / Math.max(1, lines.length)) - 1;
  return lines.map((line) => shorten(line, Math.max(30, each))).join('\n');
}

function finish(commands: ReadCommand[], request: Asked, draft?: Draft): Completion {
  const { history } = request;
  const answers = draft?.answers ?? [];
  const readFrom = answers.flatMap((answer) => answer.readFrom).slice(0, 20);
  const read = history.flatMap((entry) => entry.operations).filter((sentence) => /\b(read|extract)/i.test(sentence));
  const already = draft?.lines.filter((line) => !answers.some((answer) => answer.summary === line.chosen)).map((line) => line.chosen) ?? [];
  const done = voiceFor(commands.at(-1))('done', { list: commands.map((command) => command.said).join(', ') });
  const summary =
    answers.length > 0
      ? answers.map((answer) => answer.summary).join(' ')
      : [done, ...already.map((why) => `${capitalise(why)}.`), ...read].join(' ');
  const last = commands.at(-1);
  if (last && answers.length === 0 && isNotDone(last, request)) {
    const summary = voiceFor(last)('couldNot', { said: last.said, why: '' }).trim();
    return { isComplete: true, success: false, summary: shorten(summary, 8000), suggestions: [] };
  }
  const against = notTaken(request, voiceFor(commands.at(-1)));
  return {
    isComplete: true,
    success: !against,
    summary: shorten(against ? `${summary} ${against}` : summary, 8000),
    suggestions: [],
    ...(answers.length + read.length === 0 && !against ? { listsDeeds: true } : {}),
    ...(readFrom.length > 0 ? { readFrom } : {}),
  };
}

function beforehand(commands: ReadCommand[], index: number): string {
  if (index === 0) return '';
  const before = commands.slice(0, index).map((command) => command.said);
  return `${voiceFor(commands[index])('doneSoFar', { list: before.join(', ') })} `;
}

/** In the language of the command; of one that is not understood, in the one that it seems to be in. */
const voiceFor = (command: ReadCommand | undefined): Voice => voiceOf(command?.readings[0]?.language ?? languageOf(command?.said ?? ''));

function refuse(summary: string, suggestions: string[], scene: Scene): Completion {
  return {
    isComplete: true,
    success: false,
    summary: shorten(summary, 8000),
    suggestions: usable(suggestions, scene).map((text) => shorten(text, 400)),
  };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
