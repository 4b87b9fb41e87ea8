/** Listeners on the window that are there before any of the page, so that a page that stops an event at once does not hide it from a recording. */
interface EarlyListeners {
  /** Adds the window's listener for an event, which `document.open()` removes with all others. */
  add(name: string): void;
  hear(name: string, hear: (event: Event) => void, signal: AbortSignal): void;
}

const kept = globalThis as { abraEarly?: EarlyListeners };

/** What a recording listens to. */
const HEARD =
  'pointerdown pointermove pointerup pointerover pointerout pointercancel click dblclick auxclick contextmenu dragstart dragend drop keydown keyup ' +
  'beforeinput input compositionend paste focusin focusout scroll wheel touchmove pagehide blur';

/** In the script at document start, before the page has any. */
export function listenEarly(): void {
  kept.abraEarly = newEarlyListeners();
  for (const name of HEARD.split(' ')) kept.abraEarly.add(name);
}

/** The ones of this document: from its start, or from now on until `signal` is aborted. */
export const earlyListeners = (signal: AbortSignal): EarlyListeners => kept.abraEarly ?? newEarlyListeners(signal);

function newEarlyListeners(signal?: AbortSignal): EarlyListeners {
  const hearings = new Map<string, Set<(event: Event) => void>>();
  const told = (event: Event) => {
    for (const hear of hearings.get(event.type) ?? []) hear(event);
  };
  const add = (name: string) => window.addEventListener(name, told, { capture: true, passive: true, ...(signal && { signal }) });
  return {
    add,
    hear(name, hear, signal) {
      const all = hearings.get(name) ?? new Set();
      hearings.set(name, all.add(hear));
      add(name);
      signal.addEventListener('abort', () => all.delete(hear));
    },
  };
}
