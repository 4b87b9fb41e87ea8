import { shorten } from '../../lib/text';
import type { z } from '../schema';
import type { Parts } from './parts';
import { type Row, writes } from './row';

type Paste = z.infer<ReturnType<typeof schema>>;

/**
 * Puts a text in as the clipboard does: at the caret or in place of the selection, in a field without the focus at its end. `text` may hold {{param}} and
 * {{secret:name}}. `html` is how an editor of rich text is to show the same text: where it says another text, it is left out.
 */
export const schema = ({ z, aimed, text }: Parts) =>
  z.strictObject({ type: z.literal('paste'), ...aimed, text: text.check(z.regex(/\S/)), html: z.optional(text) });

export const said = ({ z, elementId }: Parts) => ({ elementId: z.optional(elementId), text: z.string() });

export const say = ({ text }: Paste, target: string) => `Paste "${shorten(text, 60)}"${target ? ` into ${target}` : ''}`;

export { writes as effect };
export const needs = 'field';
export const twice = (): 'append' => 'append';
export const verb = 'Paste into';
export const askedBy = ['paste', 'insert'];
export const texts = ({ text }: Paste) => [text];
export const key: Row<Paste>['key'] = ({ text }) => [/\{\{secret:/.test(text) ? 'secret' : 'text'];
