import { toAbsolute } from '../../model/page/position-math';
import type { Target } from '../../model/page/target';
import type { Point } from '../dom/point';

/** The point of a target in the viewport of now, CSS px; undefined where it names none. */
export function pointOf(target: Target): Point | undefined {
  const viewport = { width: innerWidth, height: innerHeight, scrollX, scrollY };
  const position = target.position ?? target.fingerprint?.position;
  if (position) return toAbsolute(position, viewport);
  return target.relX !== undefined && target.relY !== undefined ? { x: target.relX * innerWidth, y: target.relY * innerHeight } : undefined;
}
