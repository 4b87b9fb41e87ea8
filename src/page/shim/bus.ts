/** A private, synchronous line between the page's world and ours: a node that hangs nowhere and that both worlds hold. */
export interface Bus {
  /** Has the other side been met? Nothing told before is heard. */
  met(): boolean;
  /** Arrives before this returns. `element` crosses as the element itself (of a shadow tree: as its outermost host). */
  tell(kind: string, detail?: string, element?: Element): void;
  hear(kind: string, listener: (detail: string, element: Element | null) => void): void;
}

/**
 * Opens one end. Whoever comes second shows its node once, in an event that the first one swallows; at document start no script of the page
 * has run yet, so that nobody else ever holds the node. Injected late, a page that waits for just this event can see it: whatever comes over
 * the bus is therefore a hint, never a proof.
 * `shim` is the end in the page's own world; natives are kept, because a page may replace them afterwards.
 */
export function openBus(side: 'page' | 'shim'): Bus {
  const own = document.createElement('i');
  const { addEventListener, removeEventListener, dispatchEvent, stopImmediatePropagation } = natives();
  const Message = CustomEvent;
  const Pointing = FocusEvent;
  const apply = Reflect.apply;
  const waiting: [string, (event: Event) => void][] = [];
  let line: Element | undefined;

  const listen = (kind: string, listener: (event: Event) => void) => apply(addEventListener, line, [kind, listener]);
  const settleOn = (node: Element) => {
    line = node;
    apply(removeEventListener, document, [MEET[side === 'page' ? 'shim' : 'page'], meet, true]);
    for (const [kind, listener] of waiting.splice(0)) listen(kind, listener);
  };
  const meet = (event: Event) => {
    const node = (event as FocusEvent).relatedTarget as Element | null;
    if (line || !node) return;
    apply(stopImmediatePropagation, event, []);
    settleOn(node);
    apply(dispatchEvent, node, [new Message('met')]);
  };

  apply(addEventListener, document, [MEET[side === 'page' ? 'shim' : 'page'], meet, true]);
  apply(addEventListener, own, ['met', () => settleOn(own), { once: true }]);
  apply(dispatchEvent, document, [new Pointing(MEET[side], { relatedTarget: own })]);

  return {
    met: () => !!line,
    tell: (kind, detail = '', element) => {
      if (!line) return;
      apply(dispatchEvent, line, [element ? new Pointing(kind, { relatedTarget: element }) : new Message(kind, { detail })]);
    },
    hear: (kind, listener) => {
      const hearing = (event: Event) => {
        const { detail, relatedTarget } = event as Event & { detail?: string; relatedTarget?: Element };
        listener(typeof detail === 'string' ? detail : '', relatedTarget ?? null);
      };
      if (line) listen(kind, hearing);
      else waiting.push([kind, hearing]);
    },
  };
}

const MEET = { page: 'abra-page', shim: 'abra-shim' };

const natives = () => ({
  addEventListener: EventTarget.prototype.addEventListener,
  removeEventListener: EventTarget.prototype.removeEventListener,
  dispatchEvent: EventTarget.prototype.dispatchEvent,
  stopImmediatePropagation: Event.prototype.stopImmediatePropagation,
});
