import * as dom from '../dom/native-accessors';
import { dispatchEvent, hearAll, stopImmediatePropagation } from './natives';
import { patch } from './patch';

/** Abra's pointer events carry the pointer id of the mouse, the one pointer that always exists. */
const MOUSE = 1;

/** During a press by Abra: the element that the page wants its events at, and the one that got `gotpointercapture`. */
interface Capture {
  pressed: boolean;
  wanted: Element | undefined;
  holder: Element | undefined;
}

/**
 * Runs in the page's world. Pointer capture for Abra's untrusted pointer events: the browser drops a capture that no real button holds.
 * While one is held, untrusted pointer and mouse events are sent to the capturing element, and got- and lostpointercapture are dispatched
 * as for a real pointer. Trusted events, and everything outside of Abra's presses, are left alone
 * (https://www.w3.org/TR/pointerevents/#pointer-capture).
 */
export function installPointerCapture(): void {
  const capture: Capture = { pressed: false, wanted: undefined, holder: undefined };
  takeRequests(capture);
  hearAll(TYPES, sending(capture) as (event: Event) => void);
}

const BOTH = ['move', 'up', 'over', 'out', 'enter', 'leave'];
const TYPES = ['pointerdown', 'pointercancel', 'click', ...BOTH.flatMap((end) => [`pointer${end}`, `mouse${end}`])];

function takeRequests(capture: Capture): void {
  const mine = (id: unknown) => capture.pressed && id === MOUSE;
  patch(
    Element.prototype,
    'setPointerCapture',
    (native) =>
      function (id) {
        if (mine(id)) capture.wanted = this;
        else native.call(this, id);
      },
  );
  patch(
    Element.prototype,
    'hasPointerCapture',
    (native) =>
      function (id) {
        return mine(id) ? capture.wanted === this : native.call(this, id);
      },
  );
  patch(
    Element.prototype,
    'releasePointerCapture',
    (native) =>
      function (id) {
        if (!mine(id)) return native.call(this, id);
        if (capture.wanted === this) capture.wanted = undefined;
      },
  );
}

function sending(capture: Capture): (event: Event) => void {
  const [Pointer, Mouse] = [PointerEvent, MouseEvent];
  const microtask = queueMicrotask;
  let forwarded: Event | undefined;
  const tell = (type: string, target: Element | undefined, event: Event) => {
    const init = { ...initOf(event), pointerId: MOUSE, pointerType: 'mouse', isPrimary: true, cancelable: false };
    if (dom.isConnected(target)) dispatchEvent.call(target, new Pointer(type, init));
  };
  const forward = (event: Event, to: Element) => {
    stopImmediatePropagation.call(event);
    // No boundary events while the pointer is captured.
    if (CROSSING.test(event.type)) return;
    forwarded = event instanceof Pointer ? new Pointer(event.type, initOf(event)) : new Mouse(event.type, initOf(event));
    if (!dispatchEvent.call(to, forwarded)) event.preventDefault();
    forwarded = undefined;
  };
  return (event) => {
    const { type } = event;
    if (event.isTrusted || event === forwarded) return;
    if (type === 'pointerdown') {
      if ((event as PointerEvent).pointerId === MOUSE) Object.assign(capture, { pressed: true, wanted: undefined, holder: undefined });
      return;
    }
    if (capture.pressed && /^pointer(move|up|cancel)$/.test(type)) exchange(capture, event, tell);
    const { holder } = capture;
    if (holder && event.composedPath()[0] !== holder) forward(event, holder);
    // The press is over after the last listener; the mouseup and click that belong to it still go to the capturing element.
    if (type === 'pointerup' || type === 'pointercancel')
      microtask(() => {
        Object.assign(capture, { pressed: false, wanted: undefined });
        tell('lostpointercapture', holder, event);
      });
    if (type === 'click' || (type === 'pointermove' && !capture.pressed)) capture.holder = undefined;
  };
}
const CROSSING = /over|out|enter|leave/;

/** A capture begins and ends with the next event of the pointer, as the specification has it. */
function exchange(capture: Capture, event: Event, tell: (type: string, target: Element | undefined, event: Event) => void): void {
  if (!dom.isConnected(capture.wanted)) capture.wanted = undefined;
  const before = capture.holder;
  if (before === capture.wanted) return;
  capture.holder = capture.wanted;
  tell('lostpointercapture', before, event);
  tell('gotpointercapture', capture.holder, event);
}

/** The properties of an event as an init dictionary: the constructors pick what they know. */
function initOf(event: Event): object {
  const init: Record<string, unknown> = {};
  for (const key in event) {
    const value = (event as unknown as Record<string, unknown>)[key];
    if (typeof value !== 'function') init[key] = value;
  }
  return init;
}
