import { z } from 'zod';
import { Says } from './saying';

/** What came of one small call of the model, and a sentence for the person. `failed`: the endpoint refused or failed in another way. */
export const EndpointTrial = z.strictObject({
  came: z.enum(['works', 'key-refused', 'no-model', 'unreachable', 'other-protocol', 'failed']),
  text: z.string().max(1000),
  says: Says,
});
export type EndpointTrial = z.infer<typeof EndpointTrial>;
