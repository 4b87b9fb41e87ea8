import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { shimLink } from '../shim/link';
import type { ActionContext } from './action-context';
import { pointerInside, seenFrom } from './drag-across-frames';
import { dragEvent, fire, pointerEvent } from './events';
import { nextFrame } from './frame-deadline';
import { elementUnder } from './into-frame';
import { moveBetween } from './pointer';

/**
 * HTML drag and drop along a path. Undefined when the page prevented `dragstart`: then the pointer moves on without it. `taken`: it was
 * dropped, or the page moved it on the way, as sortable lists do that never accept a drop (https://html.spec.whatwg.org/#dnd).
 */
export async function dragNatively(act: ActionContext, source: HTMLElement, path: Point[]): Promise<{ taken: boolean } | undefined> {
  const { inputState } = act;
  const carried = new DataTransfer();
  if (dom.localName(source) === 'a') carried.setData('text/uri-list', (source as HTMLAnchorElement).href);
  if (!fire(source, dragEvent('dragstart', inputState, carried))) return undefined;
  const before = layoutPosition(source);
  await act.turn();
  const over = elementUnder(inputState, inputState.at);
  inputState.buttons = 0;
  fire(over, pointerEvent('pointercancel', inputState, { at: { x: 0, y: 0 }, button: 0 }));
  moveBetween(act, over, undefined);
  inputState.buttons = 1;
  // The first `dragenter` goes to the source itself.
  const dropped = await carry(act, source, carried, [inputState.at, ...path]);
  inputState.buttons = 0;
  fire(dom.isConnected(source) ? source : dom.documentElement(document), dragEvent('dragend', inputState, carried));
  await act.turn();
  return { taken: dropped || !dom.isConnected(source) || layoutPosition(source) !== before };
}

/** A position that does not change by scrolling. */
const layoutPosition = (source: HTMLElement) => [dom.offsetLeft(source), dom.offsetTop(source), getComputedStyle(source).transform].join();

/** Was it dropped? */
async function carry(act: ActionContext, source: HTMLElement, carried: DataTransfer, path: Point[]): Promise<boolean> {
  const { inputState } = act;
  let target: Element | undefined;
  let there = inputState;
  let welcome = false;
  for (const point of path) {
    inputState.from = inputState.at;
    inputState.at = point;
    if (dom.isConnected(source)) fire(source, dragEvent('drag', inputState, carried));
    const before = there;
    there = pointerInside(act);
    const under = elementUnder(there, there.at);
    if (under !== target) {
      fire(under, dragEvent('dragenter', there, carried, seenFrom(dom.ownerDocument(under), target)));
      if (target && dom.isConnected(target))
        fire(target, dragEvent('dragleave', before, carried, seenFrom(dom.ownerDocument(target), under)));
      target = under;
      await act.turn();
    }
    welcome = acceptsDrop(target, dragEvent('dragover', there, carried));
    await act.turn(nextFrame(act.signal));
  }
  if (!target) return false;
  fire(target, dragEvent(welcome ? 'drop' : 'dragleave', there, carried));
  await act.turn();
  return welcome;
}

/** Would the browser allow a drop there? What the page writes to `dropEffect` stays in its own world, where the shim keeps it. */
export const acceptsDrop = (target: Element, dragover: DragEvent): boolean => !fire(target, dragover) && !shimLink().forbidsDrop();
