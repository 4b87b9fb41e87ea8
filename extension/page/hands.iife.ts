import type { Leg, Progress, Report } from '../../src/model/leg';
import { captureShowing } from '../../src/page/capture/capture';
import { framePlace } from '../../src/page/dom/frame-place';
import { type Picking, pickElement } from '../../src/page/pick/pick-element';
import { runLeg } from '../../src/page/run-leg/run-leg';
import { executeSequence } from '../../src/page/sequence/execute-sequence';
import { answerWorker } from '../../src/wire/answer-page';
import { tellWorker } from '../../src/wire/page-tell';

/** Hands and recorder of one document, injected after its eyes when they are first needed. Injected again, they leave the first ones alone. */
function attend(): void {
  const legs = new Map<string, { answer: Promise<Report>; stop: AbortController; runId: string }>();
  let endShowing: (() => void) | undefined;
  let picking: { id: string; picker: Picking } | undefined;

  answerWorker({
    // The same leg asked again (a new worker) is the same answer, not the same deeds.
    runLeg: (leg) => (legs.get(leg.id) ?? begin(leg)).answer,
    stop: async ({ runId }) => {
      for (const leg of legs.values()) if (leg.runId === runId) leg.stop.abort();
      return {};
    },
    capture: async ({ on }) => {
      endShowing?.();
      endShowing = on ? captureShowing((shown) => tellWorker('shown', shown)) : undefined;
      return {};
    },
    pick: async ({ on, id, exact, frames }) => {
      if (!on || picking?.id !== id) picking?.picker.end();
      if (!on) picking = undefined;
      else if (picking?.id !== id)
        picking = { id, picker: pickElement(exact, (picked) => tellWorker('picked', picked ? { id, picked } : { id })) };
      picking?.picker.know(frames);
      return { path: framePlace().path };
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
