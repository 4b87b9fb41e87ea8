import type { infer as Inferred } from 'zod';
import { shorten } from '../../lib/text';
import type { Parts } from './parts';
import { none, type Row, reads } from './row';

type Assert = Inferred<ReturnType<typeof schema>>;

/** Holds now or within the patience left, else bail assert-failed. With a target: about it; else about the page. */
export const schema = ({ z, aimed, text }: Parts) =>
  z.strictObject({
    type: z.literal('assert'),
    ...aimed,
    text: text.optional(),
    url: z.string().max(4000).optional(),
    visible: z.boolean().optional(),
    value: text.optional(),
  });

export const said = ({ z, elementId }: Parts) => ({
  elementId: elementId.optional(),
  text: z.string().optional(),
  url: z.string().optional(),
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
