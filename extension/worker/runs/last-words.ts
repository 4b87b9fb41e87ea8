import type { JournalPort } from '../../../src/agent/ports';

/**
 * Chrome's answer to whatever a worker asks for while it is being stopped, "No SW" (measured, Chromium 156): it says nothing about the run. So nothing
 * that comes of it may stand in the journal; the next worker goes on from what stands there.
 */
export const isLastWord = (text: string): boolean => /\bNo SW\b/.test(text);

/** Rejects a fault that is only the end of this worker, so that the run is left as it was. */
export const withoutLastWords = (journal: JournalPort): JournalPort => ({
  append: (runId, ...events) => {
    const last = events.find((event) => event.kind === 'faulted' && isLastWord(event.fault.message));
    return last?.kind === 'faulted' ? Promise.reject(new Error(last.fault.message)) : journal.append(runId, ...events);
  },
});
