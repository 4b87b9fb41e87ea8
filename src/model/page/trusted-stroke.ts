import { textUpTo, z } from '../schema';

const place = { x: z.number(), y: z.number() };
/** Alt 1, Control 2, Meta 4, Shift 8. */
const modifiers = z.int().check(z.minimum(0), z.maximum(15));

/** One trusted input for the page, in CSS px of the top document's viewport. `ready`: attach, until the leg ends. */
export const TrustedStroke = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ready') }),
  z.strictObject({ do: z.literal('move'), ...place }),
  z.strictObject({
    do: z.literal('click'),
    ...place,
    button: z.enum(['left', 'middle', 'right']),
    count: z.int().check(z.minimum(1), z.maximum(3)),
    modifiers,
  }),
  z.strictObject({
    do: z.literal('key'),
    key: textUpTo(40),
    code: textUpTo(40),
    keyCode: z.int(),
    text: z.optional(textUpTo(8)),
    modifiers,
  }),
  z.strictObject({ do: z.literal('text'), text: textUpTo(200_000) }),
]);
export type TrustedStroke = z.infer<typeof TrustedStroke>;
