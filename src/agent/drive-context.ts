import type { Run } from '../model/run/run';
import type { RunEvent } from '../model/run/run-event';
import type { Ports } from './ports';

/** A run being driven: its state, and how to append to its journal. */
export interface Drive {
  ports: Ports;
  signal: AbortSignal;
  run: () => Run;
  /** Writes the journal first (all events or none), then folds them, then sends them to the feed (the end of a run that is learned from: while it is written); what may wait is written with the next that may not. */
  append: (...events: RunEvent[]) => Promise<void>;
}
