import { sayOperation } from '../model/operation-words';
import type { Run } from '../model/run';
import type { QueuedOperation } from '../model/run-event';
import { judgeNavigation } from './judge-navigation';
import { whyNotPlanned } from './planned';

/** What may be done with an operation, whoever planned it. `key`: a yes is bound to it. */
export type Verdict = { allow: true } | { ask: string; key?: string } | { deny: string };

const ALLOW: Verdict = { allow: true };

/**
 * Judges one operation right before it is sent, by what the worker alone knows: who planned it, where it wants to go, and that a step with no element was
 * marked. What is done to an element is judged by the page, at the element (`model/risk`). `run.answers` holds what the person already allowed, bound to
 * the operation's id, and to the address that they were shown.
 */
export function judge(item: QueuedOperation, run: Run): Verdict {
  const foreign = whyNotPlanned(item, run);
  if (foreign) return { deny: foreign };
  const { operation } = item;
  if (operation.type !== 'navigate') return ALLOW;
  const verdict = judgeNavigation(item, run);
  const asked =
    'allow' in verdict && operation.irreversible ? { ask: `This cannot be undone: ${sayOperation(operation)}. Do it?` } : verdict;
  return 'ask' in asked && run.answers[confirmId(item.id, 'key' in asked ? asked.key : undefined)] === 'allow' ? ALLOW : asked;
}

/** The id of the question that asks whether an operation may be done; `key`: with this act. */
export const confirmId = (operationId: string, key?: string) => `confirm-${operationId}${key === undefined ? '' : `-${key}`}`;
