import type { Leg, Progress, Report } from '../../src/model/leg';
import { runLeg } from '../../src/page/run-leg/run-leg';
import { executeSequence } from '../../src/page/sequence/execute-sequence';
import { turn } from '../../src/page/settle/turn';
import { answerWorker } from '../../src/wire/answer-page';
import { tellWorker } from '../../src/wire/page-tell';

/** Hands of one document, injected after its eyes when they are first needed. Injected again, they leave the first ones alone. */
function attend(): void {
  const legs = new Map<string, { answer: Promise<Report>; stop: AbortController; runId: string }>();

  answerWorker({
    // The same leg asked again (a new worker) is the same answer, not the same deeds.
    runLeg: (leg) => (legs.get(leg.id) ?? begin(leg)).answer,
    stop: async ({ runId }) => {
      for (const leg of legs.values()) if (leg.runId === runId) leg.stop.abort();
      return {};
    },
    sequence: (asked) => executeSequence(asked),
  });

  function begin(leg: Leg) {
    const stop = new AbortController();
    const told = teller();
    const answer = runLeg(leg, told.tell, stop.signal).then((report) => told.end(report));
    const begun = { answer, stop, runId: leg.runId };
    legs.set(leg.id, begun);
    return begun;
  }
}

/**
 * Tells the worker how a leg goes. Each message costs the page half a millisecond: that a target is looked for is no news, and that an operation is
 * done is told with the next one's word, or when this task ends without one. What is left at the end of the leg is in its report.
 */
function teller() {
  let held: Progress[] = [];
  const flush = () => {
    if (held.length) tellWorker('progress', held);
    held = [];
  };
  return {
    tell: (progress: Progress) => {
      if (progress.phase === 'finding') return;
      held.push(progress);
      // Before its first event is dispatched.
      if (progress.phase === 'dispatching') flush();
      else void turn().then(flush);
    },
    end: (report: Report) => {
      held = [];
      return report;
    },
  };
}

const world = globalThis as { abraHands?: true };
if (!world.abraHands) {
  world.abraHands = true;
  attend();
}
