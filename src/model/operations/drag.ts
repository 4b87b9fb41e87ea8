import type { OperationOf, Parts } from '../operation';
import { acts, none, type Row } from './row';
import { sayTarget } from './say-target';

/** To another target, or by an offset in CSS px. `side`: into the place in its list right before or after that target, whatever the sizes are. */
export const schema = ({ z, aimed, Target }: Parts) =>
  z.strictObject({
    type: z.literal('drag'),
    ...aimed,
    to: Target.optional(),
    side: z.enum(['before', 'after']).optional(),
    offset: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  });

export const said = ({ elementId, px }: Parts) => ({
  elementId,
  toElementId: elementId.optional(),
  x: px.optional(),
  y: px.optional(),
});

export const say = ({ to, side, offset }: OperationOf<'drag'>, target: string) =>
  `Drag ${target} ${to ? `${side ?? 'to'} ${sayTarget(to)}` : `by ${offset?.x ?? 0}, ${offset?.y ?? 0} px`}`;

export { acts as effect, none as texts };
export const needs = 'element';
export const twice = () => 'drag' as const;
export const verb = 'Drag';
export const askedBy = ['drag', 'move', 'drop', 'ziehe'];
export const key: Row<'drag'>['key'] = ({ to, side, offset }, { target }) => [
  to ? target(to) : '',
  offset?.x ?? 0,
  offset?.y ?? 0,
  ...(side ? [side] : []),
];
