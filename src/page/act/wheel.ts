import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { labelOf } from '../dom/label';
import type { ActionContext } from './action-context';
import { valueRejected } from './bails';
import { fire, wheelEvent } from './events';
import { nextFrame } from './frame-deadline';
import { elementUnder } from './into-frame';
import { hold } from './modifiers';
import { moveTo } from './pointer';
import { untilStable } from './steady-deadline';
import { whyNotActionable } from './why-not-actionable';

/** Turns the wheel over the point by events of the same size, one in a frame. The page has to take it: nothing is scrolled here. */
export async function wheel(
  act: ActionContext,
  { deltaX = 0, deltaY = 0, count = 1, modifiers = [] }: OperationOf<'wheel'>,
): Promise<Bail | undefined> {
  await untilStable(act);
  const { element, point, inputState, signal } = act;
  await moveTo(act, point);
  await act.turn(nextFrame(signal));
  const bail = whyNotActionable(element, point, 'wheel') ?? act.dispatching({ deed: 'look', element: elementUnder(inputState, point) });
  if (bail) return bail;
  // Two fingers on a touchpad press no key.
  const release = hold(
    act,
    modifiers.filter((key) => key !== 'Control'),
  );
  inputState.modifiers.ctrlKey ||= modifiers.includes('Control');
  let isTaken = false;
  for (let event = 0; event < count && !signal.aborted; event++) {
    isTaken = !fire(elementUnder(inputState, point), wheelEvent(inputState, deltaX / count, deltaY / count)) || isTaken;
    await act.turn(nextFrame(signal));
  }
  inputState.modifiers.ctrlKey = false;
  release();
  return isTaken ? undefined : valueRejected(`the wheel over ${labelOf(element)}`, 'the page does not take it');
}
