import type { Fingerprint } from '../../../model/page/target';
import { framePlace } from '../../dom/frame-place';
import { labelOf } from '../../dom/label';
import * as dom from '../../dom/native-accessors';
import { isOverlay } from '../../dom/own-overlay';
import { deepActiveElement, deepElementFromPoint, flatParent } from '../../dom/roots';
import { actingElement } from '../acting-element';
import { recordExactTarget } from '../record-target';
import { type PickLayer, showPickLayer } from './pick-layer';
import { pickMode } from './pick-mode';

/** The element that a person picked. */
export interface PickedElement {
  fingerprint: Fingerprint;
  label: string;
}

/** A running picker in this document. */
export interface Picking {
  /** The frames that have a picker of their own, by their paths in the tab: the pointer may enter them. Others are picked as a whole. */
  know(frames: readonly (readonly number[])[]): void;
  end(): void;
}

/**
 * The person picks an element of this document: what lies under the pointer is outlined, a click or Enter picks it, Escape cancels (`tell`
 * gets undefined). Up and Down go to ancestors and back. The page gets none of these events. `exact`: the very element, not the control
 * that it is a part of.
 */
export function pickElement(exact: boolean, tell: (picked: PickedElement | undefined) => void): Picking {
  const working = new AbortController();
  const glass = showPickLayer();
  const choice = choose(glass, exact);
  let frames: ReadonlySet<string> = new Set();

  const point = (x: number, y: number) => {
    const under = glass.through(() => deepElementFromPoint(x, y));
    const into = under ? placeInside(under) : undefined;
    // A frame with a picker of its own gets the pointer; it comes back when it leaves the frame.
    const isTheirs = into !== undefined && frames.has(into);
    glass.open(isTheirs);
    choice.take(!under || isOverlay(under) || isTheirs ? undefined : under);
  };
  const end = () => {
    working.abort();
    glass.remove();
    pickMode.on = false;
  };
  const finish = (element: Element | undefined) => {
    const picked = element && recordExactTarget(element);
    end();
    tell(picked && { fingerprint: picked.fingerprint, label: picked.label });
  };
  const pickShown = () => {
    const element = choice.shown();
    if (element) finish(element);
  };
  const keys = new Map([
    ['Escape', () => finish(undefined)],
    ['Enter', pickShown],
    ['ArrowUp', choice.widen],
    ['ArrowDown', choice.narrow],
  ]);
  pickMode.on = true;
  interceptInput(working.signal, {
    move: ({ clientX, clientY }) => point(clientX, clientY),
    click: ({ clientX, clientY }) => {
      point(clientX, clientY);
      pickShown();
    },
    key: (name) => keys.get(name)?.(),
    left: () => choice.take(undefined),
    moved: choice.again,
    focused: () => {
      const active = deepActiveElement();
      if (active && active !== dom.body(document)) choice.take(active);
    },
  });
  return {
    know: (places) => {
      frames = new Set(places.map((place) => place.join()));
    },
    end,
  };
}

/** The element that would be picked now, outlined. */
function choose(glass: PickLayer, exact: boolean) {
  let shown: Element | undefined;
  let inner: Element[] = [];
  const show = (element: Element | undefined) => {
    shown = element;
    if (element) glass.outline(dom.getBoundingClientRect(element), labelOf(element));
    else glass.clear();
  };
  return {
    shown: () => shown,
    take: (element: Element | undefined) => {
      inner = [];
      show(element && !exact ? actingElement(element) : element);
    },
    again: () => show(shown),
    widen: () => {
      const around = shown && flatParent(shown);
      if (!shown || !around || around === dom.documentElement(document)) return;
      inner.push(shown);
      show(around);
    },
    narrow: () => {
      const back = inner.pop();
      if (back) show(back);
    },
  };
}

/** The path of the frame that an element contains; undefined where it contains none. */
function placeInside(element: Element): string | undefined {
  const held = dom.as<HTMLIFrameElement>(element).contentWindow;
  if (!held) return undefined;
  for (let index = 0; index < window.length; index++) if (window[index] === held) return [...framePlace().path, index].join();
  return undefined;
}

/** Listens before the page and stops every event but Tab and the wheel, which only move the focus and the view. */
function interceptInput(signal: AbortSignal, hearing: InputListeners): void {
  const listen = (name: string, hear: (event: Event) => void) =>
    window.addEventListener(name, hear, { capture: true, passive: false, signal });
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
  };
  for (const name of SWALLOWED) listen(name, swallow);
  listen('pointermove', (event) => {
    swallow(event);
    if (event.isTrusted) hearing.move(event as PointerEvent);
  });
  listen('click', (event) => {
    swallow(event);
    if (event.isTrusted) hearing.click(event as MouseEvent);
  });
  listen('keydown', (event) => {
    event.stopImmediatePropagation();
    const { key, isTrusted } = event as KeyboardEvent;
    if (key === 'Tab' || !isTrusted) return;
    event.preventDefault();
    hearing.key(key);
  });
  listen('pointerout', (event) => {
    swallow(event);
    if ((event as PointerEvent).relatedTarget === null) hearing.left();
  });
  listen('scroll', () => hearing.moved());
  listen('resize', () => hearing.moved());
  listen('focusin', () => hearing.focused());
}

const SWALLOWED = (
  'pointerdown pointerup pointercancel pointerover pointerenter pointerleave mousedown mouseup mousemove mouseover mouseout mouseenter ' +
  'mouseleave auxclick dblclick contextmenu touchstart touchend touchmove dragstart keypress keyup beforeinput'
).split(' ');

/** The picker's listeners. */
interface InputListeners {
  move(event: PointerEvent): void;
  click(event: MouseEvent): void;
  key(name: string): void;
  left(): void;
  /** The page scrolled or its layout changed. */
  moved(): void;
  focused(): void;
}
