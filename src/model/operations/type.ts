import { shorten } from '../../lib/text';
import type { z } from '../schema';
import type { Parts } from './parts';
import { type Row, writes } from './row';

type Type = z.infer<ReturnType<typeof schema>>;

/**
 * `text` may hold {{param}} and {{secret:name}}. `mode`: in place of all that the field holds (default), after it, or at the caret and in place of
 * the selection. `how`: bulk (default), keys (key by key) or paste. `leave`: the field
 * loses the focus afterwards, so that the page hears of the change, as where a recording ended in it.
 */
export const schema = ({ z, aimed, text }: Parts) =>
  z.strictObject({
    type: z.literal('type'),
    ...aimed,
    text,
    mode: z.optional(z.enum(['replace', 'append', 'insert'])),
    submit: z.optional(z.boolean()),
    leave: z.optional(z.boolean()),
    how: z.optional(z.enum(['bulk', 'keys', 'paste'])),
  });

export const said = ({ z, elementId }: Parts) => ({
  elementId,
  text: z.string(),
  mode: z.optional(z.enum(['replace', 'append'])),
  submit: z.optional(z.boolean()),
});

export const say = ({ text, mode, submit }: Type, target: string) =>
  `${mode === 'append' ? 'Append' : text === '' ? 'Clear' : 'Type'}${text === '' ? '' : ` "${shorten(text, 60)}"`}${mode === 'insert' ? ' at the cursor' : ''}${target ? ` ${text === '' ? '' : mode === 'insert' ? 'in ' : 'into '}${target}` : ''}${submit ? ' and press Enter' : ''}`;

export { writes as effect };
export const needs = 'field';
export const twice = ({ submit, mode }: Type) => (submit ? 'activate' : mode === 'append' || mode === 'insert' ? 'append' : undefined);
export const verb = 'Type into';
export const askedBy = ['#type', '#choose', 'replace'];
export const texts = ({ text }: Type) => [text];
export const key: Row<Type>['key'] = ({ text, mode, submit }) => [
  /\{\{secret:/.test(text) ? 'secret' : 'text',
  mode ?? 'replace',
  submit ?? false,
];
