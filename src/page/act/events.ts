import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import type { InputState } from './input-state';

/**
 * Dispatches an event; false if it was prevented. All properties must go through the native constructors' init dictionaries: what is
 * assigned to an event afterwards stays in the isolated world and never reaches the page's.
 */
export function fire(target: EventTarget, event: Event): boolean {
  return dom.dispatchEvent(target, event);
}

export interface PointerInit {
  at?: Point;
  button?: number;
  detail?: number;
  related?: EventTarget | null;
}

/** pointer* events, and click, auxclick and contextmenu, which are pointer events too. */
export function pointerEvent(
  type: string,
  inputState: InputState,
  { at = inputState.at, button = -1, detail = 0, related = null }: PointerInit = {},
): PointerEvent {
  return new PointerEvent(type, {
    ...mouseInit(type, inputState, at, button, detail, related),
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: !/click|menu/.test(type),
    pressure: inputState.buttons && /^pointer/.test(type) ? 0.5 : 0,
  });
}

/** The click of a key press: no pointer, no position, a count of 0. */
export function keyClick(inputState: InputState): PointerEvent {
  return new PointerEvent('click', {
    ...mouseInit('click', inputState, { x: 0, y: 0 }, 0, 0, null),
    screenX: 0,
    screenY: 0,
    pointerId: -1,
  });
}

/** mouse* events at the pointer's position. */
export function mouseEvent(
  type: string,
  inputState: InputState,
  { at = inputState.at, button = 0, detail = 0, related = null }: PointerInit = {},
): MouseEvent {
  return new MouseEvent(type, mouseInit(type, inputState, at, button, detail, related));
}

/** A wheel event at the pointer's position; deltas in px. */
export function wheelEvent(inputState: InputState, deltaX: number, deltaY: number): WheelEvent {
  return new WheelEvent('wheel', { ...mouseInit('wheel', inputState, inputState.at, 0, 0, null), deltaX, deltaY });
}

/** drag* events and drop at the pointer's position. */
export function dragEvent(type: string, inputState: InputState, dataTransfer: DataTransfer, related: EventTarget | null = null): DragEvent {
  const init = mouseInit(type, inputState, inputState.at, 0, 0, related);
  return new DragEvent(type, { ...init, cancelable: !/^drag(leave|end)$/.test(type), dataTransfer });
}

function mouseInit(
  type: string,
  inputState: InputState,
  at: Point,
  button: number,
  detail: number,
  relatedTarget: EventTarget | null,
): MouseEventInit {
  const crossing = /(enter|leave)$/.test(type) && !/^drag/.test(type);
  const top = outerHeight - innerHeight;
  return {
    ...inputState.modifiers,
    bubbles: !crossing,
    composed: !crossing,
    cancelable: !crossing && type !== 'pointercancel',
    view: inputState.page ? dom.defaultView(inputState.page) : window,
    clientX: at.x,
    clientY: at.y,
    screenX: screenX + at.x,
    screenY: screenY + Math.max(0, top) + at.y,
    movementX: /move$/.test(type) ? at.x - inputState.from.x : 0,
    movementY: /move$/.test(type) ? at.y - inputState.from.y : 0,
    button,
    buttons: inputState.buttons,
    detail,
    relatedTarget,
  };
}

/** `beforeinput`, and `input` where the browser does not fire its own. */
export function inputEvent(
  type: 'beforeinput' | 'input',
  inputType: string,
  data: string | null,
  ranges: StaticRange[] = [],
  dataTransfer?: DataTransfer,
) {
  return new InputEvent(type, {
    bubbles: true,
    composed: true,
    cancelable: type === 'beforeinput',
    view: window,
    inputType,
    data,
    targetRanges: ranges,
    ...(dataTransfer && { dataTransfer }),
  });
}

/** Plain `input` and `change`, as controls fire them that hold a choice instead of text. */
export function fireChange(control: Element, ...types: ('input' | 'change' | 'search')[]): void {
  for (const type of types) fire(control, new Event(type, { bubbles: true, composed: type === 'input' }));
}
