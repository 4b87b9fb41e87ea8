import { Says } from '../saying';
import { textUpTo, z } from '../schema';

/** What came of one small call of the model, and a sentence for the person. `failed`: the endpoint refused or failed in another way. */
export const EndpointTrial = z.strictObject({
  came: z.enum(['works', 'key-refused', 'no-model', 'unreachable', 'other-protocol', 'failed']),
  text: textUpTo(1000),
  says: Says,
});
export type EndpointTrial = z.infer<typeof EndpointTrial>;
