import type { infer as Inferred } from 'zod';
import { shorten } from '../../lib/text';
import type { Parts } from './parts';
import { none, type Row, reads } from './row';

type Wait = Inferred<ReturnType<typeof schema>>;

/** For a duration (ms), or until a condition holds, at most `timeout` ms. */
export const schema = ({ z, aimed, text }: Parts) =>
  z.strictObject({
    type: z.literal('wait'),
    ...aimed,
    duration: z.number().min(0).max(60_000).optional(),
    until: z.enum(['visible', 'gone', 'text', 'url']).optional(),
    text: text.optional(),
    timeout: z.number().min(0).max(120_000).optional(),
  });

export const said = ({ z }: Parts) => ({
  until: z.enum(['text', 'gone', 'url']).optional(),
  text: z.string().optional(),
});

export const say = ({ duration, until, text }: Wait, target: string) =>
  until
    ? `Wait until ${until === 'text' ? `"${shorten(text ?? '', 60)}" shows` : until === 'url' ? (text ? `the address has ${text}` : 'another page opens') : `${target} is ${until}`}`
    : `Wait ${duration ?? 0} ms`;

export { none as texts, reads as effect };
export const needs = 'nothing';
export const verb = 'Wait for';
export const askedBy = [];
export const key: Row<Wait>['key'] = ({ until, text: wanted }, { text }) => [until ?? '', text(wanted ?? '')];
