import { contradictionIn } from '../model/page/contradiction';
import { keyOfPage } from '../model/page/page-key';
import type { Completion } from '../model/plan/plan';
import { isAfresh, isCompletion, isReference } from '../model/plan/plan-kind';
import { questionAt } from '../model/plan/plan-question';
import { isProtocol } from '../model/plan/planners';
import { isAnswerReading, standsThere } from '../model/run/answer-reading';
import type { Fault } from '../model/run/fault';
import { currentPlan, otherTab, type PlanProgress, type QueueItem, queue, type Run } from '../model/run/run';
import type { Question } from '../model/run/run-event';
import { choiceOf, sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import { endWithoutAccess } from './access-question';
import { whatToApprove } from './approval';
import { whyOverBudget } from './budget';
import { confirmationQuestion, confirmQuestion } from './confirmation';
import { dryRunSummary, isDryRun, whyNotLookedFor, whyNotYet } from './dry-run';
import { endAs } from './end-as';
import { canJudgePage, countsItsCommands, goalNotProved, whyGoalNotProved } from './goal-proof';
import { isKnownGoal, isToBeRead } from './known-goal';
import type { Move } from './move';
import { missingFrame, nextLeg } from './next-leg';
import { notAllowed } from './not-allowed';
import { confirmId, judgeOperation } from './policy';
import { recover } from './recovery';
import { moveWithoutTab } from './reopen-page';
import { resumeMove } from './resume';
import { sayNow } from './say-now';
import { stepOf } from './step-of';
import { stepQuestion } from './step-question';
import { sayUnseenEffects } from './unseen-effects';

/** The whole policy of the loop: a pure function of the folded journal and the time (epoch ms). */
export function nextMove(run: Run, now: number): Move {
  const move = moveOf(run, now);
  const again = move.do === 'plan' ? whyLookAgain(run) : undefined;
  return again ? { do: 'look', again } : move;
}

/** Before a planner is asked: how the snapshot contradicts itself, unless the page went on doing so. */
const whyLookAgain = ({ snapshot, unclear }: Run): string | undefined =>
  snapshot && !unclear.includes(snapshot.url) ? contradictionIn(snapshot) : undefined;

function moveOf(run: Run, now: number): Move {
  if (run.finished || run.question) return { do: 'rest' };
  const refused = endWithoutAccess(run);
  if (refused) return refused;
  if (run.inflight) return { do: 'resume' };
  const answered = run.fault || run.closed ? answeredBefore(run) : undefined;
  if (answered) return answered;
  if (run.fault) return endWith(run.fault);
  if (run.closed) return moveWithoutTab(run);
  const over = whyOverBudget(run, now);
  if (over) return run.answers[over.id] === 'stop' ? endAs('stopped', saying('stoppedAtBudget')) : budgetQuestion(over);
  if (run.resumed) return resumeMove(run, run.resumed);
  const plan = currentPlan(run);
  if (!plan) return run.snapshot && !run.stale ? firstPlan(run) : { do: 'look' };
  return goOn(run, plan);
}

/** The answer of a planner is there, whatever became of the page while its words were read again. */
function answeredBefore(run: Run): Move | undefined {
  const plan = currentPlan(run);
  return plan && isCompletion(plan.plan) && plan.items.some(({ operation }) => isAnswerReading(operation))
    ? finishAs(run, plan.plan)
    : undefined;
}

function finishAs(run: Run, { success, summary, suggestions, readFrom, listsDeeds }: Completion): Move {
  const now = success && listsDeeds ? sayNow(run) : [];
  if (now.length) return endAs('success', ...now);
  return { do: 'finish', outcome: success ? 'success' : 'failed', summary, suggestions, ...(readFrom ? { readFrom } : {}) };
}

function firstPlan(run: Run): Move {
  if (run.started.play)
    return run.recalled
      ? { do: 'finish', outcome: 'failed', summary: run.recalled.why, says: run.recalled.says, suggestions: [] }
      : { do: 'play' };
  if (run.started.usePlaybooks && !run.recalled && !run.started.before) return { do: 'recall' };
  return { do: 'plan', purpose: 'plan' };
}

function goOn(run: Run, plan: PlanProgress): Move {
  if (isCompletion(plan.plan)) {
    const { success } = plan.plan;
    const why = success && countsItsCommands(plan) ? whyGoalNotProved(run, true) : [];
    if (why.length) return goalNotProved(why);
    const [reading] = queue(run);
    if (reading && success && !plan.bail) return advance(run, reading);
    return finishAs(run, plan.plan);
  }
  if (plan.bail) return recover(run, plan, plan.bail);
  const question = questionAt(run, run.plans.length - 1);
  if (question && !run.answers[question.id]) return { do: 'ask', question };
  const begun = plan.items.find((item) => item.status === 'dispatching' && item.operation.type === 'navigate');
  if (begun) return { do: 'navigate', item: begun };
  const [next] = queue(run);
  if (next) return whatToApprove(run, plan, next) ?? advance(run, next);
  if (plan.incomplete) return { do: 'bail', bail: plan.incomplete };
  return afterLast(run, plan);
}

function advance(run: Run, next: QueueItem): Move {
  if (isDryRun(run)) return dryRunMove(run, next);
  const tab = otherTab(run, next);
  if (tab !== undefined) return { do: 'follow', tab, item: next };
  const verdict = judgeOperation(next, run);
  if ('deny' in verdict) return { do: 'bail', bail: notAllowed(verdict.deny), item: next };
  if ('ask' in verdict) {
    if (run.answers[confirmId(next.id, verdict.key)] === 'deny') return saidNo(next);
    return { do: 'ask', question: confirmQuestion(next.id, verdict.ask, verdict.key) };
  }
  const yes = confirmationQuestion(next, run);
  if (yes === 'denied') return saidNo(next);
  if (yes) return { do: 'ask', question: yes };
  if ((run.started.play?.stepwise || next.unproven) && !run.answers[`step-${next.id}`])
    return { do: 'ask', question: stepQuestion(next, run) };
  if (run.answers[`step-${next.id}`] === 'stop') return endAs('stopped', saying('stoppedByYou'));
  const wanted = fileQuestion(next);
  if (wanted && run.answers[wanted.id] === 'stop') return endAs('stopped', saying('stoppedByYou'));
  if (wanted && run.answers[wanted.id] !== FILES_GIVEN) return { do: 'ask', question: wanted };
  if (next.operation.type === 'navigate') return { do: 'navigate', item: next };
  if (run.stale) return { do: 'look' };
  if (next.operation.type === 'screenshot') return { do: 'picture', item: next };
  const leg = nextLeg(run);
  if (!('kind' in leg)) return { do: 'send', ...leg };
  const frame = missingFrame(run);
  return { ...(frame ? { do: 'await-frame', frame } : { do: 'bail' }), bail: leg, item: next };
}

/** What the person does not want is no failure. */
const saidNo = (item: QueueItem): Move => endAs('stopped', saying('saidNoTo', { step: stepOf(item) }));

/** A dry run asks and does nothing; what the page cannot show yet is passed over, with the reason. */
function dryRunMove(run: Run, next: QueueItem): Move {
  const told = whyNotLookedFor(next.operation);
  if (told) return { do: 'pass', item: next, why: told };
  if (run.stale) return { do: 'look' };
  const leg = nextLeg(run);
  if (!('kind' in leg)) return { do: 'send', ...leg };
  const why = whyNotYet(run, next);
  return why ? { do: 'pass', item: next, why } : { do: 'bail', bail: leg, item: next };
}

/**
 * All operations of the plan are done. No further look by a planner is needed only if its plan said "no more" or the goal is known, and
 * each clause of the goal is covered by a seen effect. A playbook that the person played ends as it went.
 */
function afterLast(run: Run, plan: PlanProgress): Move {
  const work = plan.plan;
  const known = isKnownGoal(run, run.plans.indexOf(plan));
  const look: Move = { do: 'look' };
  const ask: Move = run.stale ? look : { do: 'plan', purpose: 'plan' };
  if (known ? isToBeRead(run) && answerRead(run) === undefined : isCompletion(work) || work.more !== false) return ask;
  const why = run.started.play && !run.plans.some((one) => isAfresh(one.plan)) ? [] : whyGoalNotProved(run, known);
  if (why.length && known && run.stale && toldThen(run) !== undefined) return look;
  if (why.length && !(known && isSeenAgain(run, why))) return canJudgePage(run) ? ask : goalNotProved(why);
  const says = sumUp(run, plan);
  const unseen = sayUnseenEffects(run);
  return {
    ...endAs('success', ...says, ...unseen),
    summary: [sayInEnglish(says), sayInEnglish(unseen)].filter(Boolean).join('\n').slice(0, 8000),
  };
}

/**
 * Is all that is not known what came of steps whose effect cannot be seen, and does the page tell what it told when a planner looked at it and said that this
 * goal is reached? It would say so again.
 */
function isSeenAgain(run: Run, why: readonly Saying[]): boolean {
  if (!run.snapshot || run.stale) return false;
  return sayInEnglish(why) === sayInEnglish(sayUnseenEffects(run)) && toldThen(run) === keyOfPage(run.snapshot);
}

/** What the page told then. */
function toldThen({ plans }: Run): string | undefined {
  const recalled = plans.findLast(({ by }) => by === 'recall')?.plan;
  return recalled && !isCompletion(recalled) ? recalled.seenAs : undefined;
}

/** The answer as a known goal's playbook read it, where it still stands where it was learned. */
function answerRead({ plans }: Run): string | undefined {
  const last = plans.findLast(({ by }) => by === 'recall')?.items.at(-1);
  const { operation, record } = last ?? {};
  if (!operation || !isAnswerReading(operation) || record?.status !== 'done' || !standsThere(operation, record.found)) return undefined;
  return record.value || undefined;
}

function sumUp(run: Run, plan: PlanProgress): Saying[] {
  if (isDryRun(run)) return dryRunSummary(plan.items);
  const answer = answerRead(run);
  if (answer) return [saying('verbatim', { text: answer })];
  const read = run.plans
    .flatMap(({ items }) => items)
    .filter(({ record, operation }) => record?.value !== undefined && !isAnswerReading(operation));
  if (read.length) {
    const lines = read.map(({ operation, record }) => `${'name' in operation ? operation.name : 'Read'}: ${record?.value}`);
    return [saying('verbatim', { text: lines.join('\n').slice(0, 8000) })];
  }
  const now = sayNow(run);
  if (now.length) return now;
  if (isCompletion(plan.plan)) return [saying('verbatim', { text: plan.plan.summary })];
  const names = plan.plan.operations.filter(isReference).map(({ playbook, variant }) => (variant ? `${playbook} (${variant})` : playbook));
  if (names.length && !isProtocol(plan.by)) return [saying('doneFrom', { playbooks: names.slice(0, 40) })];
  return plan.plan.thought ? [saying('verbatim', { text: plan.plan.thought.slice(0, 8000) })] : [saying('done')];
}

function endWith(fault: Fault): Move {
  const outcome = fault.kind === 'aborted' ? 'stopped' : 'failed';
  return { do: 'finish', outcome, summary: fault.message, says: fault.says, suggestions: [] };
}

const budgetQuestion = ({ id, says }: { id: string; says: Saying[] }): Move => ({
  do: 'ask',
  question: { id, kind: 'budget', text: sayInEnglish(says), says, choices: [choiceOf('continue', 'goOn'), choiceOf('stop', 'stop')] },
});

/** The answer to a question for files once the person has chosen them. */
export const FILES_GIVEN = 'given';

/** The question for the files of an upload. */
function fileQuestion({ id, operation }: QueueItem): Question | undefined {
  if (operation.type !== 'upload') return undefined;
  const count = operation.files.length;
  const says = [saying('whichFiles', { count, files: operation.files.join(', ') })];
  return {
    id: `file-${id}`,
    kind: 'file',
    text: sayInEnglish(says),
    says,
    operationId: id,
    choices: [choiceOf(FILES_GIVEN, count > 1 ? 'chooseFiles' : 'chooseFile'), choiceOf('stop', 'stop')],
  };
}
