import { z } from 'zod';

/** Something that a person showed and that no step of the recording holds. */
export const Gap = z.strictObject({
  /** When it was done, ms of `Date.now()`; steps are placed by their time too. */
  at: z.number(),
  /** `step`: a step was reported that its schema refused. `frame`: something in a frame that Abra cannot access. */
  kind: z.enum(['press', 'double press', 'right press', 'drag', 'keys', 'text', 'field', 'paste', 'zoom', 'selection', 'frame', 'step']),
  /** What it was done to, in words; may be empty. */
  label: z.string().max(400),
  url: z.string().max(4000),
  /** The number of its tab in the recording, as in an operation. */
  tab: z.number().int().min(0).max(40).optional(),
});
export type Gap = z.infer<typeof Gap>;

/** A recording has at most this many; more say nothing new. */
export const MAX_GAPS = 100;
