import type { Run } from '../model/run/run';
import type { QueuedOperation } from '../model/run/run-event';
import { saying } from '../model/saying-of';
import type { PolicyVerdict } from './judge-navigation';
import { judgeNavigation } from './judge-navigation';
import { whyNotPlanned } from './planned';
import { stepOf } from './step-of';

const ALLOW: PolicyVerdict = { allow: true };

/**
 * Judges one operation right before it is sent, by what only the worker knows: who planned it, where it navigates, and whether a step
 * without element was marked as irreversible. What it does to an element is judged by the page, at the element (`model/risk/risk`).
 * `run.answers` holds what the person allowed already, bound to the operation's id, and to the URL that they were shown.
 */
export function judgeOperation(item: QueuedOperation, run: Run): PolicyVerdict {
  const foreign = whyNotPlanned(item, run);
  if (foreign) return { deny: foreign };
  const { operation } = item;
  if (operation.type !== 'navigate') return ALLOW;
  const verdict = judgeNavigation(item, run);
  const asked = 'allow' in verdict && operation.irreversible ? { ask: [saying('askIrreversible', { step: stepOf(item) })] } : verdict;
  return 'ask' in asked && run.answers[confirmId(item.id, 'key' in asked ? asked.key : undefined)] === 'allow' ? ALLOW : asked;
}

/** The id of the question whether an operation may be done; `key`: with this act. */
export const confirmId = (operationId: string, key?: string) => `confirm-${operationId}${key === undefined ? '' : `-${key}`}`;
