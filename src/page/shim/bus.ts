import * as dom from '../dom/native-accessors';
import { addEventListener, apply, detailOf, dispatchEvent, relatedOf, removeEventListener, stopImmediatePropagation } from './natives';

/** A private, synchronous channel between the page's world and the isolated world: events at a node outside of the document that both hold. */
export interface Bus {
  /** Is the other end connected? Messages sent before are lost. */
  met(): boolean;
  /**
   * Did the ends meet before the page had a script? Then nobody else can listen, send, block or fake anything; otherwise what arrives is a
   * hint, never a proof.
   */
  isPrivate(): boolean;
  /** Is there another end of the same side in the document already? */
  taken(): boolean;
  /** Sends a message, which is delivered before this returns. `element` crosses as the element itself (from a shadow tree: its outermost host). */
  send(kind: string, detail?: string, element?: Element): void;
  hear(kind: string, listener: (detail: string, element: Element | null) => void): void;
}

/** In the isolated world: where the script that met the shim at document start leaves the node. */
const kept = globalThis as { abraLine?: Node };
/** Connects the isolated world to the shim at document start. */
export const connectShim = (): void =>
  connectAtStart((line) => {
    kept.abraLine = line;
  });

/** In tests, and in the page layer without the extension, both ends are in one world. */
let shimIsHere = false;

/**
 * Opens one end of the channel. Where the ends did not meet at the start of the document, the second one shows its node once, in an event
 * that the first one stops; a page that waits for just this event can see it. `shim` is the end in the page's world: there is one per
 * document, and it follows the last `page` end that connected (of a reloaded extension).
 */
export function openBus(side: 'page' | 'shim'): Bus {
  // Kept, because a page may replace them later.
  const Message = CustomEvent;
  const Pointing = FocusEvent;
  const hearings: [string, (event: Event) => void][] = [];
  let line: Node | undefined;
  let isPrivate = false;
  let taken = false;

  const listen = (target: EventTarget, kind: string, listener: (event: Event) => void) =>
    apply(addEventListener, target, [kind, listener, true]);
  const send = (target: EventTarget, event: Event) => apply(dispatchEvent, target, [event]);
  const settleOn = (node: Node) => {
    line = node;
    for (const [kind, listener] of hearings) listen(node, kind, listener);
  };
  const keep = (node: Node) => {
    isPrivate = true;
    settleOn(node);
  };
  // A page end that is connected leaves a second shim to the first one.
  const meetLate = () => {
    const own = new Comment();
    const onMeeting = (kind: string, answer: 'met' | 'taken') =>
      listen(document, `abra-${kind}`, (event) => {
        const node: Node | null | undefined = relatedOf(event);
        if (!node || node === own || isPrivate || (line && side === 'page')) return;
        apply(stopImmediatePropagation, event, []);
        if (answer === 'met') settleOn(node);
        send(node, new Message(answer));
      });
    listen(own, 'met', () => settleOn(own));
    listen(own, 'taken', () => {
      taken = true;
    });
    send(document, new Pointing(`abra-${side}`, { relatedTarget: own }));
    if (taken) return;
    onMeeting(side === 'page' ? 'shim' : 'page', 'met');
    if (side === 'shim') onMeeting(side, 'taken');
  };

  if (side === 'shim') {
    shimIsHere = true;
    connectAtStart(keep);
  } else if (kept.abraLine) keep(kept.abraLine);
  if (!isPrivate) meetLate();
  return {
    met: () => !!line,
    isPrivate: () => isPrivate || shimIsHere,
    taken: () => taken,
    send: (kind, detail = '', element) => {
      if (line) send(line, element ? new Pointing(kind, { relatedTarget: element }) : new Message(kind, { detail }));
    },
    hear: (kind, listener) => {
      const hearing = (event: Event) => {
        const detail = detailOf(event);
        listener(typeof detail === 'string' ? detail : '', detail === undefined ? (relatedOf(event) ?? null) : null);
      };
      hearings.push([kind, hearing]);
      if (line) listen(line, kind, hearing);
    },
  };
}

/**
 * Connects the two worlds of a document before the page has a script that could listen: `met` gets the node that both hold from then on,
 * and nobody else. Whichever comes second shows its node to the first. Does nothing later, nor in documents that another document can reach
 * before they begin.
 */
function connectAtStart(met: (line: Node) => void): void {
  if (!isAtStart()) return;
  const own = new Comment();
  const close = () => apply(removeEventListener, window, [MEETING, hear, true]);
  function hear(event: Event): void {
    close();
    const line = relatedOf(event);
    if (!line || !isAtStart()) return;
    apply(stopImmediatePropagation, event, []);
    met(line);
    apply(dispatchEvent, line, [new CustomEvent('met')]);
  }
  let answered = false;
  const onAnswer = () => {
    answered = true;
    met(own);
  };
  apply(addEventListener, own, ['met', onAnswer, { once: true }]);
  apply(dispatchEvent, window, [new FocusEvent(MEETING, { relatedTarget: own })]);
  if (!answered) apply(addEventListener, window, [MEETING, hear, true]);
}

const MEETING = 'abra-line';

/** The document has nothing but its root yet; scripts of the page come as elements. A parent can listen in an "about:blank" document before. */
const isAtStart = () => /^(https?|file):$/.test(location.protocol) && !dom.firstElementChild(dom.documentElement(document));
