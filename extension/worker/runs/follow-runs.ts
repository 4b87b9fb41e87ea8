import { fold, foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunEvent } from '../../../src/model/run/run-event';

/**
 * Calls `show` with each run as it is after each of its events, in order. `load`: the journal of a run whose begin this worker has not heard,
 * the event included.
 */
export function followRuns(load: (runId: string) => Promise<RunEvent[]>, show: (run: Run) => Promise<void>) {
  const runs = new Map<string, Promise<Run | undefined>>();
  return (runId: string, event: RunEvent): void => {
    // Comes after the end, and shows nothing.
    if (event.kind === 'learned') return;
    const before = runs.get(runId);
    const state =
      event.kind === 'started'
        ? Promise.resolve(fold(undefined, event))
        : (before?.then((run) => fold(run, event)) ?? load(runId).then(foldRun));
    const shown = state.then(async (run) => {
      if (run && SHOWS.has(event.kind)) await show(run);
      return run;
    });
    if (event.kind === 'finished') runs.delete(runId);
    else
      runs.set(
        runId,
        shown.catch(() => undefined),
      );
  };
}

/** After these a run is shown in another way than before. */
const SHOWS = new Set<RunEvent['kind']>([
  'started',
  'planned',
  'dispatching',
  'questioned',
  'answered',
  'held',
  'closed',
  'resumed',
  'finished',
]);
