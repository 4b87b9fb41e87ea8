import type { z } from '../schema';
import type { Parts } from './parts';
import { acts, none, type Row } from './row';
import { sayTarget } from './say-target';

type Drag = z.infer<ReturnType<typeof schema>>;

/** More points than this, and a path is thinned further: a line of handwriting has a hundred. */
export const MAX_PATH_POINTS = 200;

/**
 * To another target, or by an offset in CSS px. `side`: into the place in its list right before or after that target, whatever the sizes are. `path`: the
 * way of the pointer from where it was pressed, as ratios of the target's box; it ends at its last point, or at the other target.
 */
export const schema = ({ z, aimed, Target }: Parts) =>
  z.strictObject({
    type: z.literal('drag'),
    ...aimed,
    to: z.optional(Target),
    side: z.optional(z.enum(['before', 'after'])),
    offset: z.optional(z.strictObject({ x: z.number(), y: z.number() })),
    path: z.optional(z.array(z.strictObject({ x: z.number(), y: z.number() })).check(z.minLength(1), z.maxLength(MAX_PATH_POINTS))),
  });

export const said = ({ z, elementId, px }: Parts) => ({
  elementId,
  toElementId: z.optional(elementId),
  x: z.optional(px),
  y: z.optional(px),
});

export const say = ({ to, side, offset, path }: Drag, target: string) => {
  if (to) return `Drag ${target} ${side ?? 'to'} ${sayTarget(to)}${path ? ' along a path' : ''}`;
  return path ? `Drag along a path in ${target}` : `Drag ${target} by ${offset?.x ?? 0}, ${offset?.y ?? 0} px`;
};

export { acts as effect, none as texts };
export const needs = 'element';
export const twice = () => 'drag' as const;
export const verb = 'Drag';
export const askedBy = ['drag', 'move', 'drop', 'ziehe'];
export const key: Row<Drag>['key'] = ({ to, side, offset, path }, { target }) => [
  to ? target(to) : '',
  offset?.x ?? 0,
  offset?.y ?? 0,
  ...(side ? [side] : []),
  ...(path ? [path.map(({ x, y }) => `${x} ${y}`).join()] : []),
];
