import * as dom from '../dom/members';
import { addEventListener, apply, dispatchEvent, stopImmediatePropagation } from './natives';

/** A private, synchronous line between the page's world and ours: a node that hangs nowhere and that both worlds hold. */
export interface Bus {
  /** Has the other side been met? Nothing told before is heard. */
  met(): boolean;
  /** Is there one of the same side in the document already? */
  taken(): boolean;
  /** Arrives before this returns. `element` crosses as the element itself (of a shadow tree: as its outermost host). */
  tell(kind: string, detail?: string, element?: Element): void;
  hear(kind: string, listener: (detail: string, element: Element | null) => void): void;
}

/**
 * Opens one end. Whoever comes second shows its node once, in an event that the first one swallows; at document start no script of the page
 * has run yet, so that nobody else ever holds the node. Injected late, a page that waits for just this event can see it: whatever comes over
 * the bus is therefore a hint, never a proof.
 * `shim` is the end in the page's own world: there is one a document, and it follows the last `page` end that came (of a reloaded extension).
 */
export function openBus(side: 'page' | 'shim'): Bus {
  // Kept, because a page may replace them afterwards.
  const Message = CustomEvent;
  const Pointing = FocusEvent;
  const own = dom.createElement(document, 'i');
  const hearings: [string, (event: Event) => void][] = [];
  let line: Element | undefined;
  let taken = false;

  const listen = (target: EventTarget, kind: string, listener: (event: Event) => void) =>
    apply(addEventListener, target, [kind, listener, true]);
  const send = (target: EventTarget, event: Event) => apply(dispatchEvent, target, [event]);
  const settleOn = (node: Element) => {
    line = node;
    for (const [kind, listener] of hearings) listen(node, kind, listener);
  };
  // A page end that has its line leaves a second shim to the first one.
  const onMeeting = (kind: string, answer: 'met' | 'taken') =>
    listen(document, `abra-${kind}`, (event) => {
      const node = (event as FocusEvent).relatedTarget as Element | null;
      if (!node || node === own || (line && side === 'page')) return;
      apply(stopImmediatePropagation, event, []);
      if (answer === 'met') settleOn(node);
      send(node, new Message(answer));
    });

  listen(own, 'met', () => settleOn(own));
  listen(own, 'taken', () => {
    taken = true;
  });
  send(document, new Pointing(`abra-${side}`, { relatedTarget: own }));
  if (!taken) {
    onMeeting(side === 'page' ? 'shim' : 'page', 'met');
    if (side === 'shim') onMeeting(side, 'taken');
  }
  return {
    met: () => !!line,
    taken: () => taken,
    tell: (kind, detail = '', element) => {
      if (line) send(line, element ? new Pointing(kind, { relatedTarget: element }) : new Message(kind, { detail }));
    },
    hear: (kind, listener) => {
      const hearing = (event: Event) => {
        const { detail, relatedTarget } = event as Event & { detail?: string; relatedTarget?: Element };
        listener(typeof detail === 'string' ? detail : '', relatedTarget ?? null);
      };
      hearings.push([kind, hearing]);
      if (line) listen(line, kind, hearing);
    },
  };
}
