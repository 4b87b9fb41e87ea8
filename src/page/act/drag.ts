import { timeNow } from '../../lib/time-now';
import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import { lineAround, standBefore } from '../dom/line';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { deepElementFromPoint } from '../dom/roots';
import type { ActionContext } from './action-context';
import { targetDisabled, valueRejected } from './bails';
import { placeCaret } from './caret';
import { commonAncestor } from './click-at';
import { pointerInside } from './drag-across-frames';
import { fire, pointerEvent } from './events';
import { holdsWithin, nextFrame } from './frame-deadline';
import { dragNatively } from './html-drag';
import { elementUnder } from './into-frame';
import { alongPath, pathOn, whyPathCovered } from './path';
import { moveTo, type Pressed, pressAt, releaseAt } from './pointer';
import { closestAcrossRoots } from './press-effects';
import { slideTo } from './range';
import { untilStable } from './steady-deadline';
import { whyNotActionable } from './why-not-actionable';

/** Presses, moves in steps and releases: with pointer events, or as HTML drag and drop where the page made something draggable. */
export async function drag(act: ActionContext, operation: OperationOf<'drag'>): Promise<Bail | undefined> {
  await untilStable(act);
  const { element, point } = act;
  const drawn = pathOn(act, operation);
  const planned = goal(act, operation, drawn);
  if (!planned) return { kind: 'target-missing', wanted: 'a place to drag to', nearest: [] };
  // Without a distance it would be a click.
  if (!drawn && Math.hypot(planned.x - act.point.x, planned.y - act.point.y) < 1)
    return valueRejected(`drag ${labelOf(element)}`, 'it ends where it begins');
  const { side } = operation;
  const stands = side && act.second && standsTo(element, act.second.element);
  // An item is sorted by being moved past another, so it has to come from the other side.
  if (side && !(side === 'after' ? COMES_DOWN : COMES_UP).test(stands ?? ''))
    return valueRejected(`${labelOf(element)} ${side} the other`, stands === side ? 'it is there already' : 'the list is in another order');
  await moveTo(act, point);
  // Sortable lists look where the pointer is one frame after it moved.
  await act.turn(nextFrame(act.signal));
  const hit = deepElementFromPoint(point.x, point.y) ?? element;
  const bail = whyNotActionable(element, point, 'drag') ?? (drawn && whyPathCovered(act, hit, alongPath(point, drawn, planned)));
  if (bail) return bail;
  const last = act.second?.element ?? (drawn && deepElementFromPoint(planned.x, planned.y));
  const onto = last && { onto: last };
  const refused = act.dispatching({ deed: 'drag', element: hit, target: element, ...onto });
  if (refused) return refused;
  const pressed = await pressAt(act, hit);
  await act.turn(nextFrame(act.signal));
  // Its place may be another by now: the page drew late what was done before, or made room for what was pressed.
  const end = act.second?.place() ?? planned;
  if (!pressed.prevented && isRange(pressed.target)) return slide(act, pressed, end);
  const path = drawn ? alongPath(point, drawn, end) : pathTo(point, end, operation.offset === undefined && isSibling(act));
  // Looked up now: sortable lists make their item draggable when it is pressed.
  const source = pressed.prevented
    ? null
    : (closestAcrossRoots(hit, '[draggable=true],img:not([draggable=false]),a[href]:not([draggable=false])') as HTMLElement | null);
  const first = path.shift();
  if (first) await moveTo(act, first);
  await act.turn();
  const dropped = source && dom.isConnected(source) ? await dragNatively(act, source, path) : undefined;
  if (dropped && !dropped.taken) return valueRejected(`drop ${labelOf(element)}`, 'nothing there takes it');
  return (dropped ? undefined : await dragByPointer(act, pressed, path)) ?? (side && whyNotPlaced(act, side));
}

const COMES_DOWN = /^(earlier|before)$/;
const COMES_UP = /^(later|after)$/;

/** What was sorted is read back, where the page has not drawn it anew. */
async function whyNotPlaced(act: ActionContext, side: 'before' | 'after'): Promise<Bail | undefined> {
  const { element, second, signal } = act;
  if (!second) return undefined;
  const isPlaced = () => !dom.isConnected(element) || !dom.isConnected(second.element) || standsTo(element, second.element) === side;
  const placed = holdsWithin(SORTED_MS, isPlaced, signal);
  await act.turn(placed);
  return (await placed) ? undefined : valueRejected(`${labelOf(element)} ${side} the other`, 'the list is in another order');
}
/** Lists move their items to their places at the end of a drag, ms. */
const SORTED_MS = 1500;

function goal(act: ActionContext, { offset }: OperationOf<'drag'>, drawn: readonly Point[] | undefined): Point | undefined {
  if (act.second) return act.second.place();
  if (drawn) return drawn.at(-1);
  return offset && { x: act.point.x + offset.x, y: act.point.y + offset.y };
}

async function dragByPointer(act: ActionContext, pressed: Pressed, path: Point[]): Promise<Bail | undefined> {
  for (const point of path) {
    if (act.signal.aborted) break;
    await moveTo(act, point);
    await act.turn(nextFrame(act.signal));
  }
  await rest(act);
  const inputState = pointerInside(act);
  const over = elementUnder(inputState, inputState.at);
  // A drag over text selects it.
  if (!pressed.prevented && inputState === act.inputState) placeCaret(over, inputState.at, 1, true);
  await releaseAt({ ...act, inputState }, pressed, over);
  act.inputState.buttons = inputState.buttons;
  const clicked = dom.isConnected(pressed.target) ? commonAncestor(pressed.target, over) : undefined;
  const refused = clicked && act.judge({ deed: 'drag', element: clicked });
  if (refused) return refused;
  if (clicked) fire(clicked, pointerEvent('click', act.inputState, { button: 0, detail: 1 }));
  return undefined;
}

/**
 * The pointer rests before the release, for several frames: some pages read its position every 50 ms only (SortableJS), or at the next
 * frame, and ignore what they have not read at the release (hello-pangea). A busy machine may draw that frame late.
 */
async function rest(act: ActionContext): Promise<void> {
  const from = timeNow();
  for (let frame = 0; frame < REST_FRAMES || (frame < MAX_FRAMES && timeNow() - from < REST_MS); frame++) {
    if (act.signal.aborted || dom.hidden(document)) return;
    await act.turn(nextFrame(act.signal, frame < REST_FRAMES ? LATE_FRAME_MS : undefined));
  }
}
const REST_FRAMES = 2;
const LATE_FRAME_MS = 1000;
const REST_MS = 60;
/** Of a fast display; also the limit where no frame is drawn. */
const MAX_FRAMES = 16;

async function slide(act: ActionContext, pressed: Pressed, end: Point): Promise<Bail | undefined> {
  for (const point of pathTo(act.point, end, false)) {
    await moveTo(act, point);
    slideTo(pressed.target as HTMLInputElement, point);
    await act.turn();
  }
  await releaseAt(act, pressed, pressed.target);
  const input = pressed.target as HTMLInputElement;
  return input.isConnected && input.matches(':disabled') ? targetDisabled(input, saying('disabled')) : undefined;
}

const isRange = (element: Element) => dom.localName(element) === 'input' && (element as HTMLInputElement).type === 'range';

/** Items of one list are swapped when the pointer has passed the middle of the other. */
function isSibling({ element, second }: ActionContext): boolean {
  if (!second || dom.contains(element, second.element) || dom.contains(second.element, element)) return false;
  const list = dom.parentElement(dom.closest(element, '[role=listitem],li,tr')) ?? dom.parentElement(element);
  return !!dom.contains(list, second.element) && list !== dom.body(document);
}

/** A few px to exceed every drag threshold, then even steps; beyond the middle of a sibling by a bit. */
function pathTo(from: Point, to: Point, beyond: boolean): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = (distance: number): Point => ({
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  });
  const full = length + (beyond ? OVERSHOOT : 0);
  const steps = Math.max(4, Math.min(20, Math.round(length / 25)));
  const path = [along(Math.min(THRESHOLD, full / 2))];
  for (let step = 1; step <= steps; step++) path.push(along((full * step) / steps));
  // Twice at the end point: some pages only look at the last movement.
  path.push(along(full));
  return path;
}
const THRESHOLD = 6;
const OVERSHOOT = 8;

/** Where an item of a list stands to another: right `before` or `after` it, or only `earlier` or `later`; undefined where they stand in no list together. */
function standsTo(element: Element, other: Element): OperationOf<'drag'>['side'] | 'earlier' | 'later' | undefined {
  const [item, next] = itemsOf(element, other);
  const line = item && lineAround(item);
  if (!line || !next || !line.others.includes(next)) return undefined;
  const before = standBefore(line);
  const at = before.indexOf(next);
  if (at >= 0) return at === before.length - 1 ? 'after' : 'later';
  const nextLine = lineAround(next);
  return nextLine && standBefore(nextLine).at(-1) === item ? 'before' : 'earlier';
}

/** The items that two elements are, or are parts of: children of one parent. */
function itemsOf(element: Element, other: Element): [Element?, Element?] {
  const around = (part: Element, list: Element | null) => {
    for (let node: Element | null = part; node; node = dom.parentElement(node)) if (dom.parentElement(node) === list) return node;
    return undefined;
  };
  for (let list = dom.parentElement(element); list; list = dom.parentElement(list))
    if (dom.contains(list, other)) return [around(element, list), around(other, list)];
  return [];
}
