import '../actor/actor.iife';
import { captureSteps } from '../../../src/page/capture/capture';
import { sayInIndicator } from '../../../src/page/capture/indicator';
import { type Picking, pickElement } from '../../../src/page/capture/pick/pick-element';
import type { TellFrames } from '../../../src/page/capture/watch-frames';
import { framePlace } from '../../../src/page/dom/frame-place';
import { maskKnownValues } from '../../../src/page/dom/known-values';
import { answerWorker, sendToWorker } from '../../../src/wire/answer-page';
import { askWorker } from '../../../src/wire/ask-worker';

/** The recorder of a person's steps and the picker, for one document. Injected after the actor; another injection has no effect. */
function attend(): void {
  let endShowing: (() => void) | undefined;
  let picking: { id: string; picker: Picking } | undefined;

  answerWorker({
    capture: async ({ on }) => {
      if (!on) endShowing?.();
      if (!on) endShowing = undefined;
      else
        endShowing ??= captureSteps(
          (shown) => sendToWorker('shown', maskKnownValues(shown)),
          tellFrames(),
          (gap) => sendToWorker('gap', maskKnownValues(gap)),
        );
      return { path: framePlace().path };
    },
    sayGap: async ({ text }) => {
      sayInIndicator(text);
      return {};
    },
    pick: async ({ on, id, exact, frames }) => {
      if (!on || picking?.id !== id) picking?.picker.end();
      if (!on) picking = undefined;
      else if (picking?.id !== id)
        picking = {
          id,
          picker: pickElement(exact, (picked) => sendToWorker('picked', picked ? { id, picked: maskKnownValues(picked) } : { id })),
        };
      picking?.picker.know(frames);
      return { path: framePlace().path };
    },
  });
}

/** One question at a time: frames that come while the worker looks are told of together. */
function tellFrames(): TellFrames {
  let asking = false;
  let isNew = false;
  const came = async () => {
    isNew = true;
    if (asking) return;
    asking = true;
    while (isNew) {
      isNew = false;
      await askWorker('frames', {});
    }
    asking = false;
  };
  return {
    came: () => void came(),
    entered: (index) => void askWorker('frames', { entered: [...framePlace().path, index] }),
    went: () => void askWorker('frames', { went: true }),
  };
}

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraRecorder?: Document };
if (world.abraRecorder !== document) {
  world.abraRecorder = document;
  attend();
}
