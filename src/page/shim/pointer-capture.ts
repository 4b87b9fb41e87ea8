import { patch } from './patch';

/** Abra's pointer wears the number of the mouse, which is the one pointer that always exists. */
const MOUSE = 1;

/**
 * Runs in the page's world. Pointer capture for pointers that Abra moves: the browser forgets a capture that no real button holds. While one
 * is held, untrusted pointer and mouse events are sent to the element that took them, got- and lostpointercapture are told as for a real
 * pointer. Trusted events and everything between presses of Abra's are left as they are.
 */
export function installPointerCapture(): void {
  const native = { has: Element.prototype.hasPointerCapture, release: Element.prototype.releasePointerCapture };
  const { dispatchEvent } = EventTarget.prototype;
  const { stopImmediatePropagation } = Event.prototype;
  const Pointer = PointerEvent;
  const Mouse = MouseEvent;
  let pressed = false;
  let wanted: Element | undefined;
  let holder: Element | undefined;
  let forwarded: Event | undefined;

  patch(
    Element.prototype,
    'setPointerCapture',
    (own) =>
      function (id) {
        if (pressed && id === MOUSE) wanted = this;
        else own.call(this, id);
      },
  );
  patch(
    Element.prototype,
    'hasPointerCapture',
    () =>
      function (id) {
        return pressed && id === MOUSE ? wanted === this : native.has.call(this, id);
      },
  );
  patch(
    Element.prototype,
    'releasePointerCapture',
    () =>
      function (id) {
        if (!pressed || id !== MOUSE) return native.release.call(this, id);
        if (wanted === this) wanted = undefined;
      },
  );

  const tell = (type: string, target: Element | undefined, event: PointerEvent) => {
    if (target?.isConnected) dispatchEvent.call(target, new Pointer(type, { ...initOf(event), cancelable: false }));
  };
  /** A capture begins and ends with the next event of the pointer, as the standard has it. */
  const exchange = (event: PointerEvent) => {
    if (wanted && !wanted.isConnected) wanted = undefined;
    if (holder === wanted) return;
    const before = holder;
    holder = wanted;
    tell('lostpointercapture', before, event);
    tell('gotpointercapture', holder, event);
  };
  const hear = (event: Event) => {
    if (event.isTrusted || event === forwarded) return;
    const pointer = event as PointerEvent;
    if (event.type === 'pointerdown' && pointer.pointerId === MOUSE) {
      pressed = true;
      wanted = holder = undefined;
      return;
    }
    if (!pressed && event.type !== 'click' && event.type !== 'mouseup') return;
    if (/^pointer(move|up|cancel)$/.test(event.type)) exchange(pointer);
    const to = holder;
    if (event.type === 'pointerup' || event.type === 'pointercancel') {
      pressed = false;
      wanted = undefined;
    }
    if (to && event.composedPath()[0] !== to) {
      stopImmediatePropagation.call(event);
      // Nothing is left or entered while the pointer is held.
      if (!/over|out|enter|leave/.test(event.type)) forward(event as MouseEvent, to);
    }
    // The click that belongs to the press still goes to the holder.
    if (event.type === 'mouseup' && holder && !pressed) tellLost(event as MouseEvent);
    if (event.type === 'click' || event.type === 'pointercancel') holder = undefined;
  };
  const tellLost = (event: MouseEvent) => {
    const init = { ...initOf(event), pointerId: MOUSE, pointerType: 'mouse', isPrimary: true, cancelable: false };
    if (holder?.isConnected) dispatchEvent.call(holder, new Pointer('lostpointercapture', init));
  };
  const forward = (event: MouseEvent, to: Element) => {
    const Kind = event instanceof Pointer ? Pointer : Mouse;
    forwarded = new Kind(event.type, initOf(event));
    if (!dispatchEvent.call(to, forwarded)) event.preventDefault();
    forwarded = undefined;
  };
  for (const type of TYPES) addEventListener(type, hear, true);
}

const TYPES =
  'pointerdown pointermove pointerup pointercancel pointerover pointerout pointerenter pointerleave mousemove mouseup mouseover mouseout mouseenter mouseleave click'.split(
    ' ',
  );

/** An event's own properties as an init dictionary: the constructors read what they know from it. */
function initOf(event: Event): object {
  const init: Record<string, unknown> = {};
  for (const key in event) {
    const value = (event as unknown as Record<string, unknown>)[key];
    if (typeof value !== 'function') init[key] = value;
  }
  return init;
}
