import { shorten } from '../../lib/text';
import type { z } from '../schema';
import type { Parts } from './parts';
import { moves, type Row } from './row';

type SelectText = z.infer<ReturnType<typeof schema>>;

/** Selects a text in a field, an editor or the page, as dragging over it does: what is done next is done to it. */
export const schema = ({ z, aimed, TextQuote }: Parts) => z.strictObject({ type: z.literal('select-text'), ...aimed, quote: TextQuote });

export const said = undefined;

export const say = ({ quote }: SelectText, target: string) =>
  `Select the text "${shorten(quote.text, 60)}"${target ? ` in ${target}` : ''}`;

export { moves as effect };
export const needs = 'element';
export const verb = 'Select text in';
export const askedBy = ['highlight', 'mark', '#choose'];
export const texts = ({ quote }: SelectText) => [quote.text];
export const key: Row<SelectText>['key'] = ({ quote }, { text }) => [text(quote.text)];
