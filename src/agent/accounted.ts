import { uncovered } from '../model/goal/cover';
import { deedOf, textsOf } from '../model/goal/deed';
import { items, type PlanProgress, type QueueItem, type Run } from '../model/run';
import { isUnseen, sayUnseen } from './unseen';

/**
 * Why a run whose operations are all done is not known to have reached its goal: something was done of which nothing could be seen to come, or a clause
 * of the goal has no operation. Empty where each clause is accounted for by an operation whose effect was seen. A recall or a planner that counts its own
 * commands has accounted for the clauses already.
 */
export function whyNotKnown(run: Run, counted: boolean): string {
  const unseen = sayUnseen(run);
  const left = counted ? [] : uncovered(run.goal, items(run).filter(wasSeen).map(deedOfItem));
  return [...left.map(({ text }) => `“${text}”.`), unseen, sayWrong(run)].filter(Boolean).join(' ');
}

/** What the page said is wrong when it was acted on last, and did not say when that was learned. */
function sayWrong(run: Run): string {
  const said = (run.plans.findLast((plan) => plan.items.length)?.items ?? []).flatMap(({ record, expects }) =>
    (record?.delta.effects ?? []).filter((effect) => effect.startsWith('wrong ') && !expects?.effects?.includes(effect)),
  );
  return said.length
    ? `The page marks as wrong: ${[...new Set(said)]
        .slice(0, 3)
        .map((effect) => `“${effect.slice(6)}”`)
        .join(', ')}.`
    : '';
}

/** Of what was skipped it was so already. */
const wasSeen = (item: QueueItem, at: number, all: readonly QueueItem[]) =>
  (item.record?.status === 'done' || item.record?.status === 'skipped') && !isUnseen(item, at, all);

const deedOfItem = ({ operation, label, record, origin }: QueueItem) =>
  deedOf(operation, [operation.note, label, record?.label, origin?.variant, ...(record?.found ? textsOf(record.found) : [])]);

/** Is there a planner that is shown the page and can say whether the goal is reached? The embedded one would only begin again. */
export const canLook = ({ started }: Run): boolean => started.planner !== 'embedded' && !started.workflow;

/** A planner that counts its own commands and judges no page. */
export const onlyCounts = ({ by }: PlanProgress): boolean => by === 'embedded';

/** How such a run ends. */
export const notKnown = (why: string, summary = '') => ({
  do: 'finish' as const,
  outcome: 'failed' as const,
  summary: [`Not known to be done: ${why}`, summary].filter(Boolean).join('\n').slice(0, 8000),
  suggestions: [],
});
