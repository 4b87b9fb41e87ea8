import type { Leg, Report } from '../../model/leg';

/** Answers of this many legs can be had again: as many as runs act in one document by turns. */
const OVER = 4;

/** A leg that goes on, or what it came to. */
interface Kept {
  runId: string;
  answer: Promise<Report>;
  stop: AbortController;
  over?: true;
}

/** The legs of one document. */
export interface Legs {
  /** The same leg asked again is the same answer, not the same deeds. Only the newest answer is kept with its look at the page, which is the large part. */
  answer(leg: Leg, run: (signal: AbortSignal) => Promise<Report>): Promise<Report>;
  stop(runId: string): void;
}

export function keepLegs(): Legs {
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
