import type { infer as Inferred } from 'zod';
import type { Parts } from './parts';
import { moves, none, type Row } from './row';

type Scroll = Inferred<ReturnType<typeof schema>>;

/** By `direction` and `amount` (CSS px, default most of a viewport), to a `ratio` (0..1) of the extent, or, with a target alone, until it is in view. */
export const schema = ({ z, aimed }: Parts) =>
  z.strictObject({
    type: z.literal('scroll'),
    ...aimed,
    direction: z.enum(['up', 'down', 'left', 'right']).optional(),
    amount: z.number().min(0).max(1_000_000).optional(),
    ratio: z.number().min(0).max(1).optional(),
  });

export const said = ({ z, elementId }: Parts) => ({
  elementId: elementId.optional(),
  direction: z.enum(['up', 'down', 'left', 'right', 'to-ratio', 'into-view']).optional(),
  ratio: z.number().optional(),
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
