import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { deepElementFromPoint } from '../dom/roots';
import type { ActionContext } from './action-context';
import { type InputState, newInputState } from './input-state';

/**
 * A drag that ends in a frame: what is dispatched goes to the document under the pointer, as Chrome does it, whether the pointer drags or the browser. Only
 * frames of this origin can be reached.
 */
export const endsInFrame = ({ second }: ActionContext): boolean => !!second && dom.ownerDocument(second.element) !== document;

/** What lies under a point of this document, or of that of `inputState`. */
export const elementUnder = ({ page = document }: InputState, { x, y }: Point): Element =>
  deepElementFromPoint(x, y, page) ?? dom.documentElement(page);

/** The pointer in the document of a frame that is under it; undefined where that is no frame, or one that cannot be reached. */
export function innerState(inputState: InputState, frame: Element): InputState | undefined {
  const page = dom.localName(frame) === 'iframe' ? (frame as HTMLIFrameElement).contentDocument : null;
  if (!page) return undefined;
  if (inputState.inner?.inputState.page !== page) inputState.inner = { frame, inputState: { ...newInputState(), page } };
  const { buttons, modifiers } = inputState;
  return Object.assign(inputState.inner.inputState, { buttons, modifiers });
}

/** A point in the viewport of a frame. */
export function pointInFrame(frame: Element, { x, y }: Point): Point {
  const { left, top } = dom.getBoundingClientRect(frame);
  return { x: x - left - dom.clientLeft(frame), y: y - top - dom.clientTop(frame) };
}
