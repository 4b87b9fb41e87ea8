import { textUpTo, z } from '../schema';

/** Something that a person showed and that no step of the recording holds. */
export const Gap = z.strictObject({
  /** When it was done, ms of `Date.now()`; steps are placed by their time too. */
  at: z.number(),
  /** `step`: a step was reported that its schema refused. `frame`: something in a frame that Abra cannot access. */
  kind: z.enum([
    'press',
    'double press',
    'right press',
    'drag',
    'keys',
    'text',
    'field',
    'paste',
    'zoom',
    'selection',
    'frame',
    'files',
    'step',
  ]),
  /** What it was done to, in words; may be empty. */
  label: textUpTo(400),
  url: textUpTo(4000),
  /** The number of its tab in the recording, as in an operation. */
  tab: z.optional(z.int().check(z.minimum(0), z.maximum(40))),
});
export type Gap = z.infer<typeof Gap>;

/** A recording has at most this many; more say nothing new. */
export const MAX_GAPS = 100;
