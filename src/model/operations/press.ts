import type { infer as Inferred } from 'zod';
import type { Parts } from './parts';
import { acts, type Row } from './row';

type Press = Inferred<ReturnType<typeof schema>>;

/** A key or chord: "Enter", "Control+A". Goes to the target, else to what has the focus. */
export const schema = ({ z, aimed }: Parts) => z.strictObject({ type: z.literal('press'), ...aimed, key: z.string().min(1).max(60) });

export const said = ({ z, elementId }: Parts) => ({
  elementId: elementId.optional(),
  key: z.string(),
  /** Becomes so many operations: each press is judged and recorded by itself. */
  count: z.number().int().min(1).max(50).optional(),
});

export const say = (press: Press, target: string) => `Press ${press.key}${target ? ` in ${target}` : ''}`;

export { acts as effect };
export const needs = 'nothing';
export const twice = (press: Press) =>
  /^(Enter|Space| )$/.test(press.key) ? 'activate' : /^(Delete|Backspace)$/.test(press.key) ? 'key' : undefined;
export const verb = 'Press';
export const askedBy = ['#click', 'key', 'hit'];
export const texts = (press: Press) => [press.key];
export const key: Row<Press>['key'] = (press) => [press.key];
