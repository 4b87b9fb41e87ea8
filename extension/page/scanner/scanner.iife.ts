import { hideKnown } from '../../../src/page/dom/known-values';
import { setRootOpener } from '../../../src/page/dom/roots';
import { rest } from '../../../src/page/rest/rest';
import { scanInTurns } from '../../../src/page/scan/scan';
import { answerWorker } from '../../../src/wire/answer-page';

/** Looks at one document for the worker. Injected again into the same document, it leaves the first one alone. */
function attend(): void {
  setRootOpener((element) => chrome.dom.openOrClosedShadowRoot(element as HTMLElement));
  answerWorker({
    look: async ({ wanted }) => {
      await rest();
      return hideKnown(await scanInTurns(wanted ? { wanted } : {}));
    },
  });
}

const world = globalThis as { abraScanner?: true };
if (!world.abraScanner) {
  world.abraScanner = true;
  attend();
}
