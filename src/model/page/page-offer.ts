import { listUpTo, textUpTo, z } from '../schema';
import { Landmark } from './landmark';

/**
 * One thing that a person can do on a page as it is: an act on exactly this element. `documentId` and `ref` find it again; role, name and place say whether it is still
 * the same, as frameworks reuse live elements for other rows.
 */
export const PageOffer = z.strictObject({
  documentId: textUpTo(80),
  ref: z.int(),
  role: textUpTo(60),
  name: textUpTo(1000),
  place: listUpTo(Landmark, 6),
  act: z.enum(['click', 'tick', 'untick', 'choose', 'type']),
  /** Of `choose`: the label of the option. */
  option: z.optional(textUpTo(1000)),
});
export type PageOffer = z.infer<typeof PageOffer>;
