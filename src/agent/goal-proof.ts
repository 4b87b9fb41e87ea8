import { uncovered } from '../model/goal/cover';
import { deedOf } from '../model/goal/deed';
import { items, type PlanProgress, type QueueItem, type Run } from '../model/run/run';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import { endAs } from './end-as';
import { hadNoSeenEffect, sayUnseenEffects } from './unseen-effects';

/**
 * Why a run whose operations are all done is not known to have reached its goal: an operation had no visible effect, or a clause of the
 * goal has no operation. None where each clause is covered by an operation whose effect was seen. `counted`: recall, or a planner that counts
 * its own commands, has covered the clauses already.
 */
export function whyGoalNotProved(run: Run, counted: boolean): Saying[] {
  const unseen = sayUnseenEffects(run);
  const left = counted ? [] : uncovered(run.goal, items(run).filter(wasSeen).map(deedOfItem));
  const clauses = left.map(({ text }) => text).slice(0, 40);
  return [...(clauses.length ? [saying('clausesLeft', { clauses })] : []), ...unseen, ...sayWrong(run)];
}

/** The complaint that the page showed after the last act and did not show when that was learned. */
function sayWrong(run: Run): Saying[] {
  const said = (run.plans.findLast((plan) => plan.items.length)?.items ?? []).flatMap(({ record, expects }) =>
    (record?.delta.effects ?? []).filter((effect) => effect.startsWith('wrong ') && !expects?.effects?.includes(effect)),
  );
  const things = [...new Set(said)].slice(0, 3).map((effect) => effect.slice(6));
  return things.length ? [saying('pageMarksWrong', { things })] : [];
}

/** A skipped operation was fulfilled already. */
const wasSeen = (item: QueueItem, at: number, all: readonly QueueItem[]) =>
  (item.record?.status === 'done' || item.record?.status === 'skipped') && !hadNoSeenEffect(item, at, all);

const deedOfItem = ({ operation, label, record, origin }: QueueItem) =>
  deedOf(operation, [operation.note, label, record?.label, origin?.variant], record?.found);

/** Is there a planner that can judge from the final page whether the goal is reached? The embedded one would only begin again. */
export const canJudgePage = ({ started }: Run): boolean => started.planner !== 'embedded' && !started.workflow;

/** Does this planner count its own commands instead of judging the page? */
export const countsItsCommands = ({ by }: PlanProgress): boolean => by === 'embedded';

/** The end of such a run. */
export const goalNotProved = (why: readonly Saying[]) => endAs('failed', saying('notKnownDone'), ...why);
