import '../keys/keys.iife';
import { maskKnownValues } from '../../../src/page/dom/known-values';
import { secretBoxes, visibleText } from '../../../src/page/read/secret-places';
import { nextFrameChange } from '../../../src/page/rest/frame-changes';
import { readAhead } from '../../../src/page/run-leg/read-ahead';
import { bringReserve } from '../../../src/page/run-leg/reserve';
import { executeSequence } from '../../../src/page/sequence/execute-sequence';
import { nextPause } from '../../../src/page/settle/next-pause';
import { answerWorker } from '../../../src/wire/answer-page';

/** What few operations need in one document, and what is asked of it beside legs. Injected after the keys; another injection has no effect. */
function attend(): void {
  bringReserve();
  answerWorker({
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

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraReserve?: Document; abraAhead?: Document };
if (world.abraReserve !== document) {
  world.abraReserve = document;
  attend();
  // The person types a goal.
  if (world.abraAhead === document) requestIdleCallback(readAhead);
}
