import type { z } from '../schema';
import type { Parts } from './parts';
import { moves, none, type Row } from './row';

type Scroll = z.infer<ReturnType<typeof schema>>;

/** By `direction` and `amount` (CSS px, default most of a viewport), to a `ratio` (0..1) of the extent, or, with a target alone, until it is in view. */
export const schema = ({ z, aimed }: Parts) =>
  z.strictObject({
    type: z.literal('scroll'),
    ...aimed,
    direction: z.optional(z.enum(['up', 'down', 'left', 'right'])),
    amount: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
    ratio: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  });

export const said = ({ z, elementId }: Parts) => ({
  elementId: z.optional(elementId),
  direction: z.optional(z.enum(['up', 'down', 'left', 'right', 'to-ratio', 'into-view'])),
  ratio: z.optional(z.number()),
});

export const say = ({ direction, amount, ratio }: Scroll, target: string) =>
  ratio !== undefined
    ? `Scroll ${target ? `${target} ` : ''}to ${Math.round(ratio * 100)} %`
    : direction
      ? `Scroll ${direction}${amount ? ` ${Math.round(amount)} px` : ''}${target ? ` in ${target}` : ''}`
      : `Scroll to ${target}`;

export { moves as effect, none as texts };
export const needs = 'nothing';
export const verb = 'Scroll';
export const askedBy = ['scroll', 'scrolle', 'bottom', 'top', 'middle', 'end'];
export const key: Row<Scroll>['key'] = ({ direction, ratio }) => [direction ?? '', ratio ?? ''];
