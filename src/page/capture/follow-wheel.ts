import { MAX_WHEEL_EVENTS } from '../../model/operations/wheel';
import type { OperationOf } from '../../model/plan/operation';
import { isOverlay } from '../dom/own-overlay';
import { deepElementFromPoint } from '../dom/roots';
import { surfaceAround } from '../dom/surface';
import { actingElement } from './acting-element';
import { DRAG_THRESHOLD, placedAt } from './drags';
import type { Gesture, Ledger } from './ledger';
import { recordExactTarget } from './record-target';
import { allHeld } from './recorded-key';
import type { Listen, RecorderState } from './recorder-state';

/**
 * Records turns of the wheel that the page takes for itself on a surface, or with Control, which is what two fingers on a touchpad do. What the browser
 * scrolls is none. A turn is one step until the ledger judges it: something else is done, or nothing for a while.
 */
export function followWheel(listen: Listen, showing: RecorderState, ledger: Ledger): void {
  let gesture: Gesture | undefined;
  let events: WheelEvent[] = [];
  listen('wheel', (event) => {
    const over = deepElementFromPoint(event.clientX, event.clientY);
    if (!event.cancelable || !over || isOverlay(over) || !(event.ctrlKey || surfaceAround(over))) return;
    if (!gesture || ledger.open() !== gesture || !goesOn(events, event)) {
      const aimed = recordExactTarget(actingElement(over));
      const fingerprint = placedAt(aimed, { x: event.clientX, y: event.clientY });
      gesture = ledger.begin('zoom', over);
      const turned: WheelEvent[] = [];
      events = turned;
      showing.press(aimed.element);
      gesture.answered = true;
      gesture.keep = () => {
        const taken = turned.filter(({ defaultPrevented }) => defaultPrevented);
        if (taken.length) showing.step({ ...operationOf(taken), fingerprint }, aimed);
      };
    }
    events.push(event);
    ledger.over();
  });
}

/** At the same place, the same way round, of wheel and fingers each by itself. */
function goesOn([first, ...more]: readonly WheelEvent[], event: WheelEvent): boolean {
  if (!first || more.length > MAX_WHEEL_EVENTS - 2 || first.ctrlKey !== event.ctrlKey) return false;
  const isThere = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < DRAG_THRESHOLD;
  return isThere && first.deltaX * event.deltaX + first.deltaY * event.deltaY > 0;
}

function operationOf(events: readonly WheelEvent[]): OperationOf<'wheel'> {
  const sum = (axis: 'deltaX' | 'deltaY') => Math.round(events.reduce((all, event) => all + event[axis], 0));
  return {
    type: 'wheel',
    deltaX: sum('deltaX'),
    deltaY: sum('deltaY'),
    count: events.length,
    modifiers: events.slice(0, 1).flatMap(allHeld),
  };
}
