import { z } from 'zod';

const place = { x: z.number(), y: z.number() };
/** Alt 1, Control 2, Meta 4, Shift 8. */
const modifiers = z.number().int().min(0).max(15);

/** One trusted input for the page, in CSS px of the top document's viewport. `ready`: attach, until the leg ends. */
export const TrustedStroke = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ready') }),
  z.strictObject({ do: z.literal('move'), ...place }),
  z.strictObject({
    do: z.literal('click'),
    ...place,
    button: z.enum(['left', 'middle', 'right']),
    count: z.number().int().min(1).max(3),
    modifiers,
  }),
  z.strictObject({
    do: z.literal('key'),
    key: z.string().max(40),
    code: z.string().max(40),
    keyCode: z.number().int(),
    text: z.string().max(8).optional(),
    modifiers,
  }),
  z.strictObject({ do: z.literal('text'), text: z.string().max(200_000) }),
]);
export type TrustedStroke = z.infer<typeof TrustedStroke>;
