import type { Leg, Report } from '../../src/model/leg';
import { captureShowing } from '../../src/page/capture/capture';
import { setRootOpener } from '../../src/page/dom/roots';
import { runLeg } from '../../src/page/run-leg/run-leg';
import { scan } from '../../src/page/scan/scan';
import { executeSequence } from '../../src/page/sequence/execute-sequence';
import { rest } from '../../src/page/settle/rest';
import { answerWorker } from '../../src/wire/answer-page';
import { tellWorker } from '../../src/wire/page-tell';

/** Eyes and hands of one document. Injected again into the same document, it leaves the first one alone. */
function attend(): void {
  setRootOpener((element) => chrome.dom.openOrClosedShadowRoot(element as HTMLElement));
  const legs = new Map<string, { answer: Promise<Report>; stop: AbortController; runId: string }>();
  let endShowing: (() => void) | undefined;

  answerWorker({
    look: async () => {
      await rest();
      return scan();
    },
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
    sequence: (asked) => executeSequence(asked),
  });

  function begin(leg: Leg) {
    const stop = new AbortController();
    const answer = runLeg(leg, (progress) => tellWorker('progress', progress), stop.signal);
    const begun = { answer, stop, runId: leg.runId };
    legs.set(leg.id, begun);
    return begun;
  }
}

const world = globalThis as { abraPage?: true };
if (!world.abraPage) {
  world.abraPage = true;
  attend();
}
