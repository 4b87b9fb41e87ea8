import { maskKnownValues } from '../../../src/page/dom/known-values';
import { setRootOpener } from '../../../src/page/dom/roots';
import { openPill, type Pill } from '../../../src/page/overlay/pill';
import { awaitRest } from '../../../src/page/rest/await-rest';
import { scanAgain } from '../../../src/page/scan/scan-again';
import { answerWorker, type PageHandlers, sendToWorker } from '../../../src/wire/answer-page';

/**
 * The script that looks at one document for the worker, and shows a run there. Another injection into the same document has no effect.
 */
function attend(): void {
  setRootOpener((element) => chrome.dom.openOrClosedShadowRoot(element as HTMLElement));
  answerWorker({
    look: async ({ wanted }) => {
      await awaitRest();
      return maskKnownValues(await scanAgain(wanted));
    },
    pill: showRun(),
  });
}

/** The pill is in the top document; Escape is heard in each. */
function showRun(): PageHandlers['pill'] {
  let runId = '';
  let pill: Pill | undefined;

  const halt = (by: 'press' | 'key') => {
    if (runId) sendToWorker('halt', { runId, by });
  };
  const onKey = (event: KeyboardEvent) => {
    // One that ends an input method's composition is for that.
    if (event.isTrusted && event.key === 'Escape' && !event.isComposing) halt('key');
  };
  const leave = () => {
    runId = '';
    pill?.leave();
    pill = undefined;
    window.removeEventListener('keydown', onKey, true);
  };

  // A page that is restored from the back/forward cache may be of a run that has ended.
  window.addEventListener('pagehide', leave);
  return async (shown) => {
    if (runId && (!shown.text || shown.runId !== runId)) leave();
    if (!shown.text) return {};
    runId = shown.runId;
    window.addEventListener('keydown', onKey, true);
    if (window !== window.top) return {};
    pill ??= openPill(() => halt('press'));
    pill.say(shown.text, shown.stop);
    return {};
  };
}

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraScanner?: Document };
if (world.abraScanner !== document) {
  world.abraScanner = document;
  attend();
}
