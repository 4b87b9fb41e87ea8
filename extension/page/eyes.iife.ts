import { hideKnown } from '../../src/page/dom/known-values';
import { setRootOpener } from '../../src/page/dom/roots';
import { scanInTurns } from '../../src/page/scan/scan';
import { rest } from '../../src/page/settle/rest';
import { answerWorker } from '../../src/wire/answer-page';

/** Eyes of one document. Injected again into the same document, they leave the first ones alone. */
function attend(): void {
  setRootOpener((element) => chrome.dom.openOrClosedShadowRoot(element as HTMLElement));
  answerWorker({
    look: async ({ wanted }) => {
      await rest();
      return hideKnown(await scanInTurns(wanted ? { wanted } : {}));
    },
  });
}

const world = globalThis as { abraPage?: true };
if (!world.abraPage) {
  world.abraPage = true;
  attend();
}
