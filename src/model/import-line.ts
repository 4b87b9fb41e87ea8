import { z } from 'zod';
import { Says } from './saying';

/** What an import would do, or did; one line per playbook. */
export const ImportLine = z.strictObject({
  id: z.string(),
  domain: z.string(),
  name: z.string(),
  change: z.enum(['new', 'changed', 'same', 'conflicting']),
  detail: z.string(),
  says: Says,
});
export type ImportLine = z.infer<typeof ImportLine>;
