import type { BailKind } from '../model/run/bail';
import { currentPlan, type Run } from '../model/run/run';
import type { RunEventOf } from '../model/run/run-event';

/** Bails at which a person is asked to do the step in the page themselves. */
const BY_HAND = new Set<BailKind | undefined>(['needs-person', 'needs-trusted-input']);

/** The event for a person's answer to the open question; undefined where another question is open by now. */
export function answerTo(run: Run | undefined, questionId: string, choice: string, at: number): RunEventOf<'answered'> | undefined {
  if (!run || run.question?.id !== questionId) return undefined;
  const acted =
    (run.question.kind === 'person' || run.question.kind === 'secret') &&
    choice === 'continue' &&
    BY_HAND.has(currentPlan(run)?.bail?.kind);
  return { kind: 'answered', at, questionId, choice, ...(acted ? { acted } : {}) };
}
