import '../actor/actor.iife';
import { captureSteps } from '../../../src/page/capture/capture';
import { type Picking, pickElement } from '../../../src/page/capture/pick/pick-element';
import { framePlace } from '../../../src/page/dom/frame-place';
import { maskKnownValues } from '../../../src/page/dom/known-values';
import { answerWorker } from '../../../src/wire/answer-page';
import { sendToWorker } from '../../../src/wire/page-messages';

/** The recorder of a person's steps and the picker, for one document. Injected after the actor; another injection has no effect. */
function attend(): void {
  let endShowing: (() => void) | undefined;
  let picking: { id: string; picker: Picking } | undefined;

  answerWorker({
    capture: async ({ on }) => {
      endShowing?.();
      endShowing = on ? captureSteps((shown) => sendToWorker('shown', maskKnownValues(shown))) : undefined;
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

const world = globalThis as { abraRecorder?: true };
if (!world.abraRecorder) {
  world.abraRecorder = true;
  attend();
}
