import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import { bringToMiddle } from './aim';
import { fire, wheelEvent } from './events';
import { nextFrame } from './frame-deadline';
import { moveTo } from './pointer';
import { scrollerOf } from './scroller';

/**
 * Scrolls by direction, to a ratio, or to the element. The page gets the wheel event first and may scroll by itself; the browser's scroll
 * events are awaited.
 */
export async function scroll(act: ActionContext, operation: OperationOf<'scroll'>): Promise<Bail | undefined> {
  const { element } = act;
  const { direction, ratio } = operation;
  const refused = act.dispatching({ deed: 'look', element });
  if (refused) return refused;
  if (ratio !== undefined) toRatio(element, direction, ratio);
  else if (direction) await byWheel(act, direction, operation.amount);
  else bringToMiddle(element);
  await act.turn(nextFrame(act.signal));
  return undefined;
}

function toRatio(element: Element, direction: string | undefined, ratio: number): void {
  const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
  const scroller = scrollerOf(element, axis);
  if (axis === 'x') dom.scrollTo(scroller, { left: ratio * (dom.scrollWidth(scroller) - dom.clientWidth(scroller)), behavior: 'instant' });
  else dom.scrollTo(scroller, { top: ratio * (dom.scrollHeight(scroller) - dom.clientHeight(scroller)), behavior: 'instant' });
}

async function byWheel(act: ActionContext, direction: 'up' | 'down' | 'left' | 'right', amount: number | undefined): Promise<void> {
  const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
  const scroller = scrollerOf(act.element, axis);
  const size = amount ?? SCROLLED_SHARE * (axis === 'x' ? dom.clientWidth(scroller) : dom.clientHeight(scroller));
  const way = direction === 'down' || direction === 'right' ? size : -size;
  const under = await moveTo(act, act.point);
  const wheel = wheelEvent(act.inputState, axis === 'x' ? way : 0, axis === 'y' ? way : 0);
  if (fire(dom.contains(act.element, under) ? under : act.element, wheel)) {
    dom.scrollBy(scroller, { left: axis === 'x' ? way : 0, top: axis === 'y' ? way : 0, behavior: 'instant' });
  }
}
/** Share of the visible part that one scroll moves by, so that a little of it stays in view. */
const SCROLLED_SHARE = 0.8;
