import { maskKnownValues } from '../../../src/page/dom/known-values';
import { setRootOpener } from '../../../src/page/dom/roots';
import { awaitRest } from '../../../src/page/rest/await-rest';
import { scanAgain } from '../../../src/page/scan/scan-again';
import { answerWorker } from '../../../src/wire/answer-page';

/** The script that scans one document for the worker. Another injection into the same document has no effect. */
function attend(): void {
  setRootOpener((element) => chrome.dom.openOrClosedShadowRoot(element as HTMLElement));
  answerWorker({
    look: async ({ wanted }) => {
      await awaitRest();
      return maskKnownValues(await scanAgain(wanted ? { wanted } : {}));
    },
  });
}

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraScanner?: Document };
if (world.abraScanner !== document) {
  world.abraScanner = document;
  attend();
}
