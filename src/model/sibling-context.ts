import { z } from 'zod';

/**
 * The siblings of an element: everything that a person can act on in the nearest box, in reading order. A fingerprint stores it as `company`, and the
 * siblings as `members`: names that playbooks have had since they were first written. `members` are those from number `from` on, as
 * "role|words|written|named|icon|traits|paint" with digests of what they say, their link target, form name and value, their id and test id, the shape of their
 * icon, what a person sees by them beside their words (hints, prices, patches of colour; "=" before those that no rewording changes), and how they are
 * painted; older playbooks have no traits and no paint. `beyond` are digests of some words of the page outside of the box: by them a page that was
 * reworded is known.
 */
export const SiblingContext = z.strictObject({
  /** Role or tag of the box, and of smaller ones in it that hold the element alone: "form", "navigation", "list/listitem". */
  box: z.string().max(80),
  /** Which of the boxes of its kind it is, and how many there are; not told of rows, which come and go. */
  nth: z
    .strictObject({
      at: z.number().int().min(0),
      of: z.number().int().min(1),
      /** Digests of what none of the others has, "=" before what is no text, "#" before the roles in it: the box is known by them where boxes change places. */
      own: z.array(z.string().max(8)).max(12).optional(),
    })
    .optional(),
  /** Its number in the box, from 0, and how many there are. */
  at: z.number().int().min(0),
  of: z.number().int().min(1),
  from: z.number().int().min(0),
  members: z.array(z.string().max(140)).max(20),
  beyond: z.array(z.string().max(8)).max(16),
});
export type SiblingContext = z.infer<typeof SiblingContext>;
