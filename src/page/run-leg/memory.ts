import type { OperationRecord } from '../../model/record';
import { noDelta } from '../observe/delta';

const records = new Map<string, OperationRecord>();
/** Dispatched, and perhaps not over: what they did is not known until their record is there. */
const begun = new Map<string, string>();
/** What they were dispatched to. */
const hits = new Map<string, WeakRef<Element>>();

/** What is known about an operation of this document: its record, or that it was begun and nobody knows how it ended. */
export function recall(operationId: string): OperationRecord | undefined {
  const record = records.get(operationId);
  if (record) return record;
  const label = begun.get(operationId);
  if (label === undefined) return undefined;
  const why = 'It was begun before and interrupted; it is not done twice.';
  return {
    operationId,
    status: 'failed',
    label,
    dispatched: true,
    delta: noDelta(),
    notes: [],
    bail: { kind: 'outcome-unknown', wanted: label, why },
    took: { find: 0, act: 0, settle: 0 },
    url: location.href,
  };
}

/** From now on the operation counts as dispatched, whatever happens. */
export function rememberBegun(operationId: string, label: string, element: Element): void {
  begun.set(operationId, label);
  hits.set(operationId, new WeakRef(element));
}

/** The element that an operation of this document was dispatched to, while it exists. */
export const hitBy = (operationId: string): Element | undefined => hits.get(operationId)?.deref();

/** Keeps an answer. What failed before anything was dispatched may be tried again, so it is not kept. */
export function remember(record: OperationRecord): void {
  if (record.status === 'failed' && !record.dispatched) return;
  records.set(record.operationId, record);
}
