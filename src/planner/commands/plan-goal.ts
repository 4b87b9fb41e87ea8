import { shorten } from '../../lib/text';
import type { SnapshotElement } from '../../model/page/snapshot';
import type { Operation } from '../../model/plan/operation';
import type { Completion, Plan } from '../../model/plan/plan';
import type { PlanRequest } from '../planner';
import { calledIn } from './choose';
import type { ReadCommand } from './command';
import { confirmTyped } from './confirm-typed';
import { isNotDone } from './not-done';
import { notTaken } from './not-taken';
import { MOST_SAID, type Progress, readProgress, type ThoughtLine, writeLine } from './progress';
import { HIDDEN, readCommands } from './read';
import { abstain, type OneAct, type Resolution } from './resolution';
import { resolve } from './resolve';
import { type Scene, sceneOf } from './scene';
import { usable } from './text-to-action';
import { toOperation } from './to-operation';
import { languageOf, type Voice, voiceOf } from './voice';

type Asked = Pick<PlanRequest, 'goal' | 'snapshot' | 'history'>;

/**
 * What to do next for a goal, from this snapshot alone: the operations of its next commands, as many as the snapshot can answer for, or a completion. The same
 * request gives the same plan. Nothing is done for a goal with a word in it that is not understood.
 */
export function planGoal(request: Asked): Plan {
  return planOrStuck(request).plan;
}

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

/**
 * The plan, and where it is a completion because one command could not be made out, which. `read`: the commands as another has read them in the goal.
 * `inOrder`: each command that is understood is done, as the others are asked of a model.
 */
export function planOrStuck(
  request: Asked,
  { read, inOrder }: { read?: readonly ReadCommand[]; inOrder?: boolean } = {},
): { plan: Plan; stuck?: Stuck } {
  const scene = sceneOf(request.snapshot, request.history.at(-1)?.snapshot);
  const progress = readProgress(request.history);
  const commands = [...(read ?? goalAsRead(request.goal, scene, progress))];
  const say = voiceOf(languageOf(request.goal));
  if (commands.length === 0) return { plan: refuse(abstain(say('nothingSaid')), scene) };
  const draft: Draft = { operations: [], lines: [] };
  if (progress.done >= commands.length) return { plan: confirmed(commands, scene, request, draft) ?? finish(commands, request, draft) };
  const unread = inOrder ? -1 : commands.findIndex(({ readings }, at) => at >= progress.done && readings.length === 0);
  const plan =
    unread < 0 ? advance(commands, scene, progress, request, draft) : { stuckAt: unread, refusal: notUnderstood(commands, unread, scene) };
  if (!('stuckAt' in plan)) return { plan };
  const stuck = { command: plan.stuckAt + 1, of: commands.length, said: commands[plan.stuckAt]?.said ?? '', before: draft.lines };
  return { plan: plan.refusal, stuck };
}

/** What earlier plans called a command stays one, on whatever page the goal is read again. */
function goalAsRead(goal: string, scene: Scene, { saidBy }: Progress): ReadCommand[] {
  const { name, part, list } = calledIn(scene);
  const isSaid = (phrase: string) => [...saidBy.values()].some((text) => text.includes(phrase));
  return readCommands(goal, { name, part: (phrase) => part(phrase) || isSaid(phrase), list: (phrase) => list(phrase) || isSaid(phrase) });
}

const notUnderstood = (commands: readonly ReadCommand[], at: number, scene: Scene): Completion => {
  const said = commands[at]?.said ?? '';
  return refuse(abstain(voiceOf(languageOf(said))('noCommand', { said })), scene, beforehand(commands, 0));
};

interface Draft {
  operations: Operation[];
  lines: ThoughtLine[];
}

function advance(
  commands: ReadCommand[],
  scene: Scene,
  progress: Progress,
  request: Asked,
  draft: Draft,
): Plan | { stuckAt: number; refusal: Completion } {
  let stale = false;
  let previous: SnapshotElement | undefined;
  for (let index = progress.done; index < commands.length; index++) {
    let command = commands[index];
    if (!command) break;
    const isRest = draft.operations.length > 0;
    const say = voiceFor(command);
    const resolution = resolve(command.readings, command.said, { scene, opened: progress.opened === index + 1, previous });
    if (stale && needsLook(resolution)) return work(draft, commands, request.goal, true);
    if (index === progress.done && index > 0 && hasArrived(resolution, request)) {
      draft.lines.push({ ...lineFor(commands, index), kind: 'so already', chosen: say('hasCome') });
      continue;
    }
    if (resolution.kind === 'abstain') {
      if (isRest) return work(draft, commands, request.goal, true);
      return { stuckAt: index, refusal: refuse(resolution, scene, beforehand(commands, index)) };
    }
    if (resolution.kind === 'done') {
      draft.lines.push({ ...lineFor(commands, index), kind: 'so already', chosen: resolution.why });
      continue;
    }
    command = commands[index] = withoutSecret(command, resolution, scene);
    const line = { ...lineFor(commands, index), chosen: `${resolution.action.description}, ${resolution.reason}` };
    if (resolution.unfinished) line.kind = 'opened';
    const operation = toOperation(resolution.action, scene);
    const why = operation ? triedBefore(line, progress, request, say) : say('notNow', { label: resolution.action.description });
    if (why !== undefined && isRest) return work(draft, commands, request.goal, true);
    if (why !== undefined || !operation) return { stuckAt: index, refusal: refuse(abstain(why ?? ''), scene) };
    draft.operations.push({ ...operation, note: shorten(command.said, 200) });
    draft.lines.push(line);
    previous = resolution.action.locator === undefined ? undefined : scene.elementAt(resolution.action.locator);
    stale ||= resolution.changes;
    const isLast = index + 1 === commands.length;
    if (resolution.unfinished || (mayLeave(resolution) && !isLast)) return work(draft, commands, request.goal, true);
  }
  return draft.operations.length > 0 ? work(draft, commands, request.goal, false) : finish(commands, request, draft);
}

/** What the last command typed may wait for a button. */
function confirmed(commands: readonly ReadCommand[], scene: Scene, { goal }: Asked, draft: Draft): Plan | undefined {
  const confirm = confirmTyped(scene);
  const operation = confirm && toOperation(confirm.action, scene);
  if (!operation) return undefined;
  draft.operations.push(operation);
  draft.lines.push({ ...lineFor(commands, commands.length - 1), chosen: `${confirm.action.description}, ${confirm.reason}` });
  return work(draft, commands, goal, false);
}

/** Masks what is typed into a field that hides it, in each line, note and name, however the sentence was read. */
function withoutSecret(command: ReadCommand, { action }: OneAct, scene: Scene): ReadCommand {
  const element = action.locator === undefined ? undefined : scene.elementAt(action.locator);
  const text = action.arguments.find(({ name }) => name === 'text')?.value;
  const isHidden = element?.secret || element?.type === 'password';
  if (!isHidden || !text || /^\{.*\}$/.test(text)) return command;
  return { ...command, said: command.said.replaceAll(text, HIDDEN), secret: text };
}

const lineFor = (commands: readonly ReadCommand[], index: number): ThoughtLine => ({
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
const mayLeave = ({ changes, action }: OneAct): boolean => changes && (action.locator !== undefined || action.method === 'press');

/** After an operation that changed the page, only what needs no element may follow without another look. */
const needsLook = (resolution: Resolution): boolean => resolution.kind !== 'act' || resolution.action.locator !== undefined;

/** Failures of one command after which it is not tried again, whatever the reason; by judgement. */
const GIVEN_UP_AFTER = 2;

/** The same choice for a command that failed is not made a third time, and a second time only where the target had just gone stale. */
function triedBefore(line: ThoughtLine, { failures }: Progress, { history }: Asked, say: Voice): string | undefined {
  const failed = failures.filter(({ command }) => command === line.command);
  const last = failed.at(-1);
  const isStale = history.at(-1)?.bail?.kind === 'target-missing';
  if (!last || (failed.length < GIVEN_UP_AFTER && (last.chosen !== line.chosen || isStale))) return undefined;
  return say('couldNot', { said: line.said, why: history.at(-1)?.outcome ?? '' }).trim();
}

function work({ operations, lines }: Draft, commands: readonly ReadCommand[], goal: string, more: boolean): Plan {
  const covered = [...new Set(lines.map(({ command }) => command))].map((number) => commands[number - 1]?.said ?? '');
  const whole = commands.reduce((text, { secret }) => (secret ? text.replaceAll(secret, HIDDEN) : text), goal);
  const name = shorten((covered.length === commands.length ? whole : covered.join(', ')).replace(/\s+/g, ' ').trim(), 80);
  const each = Math.floor(3900 / Math.max(1, lines.length)) - 1;
  return {
    thought: lines.map((line) => shorten(writeLine(line), Math.max(30, each))).join('\n'),
    sequenceName: capitalise(name),
    operations,
    ...(more ? { more: true } : {}),
  };
}

/** It lists the deeds, says what the page has against them, and is no success where the page shows that nothing came of the last one. */
function finish(commands: readonly ReadCommand[], request: Asked, { lines }: Draft): Completion {
  const last = commands.at(-1);
  const say = voiceFor(last);
  if (last && isNotDone(last, request))
    return {
      isComplete: true,
      success: false,
      summary: shorten(say('couldNot', { said: last.said, why: '' }).trim(), 8000),
      suggestions: [],
    };
  const read = request.history.flatMap(({ operations }) => operations).filter((sentence) => /\b(read|extract)/i.test(sentence));
  const already = lines.map(({ chosen }) => `${capitalise(chosen)}.`);
  const against = notTaken(request, say);
  const done = say('done', { list: commands.map(({ said }) => said).join(', ') });
  return {
    isComplete: true,
    success: !against,
    summary: shorten([done, ...already, ...read, ...(against ? [against] : [])].join(' '), 8000),
    suggestions: [],
    ...(read.length === 0 && !against ? { listsDeeds: true } : {}),
  };
}

function beforehand(commands: readonly ReadCommand[], index: number): string {
  const before = commands.slice(0, index).map(({ said }) => said);
  return index === 0 ? '' : `${voiceFor(commands[index])('doneSoFar', { list: before.join(', ') })} `;
}

const refuse = ({ summary, suggestions }: Resolution & { kind: 'abstain' }, scene: Scene, before = ''): Completion => ({
  isComplete: true,
  success: false,
  summary: shorten(before + summary, 8000),
  suggestions: usable(suggestions, scene),
});

/** In the language of the command; of one that is not understood, in the one that it seems to be in. */
const voiceFor = (command: ReadCommand | undefined): Voice => voiceOf(command?.readings[0]?.language ?? languageOf(command?.said ?? ''));

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
