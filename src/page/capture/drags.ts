import { tidy } from '../../lib/text';
import { timeNow } from '../../lib/time-now';
import type { Fingerprint } from '../../model/page/target';
import type { Operation, OperationOf } from '../../model/plan/operation';
import { drawnValue } from '../dom/drawn-value';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { ratioIn } from '../dom/ratio';
import { deepElementFromPoint, flatContains } from '../dom/roots';
import { surfaceAround } from '../dom/surface';
import { isRecordedAsTyped, kindOfControl } from './control';
import type { InputCauses } from './input-causes';
import { linesAround, placedSince, type SeenLine } from './list-places';
import { isBent, isFree, type PointerPath, thinPath } from './pointer-path';
import { type RecordedTarget, recordExactTarget, recordTarget, shapeAt } from './record-target';
import type { RecorderState } from './recorder-state';
import { type RecorderInside, recordersAround } from './recorders-around';

/** Movements shorter than this are no drag, CSS px: pages begin theirs at 3 to 8. */
export const DRAG_THRESHOLD = 8;

/** From here on a movement is a drag whatever the page makes of it, CSS px: no hand that only presses slips so far. */
const DRAGGED = 24;
/** Is a release at `to` the end of a drag, and not of a press that slipped? */
export const isDraggedFrom = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= DRAGGED;

/** Recognises a press that moved before the release, recorded as a drag where the page reacted to it. */
export interface Drags {
  pressed(event: PointerEvent, aimed: RecordedTarget | undefined): void;
  /** A native drag and drop began. */
  began(event: DragEvent): void;
  dropped(event: DragEvent): Dragged | undefined;
  released(event: PointerEvent): Dragged | undefined;
  /** The native drag that began here is over. */
  ended(): Dragged | undefined;
  heldEndsAt: RecorderInside['heldEndsAt'];
}

export interface Dragged {
  operation: Operation;
  aimed: RecordedTarget;
  /** What it ended on. */
  end?: RecordedTarget;
  /** Nothing came of it so far: it is a drag if the page answers the release. */
  unanswered?: true;
}

/** Begins to watch; see `Drags`. `endedInside` hears of a drag that began here and ended in a frame of this document. */
export function followDrags(showing: RecorderState, endedInside: (dragged: Dragged) => void): Drags {
  const { causes } = showing;
  let isPressed = false;
  let start: Start | undefined;
  let native: (Grip & { event: DragEvent; aimed: RecordedTarget }) | undefined;
  const letGo = () => {
    native = undefined;
    start = undefined;
    isPressed = false;
  };
  const heldEndsAt: Drags['heldEndsAt'] = (to, isDrop) => {
    const held = isDrop ? native?.aimed : start && !isNative(native) && gripped(start);
    if (!held || (!isDrop && !canBeDragged(held.element))) return false;
    letGo();
    endedInside({ operation: { type: 'drag', fingerprint: held.fingerprint, to: { fingerprint: to } }, aimed: held });
    return true;
  };
  return {
    // A list that is sorted on the way need not accept the drop.
    ended() {
      const held = native;
      letGo();
      const end = held && inList(held);
      return held && end && { operation: { type: 'drag', fingerprint: held.aimed.fingerprint, ...end }, aimed: held.aimed };
    },
    heldEndsAt,
    pressed({ clientX: x, clientY: y, button, isPrimary }, aimed) {
      native = undefined;
      isPressed = true;
      // Two fingers drag nothing.
      start = aimed && button === 0 && isPrimary ? startAt({ x, y }, aimed, showing.path) : undefined;
    },
    began(event) {
      const target = event.composedPath()[0];
      if (!(target instanceof Element) || !start) return;
      const { x, y, lines } = start;
      native = { event, aimed: target === start.aimed.element ? start.aimed : recordExactTarget(target), x, y, lines };
    },
    dropped({ clientX, clientY }) {
      if (!isPressed && endsAt({ x: clientX, y: clientY }, true)) showing.keptElsewhere();
      const held = native;
      letGo();
      return held && dragOf(held.aimed, held, { x: clientX, y: clientY }, causes);
    },
    released({ clientX: x, clientY: y }) {
      if (!isPressed && endsAt({ x, y }, false)) showing.keptElsewhere();
      const from = isNative(native) ? undefined : start;
      start = undefined;
      isPressed = false;
      return from && releasedAt({ x, y }, from, causes);
    },
  };
}

function startAt({ x, y }: Point, aimed: RecordedTarget, way: PointerPath): Start {
  const shape = deepElementFromPoint(x, y);
  const drawing = dom.closest(shape, shape === aimed.element ? 'canvas' : 'canvas,svg') !== null;
  const box = dom.getBoundingClientRect(aimed.element);
  const lines = drawing ? [] : linesAround(aimed.element);
  const surface = shape && surfaceAround(shape);
  const path = surface && flatContains(aimed.element, surface) ? way : undefined;
  return { x, y, at: timeNow(), aimed, box, value: drawnValue(aimed.element), lines, isHandle: isHandle(shape), drawing, shape, path };
}

/** What the pointer alone dragged, where it is a drag. */
function releasedAt(to: Point, from: Start, causes: InputCauses): Dragged | undefined {
  if (isNear(from, to) && !(from.path && isFree(from.path))) return undefined;
  const { element } = from.aimed;
  if (!canBeDragged(element)) return undefined;
  const value = drawnValue(element);
  if (value !== undefined && value !== from.value)
    return { operation: { type: 'type', fingerprint: from.aimed.fingerprint, text: `${value}` }, aimed: from.aimed };
  const box = dom.getBoundingClientRect(element);
  const isMoved = Math.hypot(box.x - from.box.x, box.y - from.box.y) >= DRAG_THRESHOLD;
  // Drawing on a canvas changes no element.
  const moved = isMoved || isCanvas(from.shape);
  if (!moved && !getSelection()?.isCollapsed && isOfText(to, from, causes)) return undefined;
  if (!moved && !from.isHandle && endsAround(to)) return undefined;
  const isAnswered = moved || causes.changedSince(from.at);
  if (!isAnswered && !from.drawing && flatContains(element, deepElementFromPoint(to.x, to.y))) return undefined;
  const straight = dragOf(gripped(from), from, to, causes, from.at);
  const dragged = (isMoved || from.isHandle ? undefined : alongItsPath(straight, from)) ?? (isNear(from, to) ? undefined : straight);
  return dragged && { ...dragged, ...(!isAnswered && { unanswered: true as const }) };
}

/** Was a text selected? The browser selects also while one drags a handle, which has no text, or what the page draws under the pointer meanwhile. */
const isOfText = ({ x, y }: Point, { shape, at }: Start, causes: InputCauses): boolean =>
  !!shape && !!tidy(dom.textContent(shape) ?? '') && !dom.elementsFromPoint(document, x, y).some((one) => causes.placedSince(one, at));

/** Does it end in the document around this frame? What is there then is not known here. Chrome tells the release to where the button was pressed. */
export const endsAround = ({ x, y }: Point) => window !== window.top && !deepElementFromPoint(x, y);
const isNear = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y) < DRAG_THRESHOLD;
const isCanvas = (element: Element | null | undefined) => dom.localName(element) === 'canvas';

/**
 * With the way that it took, where that counts: on a surface, from ground to ground. Of a drag from or to a shape, or to something else, the ends count,
 * unless it was drawn by hand; from a canvas nothing is dropped elsewhere.
 */
function alongItsPath({ operation, aimed, end }: Dragged, { path, box, shape }: Start): Dragged | undefined {
  if (!path || operation.type !== 'drag') return undefined;
  const { to, offset, side, ...held } = operation;
  const isGround = !end?.fingerprint.drawn && (!to || end?.element === aimed.element || isCanvas(shape));
  const counts = isGround && !side && !aimed.fingerprint.drawn ? isBent : isFree;
  if (!counts(path)) return undefined;
  const points = thinPath(path).flatMap((point) => ratioIn(aimed.element, point, box) ?? []);
  return { aimed, operation: { ...held, ...(to && !isGround && { to }), path: points.map(rounded) } };
}

/** To a tenth of a px on the largest screens. */
const rounded = ({ x, y }: Point): Point => ({ x: +x.toFixed(5), y: +y.toFixed(5) });

/** Tells the document around this one in which the button was pressed that the drag ends here. False where there is none that can be reached. */
function endsAt(at: Point, isDrop: boolean): boolean {
  const around = recordersAround();
  const end = around.length ? recordTarget(deepElementFromPoint(at.x, at.y)) : undefined;
  return !!end && around.some((one) => one.heldEndsAt(placedAt(end, at), isDrop));
}

/** The element that is described, with the place in it. */
export const placedAt = ({ element, fingerprint }: RecordedTarget, at: Point, box?: DOMRect): Fingerprint => {
  const offset = ratioIn(element, at, box);
  return offset ? { ...fingerprint, offset } : fingerprint;
};

interface Start extends Grip {
  at: number;
  /** Where the way on a surface may count. */
  path: PointerPath | undefined;
  aimed: RecordedTarget;
  box: DOMRect;
  /** What a drawn slider was set to. */
  value: number | undefined;
}

/** With the place in it where it was taken. */
const gripped = (start: Start): RecordedTarget => ({ ...start.aimed, fingerprint: placedAt(start.aimed, start, start.box) });

/** A page that prevented `dragstart` goes on by the pointer. */
const isNative = (native: { event: DragEvent } | undefined) => !!native && !native.event.defaultPrevented;

/** Not a field in which text is selected, or a control that tells its value itself. */
const canBeDragged = (element: Element) => !isRecordedAsTyped(element) && kindOfControl(element) !== 'changes' && dom.isConnected(element);

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

/** The place in its list that it came to, by the item next to it, where that is told apart by what it is: its number is another by now. */
function inList({ lines }: Grip): Pick<OperationOf<'drag'>, 'to' | 'side'> | undefined {
  const place = placedSince(lines);
  const next = place && recordExactTarget(place.next).fingerprint;
  return next && !next.weak && (next.ordinal?.of ?? 1) === 1 && (next.name || next.text)
    ? { to: { fingerprint: next }, side: place.side }
    : undefined;
}

const isHandle = (element: Element | null) =>
  !!element && (/resize$/.test(getComputedStyle(element).cursor) || dom.closest(element, '[role=separator]') !== null);

/** Where a drag began: on a drawing, and there on this element. */
interface Grip extends Point {
  lines: SeenLine[];
  /** It changes the size of something: only how far it is moved counts, not what lies under it then. */
  isHandle?: boolean;
  drawing?: boolean;
  shape?: Element | null;
}
/**
 * The drag to what lies under the pointer, and where in it; by an offset where that is the dragged thing itself or nothing in particular. What came
 * after the press (`since`) is what the page shows of the drag: a picture of the dragged thing, a gap for it.
 */
function dragOf(aimed: RecordedTarget, from: Grip, to: Point, causes: InputCauses, since = Number.POSITIVE_INFINITY): Dragged {
  const hit = deepElementFromPoint(to.x, to.y);
  const isShown = (one: Element | null) => !!one && causes.placedSince(one, since);
  const under = isShown(hit) ? dom.elementsFromPoint(document, to.x, to.y).find((one) => !isShown(one)) : hit;
  const goal = under && !from.isHandle ? endOf(aimed, under, from, to) : undefined;
  const offset = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) };
  const end = goal ? { to: { fingerprint: placedAt(goal, to) } } : (!from.isHandle && inList(from)) || { offset };
  return { operation: { type: 'drag', fingerprint: aimed.fingerprint, ...end }, aimed, ...(goal && { end: goal }) };
}
