import { shorten } from '../../lib/text';
import type { z } from '../schema';
import type { Parts } from './parts';
import { none, type Row, reads } from './row';

type Assert = z.infer<ReturnType<typeof schema>>;

/** Holds now or within the patience left, else bail assert-failed. With a target: about it; else about the page. */
export const schema = ({ z, aimed, text, textUpTo }: Parts) =>
  z.strictObject({
    type: z.literal('assert'),
    ...aimed,
    text: z.optional(text),
    url: z.optional(textUpTo(4000)),
    visible: z.optional(z.boolean()),
    value: z.optional(text),
  });

export const said = ({ z, elementId }: Parts) => ({
  elementId: z.optional(elementId),
  text: z.optional(z.string()),
  url: z.optional(z.string()),
});

export const say = ({ text, url, value, visible }: Assert, target: string) =>
  `Expect ${target || 'the page'} ${url ? `at ${url}` : value !== undefined ? `to hold "${shorten(value, 60)}"` : text !== undefined ? `to show "${shorten(text, 60)}"` : visible === false ? 'to be gone' : 'to be visible'}`;

export { none as texts, reads as effect };
export const needs = 'nothing';
export const verb = 'Check';
export const askedBy = [];
export const key: Row<Assert>['key'] = ({ text: wanted, url, visible, value }, { text, address }) => [
  text(wanted ?? ''),
  address(url),
  visible ?? true,
  text(value ?? ''),
];
