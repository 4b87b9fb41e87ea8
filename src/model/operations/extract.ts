import type { z } from '../schema';
import type { Parts } from './parts';
import { none, type Row, reads } from './row';

type Extract = z.infer<ReturnType<typeof schema>>;

/** Reads a value under a name: what of the target, or of the page's text when there is none. */
export const schema = ({ z, aimed, Target }: Parts) =>
  z.strictObject({
    type: z.literal('extract'),
    ...aimed,
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    what: z.optional(z.enum(['text', 'value', 'href', 'list'])),
    /** Read from the smallest element that shows all of this, in the target, else in the nearest box around it; without a target in the page. */
    words: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
    /** Where an answer stood when it was learned, without its words: what the selector finds has to stand there too (`playbook/learned-reading`). */
    at: z.optional(Target),
  });

export const said = ({ z, elementId, listUpTo }: Parts) => ({
  /** Each becomes an operation of its own, under the name and its place among them. */
  elementIds: z.optional(listUpTo(elementId, 50)),
  name: z.string(),
  what: z.optional(z.enum(['text', 'value', 'href', 'list'])),
  words: z.optional(z.string()),
});

export const say = ({ name, what }: Extract, target: string) =>
  `Read ${what && what !== 'text' ? `the ${what} of ` : ''}${target || 'the page'} as ${name}`;

export { none as texts, reads as effect };
export const needs = 'nothing';
export const verb = 'Read';
export const askedBy = [];
export const key: Row<Extract>['key'] = ({ name, what }) => [name, what ?? 'text'];
