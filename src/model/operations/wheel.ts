import type { z } from '../schema';
import type { Parts } from './parts';
import { acts, none, type Row } from './row';

type Wheel = z.infer<ReturnType<typeof schema>>;

/** Most events of one turn of the wheel: two fingers on a touchpad make sixty in a second. */
export const MAX_WHEEL_EVENTS = 200;

/**
 * Turns the wheel over the target, where the page takes that for itself: it zooms, or moves what is drawn. `deltaX` and `deltaY` are CSS px in all, made by
 * `count` events. With Control it is also what two fingers on a touchpad do.
 */
export const schema = ({ z, aimed, Modifier, listUpTo }: Parts) =>
  z.strictObject({
    type: z.literal('wheel'),
    ...aimed,
    deltaX: z.optional(z.number()),
    deltaY: z.optional(z.number()),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_WHEEL_EVENTS))),
    modifiers: z.optional(listUpTo(Modifier, 4)),
  });

export const said = undefined;

export const say = (wheel: Wheel, target: string) => {
  const way = directionOf(wheel);
  if (wheel.modifiers?.includes('Control') && (way === 'up' || way === 'down')) return `Zoom ${way === 'up' ? 'in' : 'out'} over ${target}`;
  const held = wheel.modifiers?.length ? ` with ${wheel.modifiers.join('+')}` : '';
  return `Turn the wheel ${way}${held} over ${target}`;
};

function directionOf({ deltaX = 0, deltaY = 0 }: Wheel): 'up' | 'down' | 'left' | 'right' {
  if (Math.abs(deltaX) > Math.abs(deltaY)) return deltaX < 0 ? 'left' : 'right';
  return deltaY < 0 ? 'up' : 'down';
}

export { acts as effect, none as texts };
export const needs = 'element';
export const twice = () => 'wheel' as const;
export const verb = 'Turn the wheel over';
export const askedBy = ['zoom', 'wheel', 'in', 'out'];
export const key: Row<Wheel>['key'] = (wheel) => [directionOf(wheel), [...(wheel.modifiers ?? [])].sort()];
