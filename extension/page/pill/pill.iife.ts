import '../scanner/scanner.iife';
import { openPill, type Pill } from '../../../src/page/overlay/pill';
import { answerWorker, sendToWorker } from '../../../src/wire/answer-page';

/** The script that shows a run in one document and lets a real hand stop it there. The pill is in the top document, Escape is heard in each. */
function attend(): void {
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

  answerWorker({
    pill: async (shown) => {
      if (runId && (!shown.text || shown.runId !== runId)) leave();
      if (!shown.text) return {};
      runId = shown.runId;
      window.addEventListener('keydown', onKey, true);
      if (window !== window.top) return {};
      pill ??= openPill(() => halt('press'));
      pill.say(shown.text, shown.stop);
      return {};
    },
  });
  // A page that is restored from the back/forward cache may be of a run that has ended.
  window.addEventListener('pagehide', leave);
}

// Chrome keeps the isolated world of a frame's initial "about:blank" for the document that replaces it.
const world = globalThis as { abraPillOf?: Document };
if (world.abraPillOf !== document) {
  world.abraPillOf = document;
  attend();
}
