import type { JournalPort } from '../../../src/agent/ports';

/**
 * Chrome's answer to all calls of a worker that is being stopped, "No SW" (measured, Chromium 156): it says nothing about the run. So
 * nothing that follows from it may be journaled; the next worker goes on from the journal.
 */
export const isWorkerStopping = (text: string): boolean => /\bNo SW\b/.test(text);

/** A journal that rejects a fault which is only the end of this worker, so that the run stays as it was. */
export const withoutStoppingFaults = (journal: JournalPort): JournalPort => ({
  append: (runId, ...events) => {
    const last = events.find((event) => event.kind === 'faulted' && isWorkerStopping(event.fault.message));
    return last?.kind === 'faulted' ? Promise.reject(new Error(last.fault.message)) : journal.append(runId, ...events);
  },
});
