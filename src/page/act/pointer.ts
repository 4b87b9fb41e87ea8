import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { flatParent } from '../dom/roots';
import type { ActionContext } from './action-context';
import { fire, mouseEvent, pointerEvent } from './events';
import { showHover } from './hover-rules';
import { elementUnder, endsInFrame, innerState, pointInFrame } from './into-frame';
import { pressEffects } from './press-effects';
import { react, reactInPress, whileHeld } from './react';

/** Moves the pointer to a point in one step: leave events, enter events, and the move itself. Resolves to the hit target there. */
export async function moveTo(act: ActionContext, point: Point): Promise<Element> {
  const { inputState } = act;
  inputState.from = inputState.over ? inputState.at : point;
  inputState.at = point;
  if (act.real) await act.real.move(point);
  let under = elementUnder(inputState, point);
  if (act.real) {
    inputState.over = under;
    return under;
  }
  if (under !== inputState.over) {
    const over = under;
    leaveFrame(act);
    moveBetween(act, dom.isConnected(inputState.over) ? inputState.over : undefined, over);
    await react(act);
    // Handlers of the enter events may have put something else there.
    under = elementUnder(inputState, point);
    if (under !== over) moveBetween(act, over, under);
  }
  const inner = endsInFrame(act) ? innerState(inputState, under) : undefined;
  if (inner) return moveTo({ ...act, inputState: inner }, pointInFrame(under, point));
  showHover(chain(under));
  if (fire(under, pointerEvent('pointermove', inputState)) || !inputState.buttons) fire(under, mouseEvent('mousemove', inputState));
  return under;
}

/** The pointer leaves the frame that it is in. */
function leaveFrame(act: ActionContext): void {
  const { over, inner } = act.inputState;
  if (!inner || inner.frame !== over) return;
  leaveFrame({ ...act, inputState: inner.inputState });
  moveBetween({ ...act, inputState: inner.inputState }, inner.inputState.over, undefined);
}

/**
 * The boundary events between two elements, pointer before mouse, in Chromium's order
 * (https://www.w3.org/TR/pointerevents/#the-pointerover-event).
 */
export function moveBetween(act: ActionContext, from: Element | undefined, to: Element | undefined): void {
  const { inputState } = act;
  inputState.over = to;
  const left = from ? chain(from) : [];
  const entered = to ? chain(to) : [];
  const leaving = left.filter((element) => !entered.includes(element));
  const entering = entered.filter((element) => !left.includes(element)).reverse();
  for (const [kind, make] of [
    ['pointer', pointerEvent],
    ['mouse', mouseEvent],
  ] as const) {
    const button = kind === 'mouse' ? 0 : -1;
    if (from) fire(from, make(`${kind}out`, inputState, { related: to ?? null, button }));
    for (const element of leaving) fire(element, make(`${kind}leave`, inputState, { related: to ?? null, button }));
    if (to) fire(to, make(`${kind}over`, inputState, { related: from ?? null, button }));
    for (const element of entering) fire(element, make(`${kind}enter`, inputState, { related: from ?? null, button }));
  }
}

/** The element and its ancestors, innermost first. */
function chain(element: Element): Element[] {
  const elements: Element[] = [];
  for (let node: Element | null = element; node; node = flatParent(node)) elements.push(node);
  return elements;
}

/** A button that is held down on an element. */
export interface Pressed {
  target: Element;
  button: number;
  count: number;
  /** The page prevented `pointerdown`: no mouse events until the button is released. */
  silent: boolean;
  /** The page prevented `mousedown`: nothing is focused, selected or dragged. */
  prevented: boolean;
  /** The default action on release. */
  finish?: () => void;
}

/** Presses a button on the element under the pointer: pointerdown, mousedown and their default actions. */
export async function pressAt(act: ActionContext, target: Element, button = 0, count = 1): Promise<Pressed> {
  const { inputState } = act;
  inputState.buttons |= BUTTONS[button] ?? 1;
  const silent = !fire(target, pointerEvent('pointerdown', inputState, { button }));
  await reactInPress(act);
  // A disabled control gets pointer events, but no mouse events.
  const prevented = silent || isDeaf(target) || !fire(target, mouseEvent('mousedown', inputState, { button, detail: count }));
  const pressed: Pressed = { target, button, count, silent, prevented };
  if (!prevented) pressed.finish = pressEffects(act, target, button, count);
  await reactInPress(act);
  await whileHeld(act);
  return pressed;
}

const isDeaf = (target: Element) => dom.matches(dom.closest(target, 'button,input,select,textarea'), ':disabled') === true;

/** Releases over an element and finishes the default action that `pressAt` began. A click is dispatched by the caller. */
export async function releaseAt(act: ActionContext, pressed: Pressed, target: Element): Promise<void> {
  const { inputState } = act;
  inputState.buttons &= ~(BUTTONS[pressed.button] ?? 1);
  fire(target, pointerEvent('pointerup', inputState, { button: pressed.button }));
  await reactInPress(act);
  if (!pressed.silent && dom.isConnected(target) && !isDeaf(target))
    fire(target, mouseEvent('mouseup', inputState, { button: pressed.button, detail: pressed.count }));
  pressed.finish?.();
  await reactInPress(act);
}

const BUTTONS = [1, 4, 2];
