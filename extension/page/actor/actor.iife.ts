import '../scanner/scanner.iife';
import type { TrustedStroke } from '../../../src/model/page/trusted-stroke';
import type { Report } from '../../../src/model/run/leg';
import { maskKnownValues } from '../../../src/page/dom/known-values';
import { secretBoxes, visibleText } from '../../../src/page/read/secret-places';
import { nextFrameChange } from '../../../src/page/rest/frame-changes';
import { offerEnd } from '../../../src/page/run-leg/end-in-frame';
import { noteDownload } from '../../../src/page/run-leg/leaving';
import { endRing, ring } from '../../../src/page/run-leg/leg-context';
import { legStore } from '../../../src/page/run-leg/leg-store';
import { runLeg } from '../../../src/page/run-leg/run-leg';
import { openTeller } from '../../../src/page/run-leg/tell-progress';
import { executeSequence } from '../../../src/page/sequence/execute-sequence';
import { nextPause } from '../../../src/page/settle/next-pause';
import { answerWorker, sendToWorker } from '../../../src/wire/answer-page';
import { askWorker } from '../../../src/wire/ask-worker';
import type { BriefReport } from '../../../src/wire/shapes';

/** The script that acts in one document for the worker. It is injected after the scanner, when first needed; another injection has no effect. */
function attend(): void {
  const legs = legStore();
  offerEnd();

  answerWorker({
    // A repeated request (by a restarted worker, or after a lost message) gets the full report, with what was already sent as progress.
    runLeg: (leg) => {
      let told: ReadonlySet<string> | undefined;
      const answer = legs.answer(leg, (signal) => {
        const teller = openTeller((all) => sendToWorker('progress', maskKnownValues(all)));
        told = teller.told;
        const stroke = (one: TrustedStroke) => {
          teller.now();
          return askWorker('stroke', { legId: leg.id, stroke: one }).then(({ ok }) => ok);
        };
        return runLeg(leg, teller.tell, signal, leg.realHand ? stroke : undefined)
          .then((report) => maskKnownValues(report))
          .finally(teller.end);
      });
      return told ? briefly(answer, told) : answer;
    },
    stop: async ({ runId }) => {
      legs.stop(runId);
      return {};
    },
    downloaded: async () => {
      noteDownload();
      return {};
    },
    ring: async ({ ref, text }) => {
      ring(ref, text);
      return {};
    },
    endRing: async () => {
      endRing();
      return {};
    },
    frameChange: async ({ ms }) => {
      await nextFrameChange(ms);
      return {};
    },
    nextPause: async ({ ms }) => ({ changed: await nextPause(ms) }),
    inSight: async () => ({ text: visibleText() }),
    covers: async ({ spans }) => ({ boxes: secretBoxes(spans) }),
    sequence: async (asked) => maskKnownValues(await executeSequence(asked)),
  });
}

/** Without the records that were sent as progress. */
async function briefly(answer: Promise<Report>, told: ReadonlySet<string>): Promise<BriefReport> {
  const report = await answer;
  return { ...report, records: report.records.filter(({ operationId }) => !told.has(operationId)), told: [...told] };
}

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraActor?: Document };
if (world.abraActor !== document) {
  world.abraActor = document;
  attend();
}
