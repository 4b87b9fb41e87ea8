import { timeNow } from '../../lib/time-now';
import type { Operation } from '../../model/operation';
import * as dom from '../dom/native-accessors';
import { deepElementFromPoint, flatContains } from '../dom/roots';
import { isRecordedAsTyped, kindOfControl } from './control';
import type { InputCauses } from './input-causes';
import { type RecordedTarget, ratioIn, recordExactTarget, recordTarget, shapeAt } from './record-target';

/** Movements shorter than this are no drag, CSS px. */
export const DRAG_THRESHOLD = 8;

/** Recognises a press that moved before the release, recorded as a drag where the page reacted to it. */
export interface Drags {
  pressed(event: PointerEvent, aimed: RecordedTarget | undefined): void;
  /** A native drag and drop began. */
  began(event: DragEvent): void;
  dropped(event: DragEvent): Dragged | undefined;
  released(event: PointerEvent): Dragged | undefined;
}

export interface Dragged {
  operation: Operation;
  aimed: RecordedTarget;
  /** Nothing came of it so far: it is a drag if the page answers the release. */
  unanswered?: true;
}

/** Begins to watch; see `Drags`. */
export function followDrags(causes: InputCauses): Drags {
  let start: (Grip & { at: number; aimed: RecordedTarget; box: DOMRect }) | undefined;
  let native: (Point & { event: DragEvent; aimed: RecordedTarget }) | undefined;
  return {
    pressed({ clientX: x, clientY: y, button }, aimed) {
      native = undefined;
      if (!aimed || button !== 0) {
        start = undefined;
        return;
      }
      const shape = deepElementFromPoint(x, y);
      const drawing = dom.closest(shape, shape === aimed.element ? 'canvas' : 'canvas,svg') !== null;
      start = { x, y, at: timeNow(), aimed, box: dom.getBoundingClientRect(aimed.element), drawing, shape };
    },
    began(event) {
      const target = event.composedPath()[0];
      if (!(target instanceof Element) || !start) return;
      native = { event, aimed: target === start.aimed.element ? start.aimed : recordExactTarget(target), x: start.x, y: start.y };
    },
    dropped({ clientX, clientY }) {
      const held = native;
      native = undefined;
      start = undefined;
      return held && dragOf(held.aimed, held, { x: clientX, y: clientY }, causes);
    },
    released({ clientX: x, clientY: y }) {
      const from = start;
      start = undefined;
      // A page that prevented `dragstart` goes on by the pointer.
      const isNative = !!native && !native.event.defaultPrevented;
      if (!from || isNative || Math.hypot(x - from.x, y - from.y) < DRAG_THRESHOLD) return undefined;
      const { element } = from.aimed;
      if (isRecordedAsTyped(element) || kindOfControl(element) === 'changes' || !dom.isConnected(element)) return undefined;
      const box = dom.getBoundingClientRect(element);
      const moved = Math.hypot(box.x - from.box.x, box.y - from.box.y) >= DRAG_THRESHOLD || dom.localName(element) === 'canvas';
      if (!moved && !getSelection()?.isCollapsed) return undefined;
      const isAnswered = moved || causes.changedSince(from.at);
      if (!isAnswered && !from.drawing && flatContains(element, deepElementFromPoint(x, y))) return undefined;
      const grip = ratioIn(element, from, from.box);
      const aimed = { ...from.aimed, fingerprint: { ...from.aimed.fingerprint, ...(grip && { offset: grip }) } };
      const dragged = dragOf(aimed, from, { x, y }, causes, from.at);
      return isAnswered ? dragged : { ...dragged, unanswered: true };
    },
  };
}

/**
 * What a drag ends on. One that begins and ends in the same drawing ends at a shape of it, or has both places as shares of it, so that what is drawn
 * stands to what was drawn before as it did, in a window of any size. A shape that is put on the ground is moved by so much.
 */
function endOf(aimed: RecordedTarget, under: Element, from: Grip, to: Point): RecordedTarget | undefined {
  if (!flatContains(aimed.element, under)) return flatContains(under, aimed.element) ? undefined : recordTarget(under);
  const { drawn: shape, ...fingerprint } = aimed.fingerprint;
  const drawn = from.drawing && !(from.shape && flatContains(from.shape, under)) ? shapeAt(aimed.element, to, under) : undefined;
  return from.drawing && (drawn || !shape) ? { ...aimed, fingerprint: { ...fingerprint, ...(drawn && { drawn }) } } : undefined;
}

/** Where a drag began: on a drawing, and there on this element. */
interface Grip extends Point {
  drawing?: boolean;
  shape?: Element | null;
}
interface Point {
  x: number;
  y: number;
}

/**
 * The drag to what lies under the pointer, and where in it; by an offset where that is the dragged thing itself or nothing in particular. What came
 * after the press (`since`) is what the page shows of the drag: a picture of the dragged thing, a gap for it.
 */
function dragOf(aimed: RecordedTarget, from: Grip, to: Point, causes: InputCauses, since = Number.POSITIVE_INFINITY): Dragged {
  const hit = deepElementFromPoint(to.x, to.y);
  const isShown = (one: Element | null) => !!one && causes.placedSince(one, since);
  const under = isShown(hit) ? dom.elementsFromPoint(document, to.x, to.y).find((one) => !isShown(one)) : hit;
  const goal = under && endOf(aimed, under, from, to);
  const ratio = goal && ratioIn(goal.element, to);
  if (goal && ratio) goal.fingerprint.offset = ratio;
  const offset = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) };
  const end = goal ? { to: { fingerprint: goal.fingerprint } } : { offset };
  return { operation: { type: 'drag', fingerprint: aimed.fingerprint, ...end }, aimed };
}
