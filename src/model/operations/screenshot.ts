import type { z } from '../schema';
import type { Parts } from './parts';
import { keeps, none } from './row';

type Screenshot = z.infer<ReturnType<typeof schema>>;

/** Keeps what the page shows now with the run, secrets painted over; of a target that is in sight that part alone. Nothing happens in the page. */
export const schema = ({ z, aimed }: Parts) => z.strictObject({ type: z.literal('screenshot'), ...aimed });

export const said = () => ({});

export const say = (_screenshot: Screenshot, target: string) => `Keep a picture of ${target || 'the page'}`;

export { keeps as effect, none as texts, none as key };
export const needs = 'nothing';
export const verb = 'Picture of';
export const askedBy = ['screenshot', 'picture'];
