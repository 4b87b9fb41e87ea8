import type { z } from '../schema';
import type { Parts } from './parts';
import { moves, none } from './row';

type Hover = z.infer<ReturnType<typeof schema>>;

export const schema = ({ z, aimed }: Parts) => z.strictObject({ type: z.literal('hover'), ...aimed });

export const said = ({ elementId }: Parts) => ({
  elementId,
});

export const say = (_hover: Hover, target: string) => `Point at ${target}`;

export { moves as effect, none as texts, none as key };
export const needs = 'element';
export const verb = 'Point at';
export const askedBy = ['hover', 'mouse', 'point'];
