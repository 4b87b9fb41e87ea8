import '../scanner/scanner.iife';
import type { Progress, Report } from '../../../src/model/leg';
import type { TrustedStroke } from '../../../src/model/trusted-stroke';
import { maskKnownValues } from '../../../src/page/dom/known-values';
import { turn } from '../../../src/page/rest/turn';
import { noteDownload } from '../../../src/page/run-leg/leaving';
import { endRing } from '../../../src/page/run-leg/leg-context';
import { legStore } from '../../../src/page/run-leg/leg-store';
import { askForParts } from '../../../src/page/run-leg/parts';
import { runLeg } from '../../../src/page/run-leg/run-leg';
import { answerWorker, sendToWorker } from '../../../src/wire/answer-page';
import { askWorker } from '../../../src/wire/ask-worker';
import type { BriefReport } from '../../../src/wire/shapes';

/**
 * The script that acts in one document for the worker: what a click on a target of which nothing changed needs. It is injected when first needed, with the
 * scanner; another injection has no effect. What it needs beyond that (`Part`) it asks the worker for.
 */
function attend(): void {
  const legs = legStore();
  askForParts((part) => askWorker('part', { part }));

  answerWorker({
    // A repeated request (by a restarted worker, or after a lost message) gets the full report, with what was already sent as progress.
    runLeg: (leg) => {
      let told: ReturnType<typeof teller> | undefined;
      const answer = legs.answer(leg, (signal) => {
        told = teller();
        const stroke = (one: TrustedStroke) => askWorker('stroke', { legId: leg.id, stroke: one }).then(({ ok }) => ok);
        return runLeg(leg, told.tell, signal, leg.realHand ? stroke : undefined).then((report) => maskKnownValues(report));
      });
      return told ? answer.then(told.brief) : answer;
    },
    stop: async ({ runId }) => {
      legs.stop(runId);
      return {};
    },
    downloaded: async () => {
      noteDownload();
      return {};
    },
    endRing: async () => {
      endRing();
      return {};
    },
  });
}

/**
 * Sends the worker the progress of a leg. Each message costs the page half a millisecond, so `finding` is not sent, and a `done` is sent with the
 * next operation's message, or at the end of this task if there is none. What is unsent at the end of the leg is in its report.
 */
function teller() {
  let held: Progress[] = [];
  const told = new Set<string>();
  const flush = () => {
    if (held.length) sendToWorker('progress', held);
    for (const one of held) if (one.phase === 'done') told.add(one.record.operationId);
    held = [];
  };
  return {
    tell: (progress: Progress) => {
      if (progress.phase === 'finding') return;
      held.push(maskKnownValues(progress));
      // Sent at once, so that it leaves before the operation's first event is dispatched.
      if (progress.phase === 'dispatching') flush();
      else void turn().then(flush);
    },
    brief: (report: Report): BriefReport => {
      held = [];
      return { ...report, records: report.records.filter(({ operationId }) => !told.has(operationId)), told: [...told] };
    },
  };
}

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraActor?: Document };
if (world.abraActor !== document) {
  world.abraActor = document;
  attend();
}
