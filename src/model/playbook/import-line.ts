import { Sayings, Says } from '../saying';
import { z } from '../schema';

/** What an import would do, or did; one line per playbook. */
export const ImportLine = z.strictObject({
  id: z.string(),
  domain: z.string(),
  name: z.string(),
  change: z.enum(['new', 'changed', 'same', 'conflicting']),
  detail: z.string(),
  says: Says,
  /** What of the file is not kept. */
  notes: z.optional(z.array(Sayings)),
});
export type ImportLine = z.infer<typeof ImportLine>;
