import type { infer as Inferred } from 'zod';
import type { Parts } from './parts';
import { none, type Row, reads } from './row';

type Extract = Inferred<ReturnType<typeof schema>>;

/** Reads a value under a name: what of the target, or of the page's text when there is none. */
export const schema = ({ z, aimed, Target }: Parts) =>
  z.strictObject({
    type: z.literal('extract'),
    ...aimed,
    name: z.string().min(1).max(80),
    what: z.enum(['text', 'value', 'href', 'list']).optional(),
    /** Read from the smallest element that shows all of this, in the target, else in the nearest box around it; without a target in the page. */
    words: z.string().min(1).max(400).optional(),
    /** Where an answer stood when it was learned, without its words: what the selector finds has to stand there too (`playbook/learned-reading`). */
    at: Target.optional(),
  });

export const said = ({ z, elementId }: Parts) => ({
  /** Each becomes an operation of its own, under the name and its place among them. */
  elementIds: z.array(elementId).max(50).optional(),
  name: z.string(),
  what: z.enum(['text', 'value', 'href', 'list']).optional(),
  words: z.string().optional(),
});

export const say = ({ name, what }: Extract, target: string) =>
  `Read ${what && what !== 'text' ? `the ${what} of ` : ''}${target || 'the page'} as ${name}`;

export { none as texts, reads as effect };
export const needs = 'nothing';
export const verb = 'Read';
export const askedBy = [];
export const key: Row<Extract>['key'] = ({ name, what }) => [name, what ?? 'text'];
