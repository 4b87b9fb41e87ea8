import { EFFECTS } from '../../model/operations/rows';
import type { Operation, OperationOf } from '../../model/plan/operation';

export type ReadingOperation = OperationOf<'wait'> | OperationOf<'assert'> | OperationOf<'extract'>;

/** Operations that change nothing. */
export const isReading = (operation: Operation): operation is ReadingOperation => EFFECTS[operation.type] === 'reads';
