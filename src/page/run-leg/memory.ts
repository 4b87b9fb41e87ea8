import type { Leg } from '../../model/leg';
import type { OperationRecord } from '../../model/record';
import { noDelta } from '../observe/delta';

/** No more runs act in one document by turns. */
const RUNS = 4;
/** Operations of which it is known that they were begun here: as many as the longest legs of so many runs have. */
const BEGUN = 400;

/**
 * What the last leg of a run came to, by runs, the last used last. Only a leg that the worker has no answer to yet is asked for again, and it sends a run's
 * next leg when the answer to the one before stands in the journal.
 */
const pasts = new Map<string, Map<string, OperationRecord>>();
/** Dispatched, and perhaps not over: what they did is not known until their record is there. */
const begun = new Map<string, { label: string; hit: WeakRef<Element> }>();

/** A leg begins, or is asked again: what its run did before and what this leg is not about is in the journal, and is forgotten here. */
export function recollect({ runId, operations }: Pick<Leg, 'runId' | 'operations'>): void {
  const before = pasts.get(runId);
  const asked = operations.flatMap(({ id }) => before?.get(id) ?? []);
  pasts.delete(runId);
  pasts.set(runId, new Map(asked.map((record) => [record.operationId, record])));
  drop(pasts, RUNS);
}

/** What is known about an operation of this document: its record, or that it was begun and nobody knows how it ended. */
export function recall(runId: string, operationId: string): OperationRecord | undefined {
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
export const hitBy = (operationId: string): Element | undefined => begun.get(operationId)?.hit.deref();

/** Keeps an answer. What failed before anything was dispatched may be tried again, so it is not kept. */
export function remember(runId: string, record: OperationRecord): void {
  // Nor what was only begun when it had to be asked about.
  if (record.bail?.kind === 'needs-yes') begun.delete(record.operationId);
  else if (record.status !== 'failed' || record.dispatched) pasts.get(runId)?.set(record.operationId, record);
}

/** The oldest go. */
function drop(from: Map<string, unknown>, most: number): void {
  for (const [oldest] of from) if (from.size > most) from.delete(oldest);
}
