import { shorten } from '../../lib/text';
import type { z } from '../schema';
import type { Parts } from './parts';
import { fills, type Row } from './row';

type Select = z.infer<ReturnType<typeof schema>>;

/** Chooses by label in a native select, or in a listbox that is already open. */
export const schema = ({ z, aimed, text }: Parts) =>
  z.strictObject({ type: z.literal('select'), ...aimed, options: z.array(text).check(z.minLength(1), z.maxLength(1000)) });

export const said = ({ z, elementId }: Parts) => ({
  elementId,
  options: z.array(z.string()),
});

export const say = ({ options }: Select, target: string) =>
  `Select ${options.map((option) => `"${shorten(option, 40)}"`).join(', ')} in ${target}`;

export { fills as effect };
export const needs = 'element';
export const verb = 'Select in';
export const askedBy = ['#choose', '#sort'];
export const texts = ({ options }: Select) => options;
export const key: Row<Select>['key'] = ({ options }, { isOption, label }) => (isOption ? [] : options.map(label));
