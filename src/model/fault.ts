import { z } from 'zod';

/** A failure of our own environment. `message` is a sentence for a person that says what to do. */
export const Fault = z.strictObject({
  kind: z.enum([
    'no-key',
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
  /** Milliseconds after which trying again may help. */
  retryAfter: z.number().optional(),
});
export type Fault = z.infer<typeof Fault>;
