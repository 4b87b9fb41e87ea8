import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import { followPoint } from '../dom/ratio';
import { awaitTarget } from './await-target';
import { endInFrame } from './end-in-frame';
import type { LegContext } from './leg-context';
import type { ActionTarget } from './perform-operation';

/** Where a drag ends, when it ends on an element. */
export async function endOfDrag(step: LegOperation, world: LegContext): Promise<ActionTarget['second'] | Bail> {
  const { operation } = step;
  if (operation.type !== 'drag' || (!operation.to && step.toRef === undefined)) return undefined;
  const { ref: _ref, replaces: _replaces, ...end }: LegOperation = { ...step, operation: { type: 'hover', ...operation.to } };
  if (step.toFrame) {
    const inFrame = await endInFrame(step.toFrame, end, world);
    return 'bail' in inFrame ? inFrame.bail : inFrame;
  }
  const ready = await awaitTarget(end, world, step.toRef);
  if ('bail' in ready) return ready.bail;
  const { element } = ready.found;
  return { element, place: followPoint(element, ready.point) };
}
