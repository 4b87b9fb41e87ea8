import type { Operation } from '../model/plan/operation';
import type { Bail } from '../model/run/bail';
import { adviseBail, sayBail } from '../model/run/bail-words';
import type { PlanProgress, QueueItem, Run } from '../model/run/run';
import type { Question, QueuedOperation } from '../model/run/run-event';
import { unrepeatable } from '../model/run/unrepeatable';
import { choiceOf, sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import type { SecretPlace } from '../model/secret/secret-place';
import { wordsOfSecret } from '../model/secret/words-of-secret';
import { canJudgePage, goalNotProved } from './goal-proof';
import type { Move } from './move';
import { openOperations } from './open-operations';

/** The operation at which a plan stopped. */
const stoppedAt = ({ items }: PlanProgress): QueueItem | undefined => items.find(({ status }) => status === 'failed');

/** Can the person be asked whether to do the operation again? It was dispatched, or equals one that was. */
export function isAskedAbout(plan: PlanProgress, bail: Bail): boolean {
  const item = stoppedAt(plan);
  const what = item && unrepeatable(item.operation, item.record?.found?.role);
  return what !== undefined && (item?.record?.dispatched === true || bail.kind === 'outcome-unknown');
}

/** It was dispatched, and nothing is known to have come of it: again, on from there, or no further. */
export function askAboutUnknownOutcome(run: Run, plan: PlanProgress, bail: Bail, stop: Move): Move {
  const item = stoppedAt(plan);
  /** It was dispatched, and no effect is known: ask whether to do it again, go on after it, or stop. */
  if (!item) return stop;
  switch (run.answers[questionId(run)]) {
    case 'again':
      return goOnWith(run, plan, item, { again: item.record?.dispatched ? item.id : doneBefore(run, item, bail) });
    case 'continue':
      return goOnAfter(run, plan, item);
    case 'stop':
      return stop;
    default:
      return ask(
        run,
        item,
        [theStop(bail), saying('doneOnce')],
        [
          choiceOf('again', item.operation.type === 'click' || item.operation.type === 'press' ? 'pressAgain' : 'doAgain'),
          choiceOf('continue', 'goOn'),
          choiceOf('stop', 'stop'),
        ],
      );
  }
}

/** A repair would act on an element that the identity check has refused: only the person can confirm that it is meant. */
export function askAboutIdentity(run: Run, plan: PlanProgress, bail: Bail, stop: Move): Move {
  const item = stoppedAt(plan);
  if (!item) return stop;
  switch (run.answers[questionId(run)]) {
    case 'use':
      return goOnWith(run, plan, item, { accepted: true });
    case 'stop':
      return stop;
    default:
      return ask(run, item, [theStop(bail), ...adviseBail(bail)], [choiceOf('use', 'isTheOne'), choiceOf('stop', 'stop')]);
  }
}

/** The answer to a question for a secret once the person has typed it. */
export const SECRET_GIVEN = 'given';

/** A step types a secret that is not kept for its page: the person is asked for it by name, and the step is done once more. */
export function askForSecret(run: Run, plan: PlanProgress, secret: SecretPlace, stop: Move): Move {
  const item = stoppedAt(plan);
  if (!item) return stop;
  switch (run.answers[questionId(run)]) {
    case SECRET_GIVEN:
      return goOnWith(run, plan, item, {});
    case 'continue':
      return goOnAfter(run, plan, item);
    case 'stop':
      return stop;
    default: {
      const choices = [choiceOf(SECRET_GIVEN, 'useIt'), choiceOf('continue', 'typedInPage'), choiceOf('stop', 'stop')];
      const says = [saying('whatIsSecret', wordsOfSecret(secret))];
      const text = sayInEnglish(says);
      return { do: 'ask', question: { id: questionId(run), kind: 'secret', text, says, choices, operationId: item.id, secret } };
    }
  }
}

/** Needs that a person meets by doing the step itself, so that it is not to be done after them. */
const IN_ITS_PLACE = new Set(['payment', 'file']);

/**
 * The step that waited for a person to act, and the rest of its plan; undefined where it was dispatched, or they did the step itself, or
 * nothing waits.
 */
export function tryAgain(run: Run, plan: PlanProgress, bail: Bail): Move | undefined {
  const item = plan.items.find(({ status }) => status === 'failed' || status === 'waiting');
  if (!item || isBehind(item, bail)) return undefined;
  return goOnWith(run, plan, item, {});
}

/** It was dispatched, or the person who says to go on did the step itself. */
const isBehind = ({ record }: QueueItem, bail: Bail): boolean =>
  record?.dispatched === true || bail.kind !== 'needs-person' || IN_ITS_PLACE.has(bail.what);

/** The id of the question about the current stop; each plan stops at most once. */
export const questionId = (run: Run): string => `person-${run.plans.length}`;

const theStop = (bail: Bail): Saying => saying('theStop', { text: sayBail(bail) });

const ask = (run: Run, { id }: QueueItem, says: Saying[], choices: Question['choices']): Move => ({
  do: 'ask',
  question: { id: questionId(run), kind: 'person', text: sayInEnglish(says), says, choices, safe: 'stop', operationId: id },
});

/** The operation once more, as the person answered, and the rest of its plan. */
export function goOnWith(run: Run, plan: PlanProgress, item: QueueItem, said: Partial<QueuedOperation>): Move {
  if (run.stale) return { do: 'look' };
  return { do: 'go-on', queue: [{ ...queued(item), operation: inCurrentPage(run, item), ...said }, ...restOf(plan, item)] };
}

/** An element number means nothing in a newer document: there the element is found by its recorded fingerprint. */
function inCurrentPage({ snapshot }: Run, { operation, record, found: begun }: QueueItem): Operation {
  const fingerprint = record?.found ?? begun;
  if (!('elementId' in operation) || !fingerprint || snapshot?.elements.some(({ id }) => id === operation.elementId)) return operation;
  const { elementId: _gone, ...rest } = operation;
  return { ...rest, fingerprint };
}

/** The steps behind the one that stopped; undefined where that was not done, so that nothing may follow it. */
export function goOnBehind(run: Run, plan: PlanProgress, bail: Bail): Move | undefined {
  const item = stoppedAt(plan);
  return item && isBehind(item, bail) ? goOnAfter(run, plan, item) : undefined;
}

/** Steps of a playbook follow; what a planner saw before has to be planned anew. Going on does not say that the step was done. */
function goOnAfter(run: Run, plan: PlanProgress, item: QueueItem): Move {
  const rest = restOf(plan, item);
  if (rest.length && rest.every(({ origin }) => origin)) return { do: 'go-on', queue: rest };
  if (!rest.length && item.origin && !canJudgePage(run)) {
    const step = { step: item.id, words: item.record?.label ?? 'the last step' };
    return goalNotProved([saying('stepDoes', { step })]);
  }
  return run.stale ? { do: 'look' } : { do: 'plan', purpose: 'plan' };
}

/** The operations of a plan after one of them. */
export const restOf = ({ items }: PlanProgress, item: QueueItem): QueuedOperation[] => items.slice(items.indexOf(item) + 1).map(queued);

function queued({ status: _status, label: _label, found: _found, record: _record, ...one }: QueueItem): QueuedOperation {
  return one;
}

/** The operation that this one would have repeated, as the page reported it. */
function doneBefore(run: Run, item: QueueItem, bail: Bail): string {
  const wanted = 'wanted' in bail ? bail.wanted : '';
  return openOperations(run, item).findLast(({ label }) => label === wanted)?.operationId ?? item.id;
}
