import type { Operation } from '../model/operation';
import type { OperationRecord } from '../model/record';
import type { Origin } from '../model/run-event';
import type { Target } from '../model/target';

/** One operation with what happened to it; `origin` when it came out of a playbook. */
export interface Step {
  operation: Operation;
  record: OperationRecord;
  origin?: Origin | undefined;
}

/**
 * The operation in durable form: no snapshot numbers, the target as it was found. Undefined where it was aimed by number alone and nothing is
 * known of what it hit: that cannot be told to a later visit.
 */
export function durable({ operation, record }: Step): Operation | undefined {
  if (operation.type === 'navigate') return operation;
  const { elementId, relX, relY, ...rest } = withState(operation, record);
  const found = record.found ?? operation.fingerprint;
  const aimed = elementId !== undefined || relX !== undefined || relY !== undefined;
  if (!found) return aimed ? undefined : durableEnd(rest);
  return durableEnd({ ...rest, ...durableTarget({ selector: operation.selector, position: operation.position, fingerprint: found }) });
}

/** A click is remembered with the state that it led to. */
const withState = <Kind extends Operation>(operation: Kind, { led }: OperationRecord): Kind =>
  operation.type === 'click' && led ? { ...operation, led } : operation;

/** A target as it is stored: fingerprint, its best selector, and where it stood. */
export function durableTarget({ selector, position, fingerprint }: Target): Target {
  const best = fingerprint?.selectors[0] ?? selector;
  const place = fingerprint?.position ?? position;
  return { ...(best ? { selector: best } : {}), ...(place ? { position: place } : {}), ...(fingerprint ? { fingerprint } : {}) };
}

/** The target of an operation alone; empty where it has none. */
export function targetOf(operation: Operation): Target {
  return operation.type === 'navigate' ? {} : durableTarget(operation);
}

/** The second end of a drag is numbered too. */
function durableEnd(operation: Operation): Operation | undefined {
  if (operation.type !== 'drag' || !operation.to) return operation;
  const { elementId, relX, relY, ...to } = operation.to;
  if (Object.keys(to).length) return { ...operation, to };
  return elementId === undefined && relX === undefined && relY === undefined ? operation : undefined;
}
