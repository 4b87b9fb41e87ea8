import type { Bail } from '../../model/run/bail';
import type { ActionContext } from './action-context';
import { mirrorHover } from './hover-rules';
import { moveTo } from './pointer';
import { untilStable } from './steady-deadline';
import { whyNotActionable } from './why-not-actionable';

/** Moves the pointer onto the element and keeps it there, including effects of `:hover` rules. */
export async function hover(act: ActionContext): Promise<Bail | undefined> {
  await untilStable(act);
  const bail = whyNotActionable(act.element, act.point, 'hover');
  if (bail) return bail;
  const refused = act.dispatching({ deed: 'look', element: act.element });
  if (refused) return refused;
  mirrorHover(act.element);
  await moveTo(act, act.point);
  return undefined;
}
