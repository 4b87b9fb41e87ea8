import type { Fingerprint } from '../page/target';
import type { Operation } from './operation';

/** The operation with another target; nothing of the old target is kept. */
export function withTarget(operation: Operation, fingerprint: Fingerprint): Operation {
  if (operation.type === 'navigate') return operation;
  const { elementId: _number, relX: _x, relY: _y, position: _position, ...rest } = operation;
  const [selector] = fingerprint.selectors;
  return { ...rest, ...(selector ? { selector } : {}), fingerprint } as Operation;
}
