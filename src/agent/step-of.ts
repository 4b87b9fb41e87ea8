import { sayOperation } from '../model/plan/operation-words';
import type { QueueItem } from '../model/run/run';
import { stepValue } from '../model/say-in-english';

/** A step of the run as a value of a saying. */
export const stepOf = ({ id, operation, label }: Pick<QueueItem, 'id' | 'operation' | 'label'>, as = label) =>
  stepValue(id, sayOperation(operation, as));
