import type { Leg, Report } from '../../model/run/leg';

/** Reports of this many legs are kept: as many as runs alternate in one document. */
const OVER = 4;

/** A leg that is running, or its report. */
interface Kept {
  runId: string;
  answer: Promise<Report>;
  stop: AbortController;
  over?: true;
}

/** The legs of one document. */
export interface LegStore {
  /** The same leg sent again gets the same report and runs nothing. Only the newest report is kept with its scan, which is its largest part. */
  answer(leg: Leg, run: (signal: AbortSignal) => Promise<Report>): Promise<Report>;
  stop(runId: string): void;
}

/** Without any legs yet. */
export function legStore(): LegStore {
  const legs = new Map<string, Kept>();
  const over = () => [...legs].filter(([, leg]) => leg.over);
  const end = (leg: Kept, report: Report) => {
    for (const [id, other] of over()) {
      if (other.runId === leg.runId) legs.delete(id);
      other.answer = other.answer.then(({ scan: _scan, ...rest }) => rest);
    }
    leg.over = true;
    for (const [id] of over().slice(0, -OVER)) legs.delete(id);
    return report;
  };
  return {
    answer(leg, run) {
      const known = legs.get(leg.id);
      if (known) return known.answer;
      const stop = new AbortController();
      const kept: Kept = { runId: leg.runId, stop, answer: run(stop.signal).then((report) => end(kept, report)) };
      legs.set(leg.id, kept);
      return kept.answer;
    },
    stop(runId) {
      for (const leg of legs.values()) if (leg.runId === runId) leg.stop.abort();
    },
  };
}
