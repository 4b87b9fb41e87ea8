import type { Leg, Progress, Report } from '../../src/model/leg';
import { runLeg } from '../../src/page/run-leg/run-leg';
import { executeSequence } from '../../src/page/sequence/execute-sequence';
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
    const answer = runLeg(leg, tell, stop.signal);
    const begun = { answer, stop, runId: leg.runId };
    legs.set(leg.id, begun);
    return begun;
  }
}

/** That a target is looked for is no news to the worker, and each message costs the page half a millisecond. */
function tell(progress: Progress): void {
  if (progress.phase !== 'finding') tellWorker('progress', progress);
}

const world = globalThis as { abraHands?: true };
if (!world.abraHands) {
  world.abraHands = true;
  attend();
}
