import type { Target } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import { isAnswerReading, keptReading } from '../../model/run/answer-reading';
import type { OperationRecord } from '../../model/run/record';
import type { Origin } from '../../model/run/run-event';
import { unrepeatable } from '../../model/run/unrepeatable';

/** One operation with its record; `origin` when it came from a playbook. */
export interface Step {
  operation: Operation;
  record: OperationRecord;
  origin?: Origin | undefined;
}

/**
 * Is it a step of a run that reached its goal? It was done; or the choice or state that it asks for was found there already: next time it may not be,
 * and the same operation brings it about.
 */
export const isLearned = ({ operation, record: { status, found }, origin }: Step): boolean =>
  status === 'done' || (status === 'skipped' && !origin && found !== undefined && unrepeatable(operation, found.role) === undefined);

/**
 * The operation in durable form: without snapshot numbers, the target as it was found. Undefined where it had only a number and the page
 * did not describe what it hit, or a tab of the run: a later visit could not find that.
 */
export function durableOperation({ operation, record }: Step): Operation | undefined {
  if (operation.type === 'navigate') return operation.to === 'tab' ? undefined : operation;
  if (isAnswerReading(operation) && operation.words) return record.found && keptReading(operation, record.found, record.value ?? '');
  const { elementId, relX, relY, ...rest } = withState(operation, record);
  const found = record.found ?? operation.fingerprint;
  const aimed = elementId !== undefined || relX !== undefined || relY !== undefined;
  if (!found) return aimed ? undefined : durableEnd(rest);
  return durableEnd({ ...rest, ...durableTarget({ selector: operation.selector, position: operation.position, fingerprint: found }) });
}

/** A click is stored with the state that it led to. */
const withState = <Kind extends Operation>(operation: Kind, { led }: OperationRecord): Kind =>
  operation.type === 'click' && led ? { ...operation, led } : operation;

/** A target as it is stored: fingerprint, its best selector, and its position. */
export function durableTarget({ selector, position, fingerprint }: Target): Target {
  const best = fingerprint?.selectors[0] ?? selector;
  const place = fingerprint?.position ?? position;
  return { ...(best ? { selector: best } : {}), ...(place ? { position: place } : {}), ...(fingerprint ? { fingerprint } : {}) };
}

/** The target fields of an operation; empty where it has none. */
export function targetFieldsOf(operation: Operation): Target {
  return operation.type === 'navigate' ? {} : durableTarget(operation);
}

/** The second target of a drag has a number too. */
function durableEnd(operation: Operation): Operation | undefined {
  if (operation.type !== 'drag' || !operation.to) return operation;
  const { elementId, relX, relY, ...to } = operation.to;
  if (Object.keys(to).length) return { ...operation, to };
  return elementId === undefined && relX === undefined && relY === undefined ? operation : undefined;
}
