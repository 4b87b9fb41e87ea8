import { within } from '../../lib/deadline';
import * as dom from '../dom/native-accessors';
import { frame } from '../rest/turn';

/** Resolves at the next animation frame, or after `limit` ms; a window that draws none (hidden, covered) is not waited for. */
export function nextFrame(signal: AbortSignal, limit?: number): Promise<unknown> {
  if (dom.hidden(document)) return Promise.resolve();
  return frame(signal, limit);
}

/** Resolves to true once `holds`, called now and after each change of the page, or to false after `ms`. */
export async function holdsWithin(ms: number, holds: () => boolean, signal: AbortSignal): Promise<boolean> {
  if (holds()) return true;
  const seen = await within(ms, (end) => whenChanged(holds, end), signal);
  return seen ?? holds();
}

function whenChanged(holds: () => boolean, end: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      observer.disconnect();
      resolve(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // Changes inside shadow roots and of properties are seen at the next frame; a hidden document has none until it is visible again.
    const frame = () => {
      look();
      if (!end.aborted && !dom.hidden(document)) requestAnimationFrame(frame);
    };
    frame();
    dom.addEventListener(document, 'visibilitychange', frame, { signal: end });
    end.addEventListener('abort', () => observer.disconnect(), { once: true });
  });
}
