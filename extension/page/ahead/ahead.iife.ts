import '../actor/actor.iife';
import { maskKnownValues } from '../../../src/page/dom/known-values';
import { awaitRest } from '../../../src/page/rest/await-rest';
import { type Unchanged, watchUnchanged } from '../../../src/page/rest/watch-unchanged';
import { scanInTurns } from '../../../src/page/scan/scan';
import { answerWorker } from '../../../src/wire/answer-page';

/** The script that looks at one document while the person types a goal, and knows at Enter whether that look would still be the same. */
function attend(): void {
  let watch: Unchanged | undefined;

  answerWorker({
    lookAhead: async () => {
      await awaitRest();
      watch?.stop();
      // What changes while it is looked at is a change, too.
      const mine = watchUnchanged();
      watch = mine;
      return maskKnownValues(await scanInTurns());
    },
    unchanged: async () => {
      // What the page asked for meanwhile is waited for, as it is by a look.
      await awaitRest();
      return { unchanged: watch?.holds() === true };
    },
  });
}

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraAhead?: Document };
if (world.abraAhead !== document) {
  world.abraAhead = document;
  attend();
}
