import type { Bail } from '../../model/run/bail';
import type { Leg, LegOperation } from '../../model/run/leg';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { followPoint } from '../dom/ratio';
import type { PageChange } from '../observe/page-change';
import { deltaWithEffects } from '../observe/step-delta';
import { awaitTarget } from './await-target';
import type { Ready } from './inspect-target';
import { type LegContext, openLegContext } from './leg-context';
import type { ActionTarget } from './perform-operation';

/** Where a drag from another document ends in this one, and what changed here since. */
export interface EndHere {
  ready: Ready;
  change(): PageChange;
  close(): void;
}

/**
 * Documents of one origin share the isolated world, which no page sees: there the actor of each tells the others where a drag ends in it, since an element
 * is only found from its own document.
 */
type World = Window & { abraEnd?: typeof endHere };

/** Lets the actors of the documents around this one end their drags in it. */
export function offerEnd(): void {
  (window as World).abraEnd = endHere;
}

async function endHere(step: LegOperation, leg: Leg, signal: AbortSignal): Promise<EndHere> {
  const world = openLegContext({ ...leg, overlay: false }, () => undefined, signal);
  const ready = await awaitTarget(step, world);
  return { ready, change: () => deltaWithEffects(world.observation, undefined), close: world.close };
}

/** The end of a drag in another document. Its place is one of this viewport. */
export async function endInFrame(
  path: readonly number[],
  step: LegOperation,
  { leg, signal }: LegContext,
): Promise<{ bail: Bail } | NonNullable<ActionTarget['second']>> {
  const frame = windowAt(path);
  const end = frame && (await frame.abraEnd?.(step, leg, signal));
  if (!end) return { bail: { kind: 'target-missing', wanted: 'the frame that the drag ends in, as a part of this page', nearest: [] } };
  const { ready, change, close } = end;
  if ('bail' in ready) {
    close();
    return ready;
  }
  const { element } = ready.found;
  const place = followPoint(element, ready.point);
  return { element, place: () => toThisViewport(frame, place()), change, close };
}

/** The window of a frame in this document, by its path from the top window; undefined where this document may not see into it. */
function windowAt(path: readonly number[]): World | undefined {
  try {
    const frame = path.reduce<Window | undefined>((around, index) => around?.[index], window.top ?? undefined);
    for (let around = frame; around; around = around === around.parent ? undefined : around.parent)
      if (around === window) return frame?.frameElement ? frame : undefined;
  } catch {
    // A frame of another origin.
  }
  return undefined;
}

function toThisViewport(frame: Window, { x, y }: Point): Point {
  const element = frame === window ? null : frame.frameElement;
  if (!element) return { x, y };
  const { left, top } = dom.getBoundingClientRect(element);
  return toThisViewport(frame.parent, { x: x + left + dom.clientLeft(element), y: y + top + dom.clientTop(element) });
}
