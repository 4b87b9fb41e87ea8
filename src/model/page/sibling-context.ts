import { listUpTo, textUpTo, z } from '../schema';

/**
 * The siblings of an element: everything interactive in the nearest container, in reading order. A fingerprint stores it as `company`, and
 * the siblings as `members`: field names since the first playbooks. `members` are those from index `from` on, as
 * "role|words|written|named|icon|traits|paint" with digests of their text, their link target, form name and value, their id and test id, the
 * shape of their icon, what a person sees beside their words (hints, prices, colour swatches; "=" before those that no rewording changes), and
 * how they are painted; older playbooks have no traits and no paint. `beyond` are digests of some words of the page outside of the container,
 * by which a reworded page is recognised.
 */
export const SiblingContext = z.strictObject({
  /** Role or tag of the container, and of inner ones that contain the element alone: "form", "navigation", "list/listitem". */
  box: textUpTo(80),
  /** Its index among containers of its kind, and how many there are; absent for rows, which come and go. */
  nth: z.optional(
    z.strictObject({
      at: z.int().check(z.minimum(0)),
      of: z.int().check(z.minimum(1)),
      /**
       * Digests of what no other container has, "=" before what is no text, "#" before its roles: identifies the container where containers
       * change places.
       */
      own: z.optional(listUpTo(textUpTo(8), 12)),
    }),
  ),
  /** The element's index in the container, from 0, and how many there are. */
  at: z.int().check(z.minimum(0)),
  of: z.int().check(z.minimum(1)),
  from: z.int().check(z.minimum(0)),
  members: listUpTo(textUpTo(140), 20),
  beyond: listUpTo(textUpTo(8), 16),
});
export type SiblingContext = z.infer<typeof SiblingContext>;
