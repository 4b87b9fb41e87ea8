import type { z } from '../schema';
import type { Parts } from './parts';
import { fills, none, type Row } from './row';

type Check = z.infer<ReturnType<typeof schema>>;

/** Brings a checkbox, switch or radio into a state; already there means skipped. */
export const schema = ({ z, aimed }: Parts) => z.strictObject({ type: z.literal('check'), ...aimed, checked: z.boolean() });

export const said = ({ z, elementId }: Parts) => ({
  elementId,
  checked: z.boolean(),
});

export const say = ({ checked }: Check, target: string) => `${checked ? 'Check' : 'Uncheck'} ${target}`;

export { fills as effect, none as texts };
export const needs = 'element';
export const verb = 'Set';
export const askedBy = ['#enable', '#disable', '#choose', 'check', 'tick', 'untick', 'uncheck'];
export const key: Row<Check>['key'] = ({ checked }) => [checked];
