import type { z } from '../schema';
import type { Parts } from './parts';
import { acts, type Row } from './row';

type Press = z.infer<ReturnType<typeof schema>>;

/** A key or chord: "Enter", "Control+A". Goes to the target, else to what has the focus. */
export const schema = ({ z, aimed }: Parts) =>
  z.strictObject({ type: z.literal('press'), ...aimed, key: z.string().check(z.minLength(1), z.maxLength(60)) });

export const said = ({ z, elementId }: Parts) => ({
  elementId: z.optional(elementId),
  key: z.string(),
  /** Becomes so many operations: each press is judged and recorded by itself. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
});

export const say = (press: Press, target: string) => `Press ${press.key}${target ? ` in ${target}` : ''}`;

export { acts as effect };
export const needs = 'nothing';
export const twice = (press: Press) =>
  /^(Enter|Space|[ \n\r]+)$/.test(press.key) ? 'activate' : /^(Delete|Backspace)$/.test(press.key) ? 'key' : undefined;
export const verb = 'Press';
export const askedBy = ['#click', 'key', 'hit'];
export const texts = (press: Press) => [press.key];
export const key: Row<Press>['key'] = (press) => [press.key];
