import type { Unrepeatable } from '../operations/parts';
import type { Row } from '../operations/row';
import { TWICE } from '../operations/rows';
import type { Operation } from '../plan/operation';

/**
 * How an operation on an element of this role would matter if done twice; undefined for one that may be repeated because it leads to the
 * same state again (a value, a choice, the focus, a scroll offset) or changes nothing (reading, waiting).
 */
export function unrepeatable(operation: Operation, role = ''): Unrepeatable | undefined {
  const twice = (TWICE as { [type: string]: unknown })[operation.type] as Row<Operation>['twice'];
  return twice?.(operation, role);
}
