import { z } from 'zod';
import { Says } from './saying';

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
  message: z.string().max(2000),
  /** The same for the panel, in the person's language. */
  says: Says,
  /** Milliseconds after which trying again may help. */
  retryAfter: z.number().optional(),
});
export type Fault = z.infer<typeof Fault>;
