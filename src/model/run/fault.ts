import { Says } from '../saying';
import { textUpTo, z } from '../schema';

/** A failure of our own environment. `message` is a sentence for a person that says what to do. */
export const Fault = z.strictObject({
  kind: z.enum([
    'no-key',
    'no-consent',
    'model-auth',
    'model-limit',
    'model-overloaded',
    'model-refused',
    'model-cut',
    'model-invalid',
    'model-unreachable',
    'page-unreachable',
    'page-forbidden',
    'tab-gone',
    'page-crashed',
    'storage',
    'wire',
    'aborted',
  ]),
  message: textUpTo(2000),
  /** The same for the panel, in the person's language. */
  says: Says,
  /** Milliseconds after which trying again may help. */
  retryAfter: z.optional(z.number()),
});
export type Fault = z.infer<typeof Fault>;
