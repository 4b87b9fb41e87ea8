import type { Leg } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { noDelta } from '../observe/delta';

/** The number of runs that may alternate in one document. */
const RUNS = 4;
/** Operations known to have begun here: as many as the longest legs of so many runs have. */
const BEGUN = 400;

/**
 * The records of the last leg by run, most recently used last. Only a leg without a report at the worker is sent again, and the worker
 * sends a run's next leg when the previous report is in the journal.
 */
const pasts = new Map<string, Map<string, OperationRecord>>();
/** Dispatched, and perhaps not over: their effect is unknown until their record is there. */
const begun = new Map<string, { label: string; hit: WeakRef<Element> }>();

/** A leg begins, or is sent again: earlier records of its run are in the journal, and are dropped here. */
export function beginLegMemory({ runId, operations }: Pick<Leg, 'runId' | 'operations'>): void {
  const before = pasts.get(runId);
  const asked = operations.flatMap(({ id }) => before?.get(id) ?? []);
  pasts.delete(runId);
  pasts.set(runId, new Map(asked.map((record) => [record.operationId, record])));
  drop(pasts, RUNS);
}

/** What is known about an operation of this document: its record, or that it began without a known end. */
export function recordedOutcome(runId: string, operationId: string): OperationRecord | undefined {
  const record = pasts.get(runId)?.get(operationId);
  if (record) return record;
  const label = begun.get(operationId)?.label;
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
    url: location.href.slice(0, 4000),
  };
}

/** From now on the operation counts as dispatched, whatever happens. */
export function rememberBegun(operationId: string, label: string, element: Element): void {
  begun.set(operationId, { label, hit: new WeakRef(element) });
  drop(begun, BEGUN);
}

/** The element that an operation of this document was dispatched to, while it exists. */
export const elementHitBy = (operationId: string): Element | undefined => begun.get(operationId)?.hit.deref();

/** Keeps a record. What failed before anything was dispatched may be tried again, so it is not kept. */
export function rememberRecord(runId: string, record: OperationRecord): void {
  // Nor what only began and then needed a confirmation.
  if (record.bail?.kind === 'needs-yes') begun.delete(record.operationId);
  else if (record.status !== 'failed' || record.dispatched) pasts.get(runId)?.set(record.operationId, record);
}

/** Drops the oldest entries. */
function drop(from: Map<string, unknown>, most: number): void {
  for (const [oldest] of from) if (from.size > most) from.delete(oldest);
}
