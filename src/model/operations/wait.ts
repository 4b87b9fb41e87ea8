import { shorten } from '../../lib/text';
import type { z } from '../schema';
import type { Parts } from './parts';
import { none, type Row, reads } from './row';

type Wait = z.infer<ReturnType<typeof schema>>;

/** For a duration (ms), or until a condition holds, at most `timeout` ms. */
export const schema = ({ z, aimed, text }: Parts) =>
  z.strictObject({
    type: z.literal('wait'),
    ...aimed,
    duration: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
    until: z.optional(z.enum(['visible', 'gone', 'text', 'url'])),
    text: z.optional(text),
    timeout: z.optional(z.number().check(z.minimum(0), z.maximum(120_000))),
  });

export const said = ({ z }: Parts) => ({
  until: z.optional(z.enum(['text', 'gone', 'url'])),
  text: z.optional(z.string()),
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
