import { z } from '../schema';

/**
 * Where something was, as ratios of the viewport, with the viewport (CSS px) and scroll offset (CSS px) of that moment (seed 000).
 * Ratios may leave 0..1: below the fold is > 1.
 */
export const RelativePosition = z.strictObject({
  relX: z.number().check(z.minimum(-100), z.maximum(1000)),
  relY: z.number().check(z.minimum(-100), z.maximum(1000)),
  viewportWidth: z.number().check(z.positive()),
  viewportHeight: z.number().check(z.positive()),
  scrollX: z.number(),
  scrollY: z.number(),
});
export type RelativePosition = z.infer<typeof RelativePosition>;

/** A viewport in CSS px with its scroll offset. */
export const Viewport = z.strictObject({ width: z.number(), height: z.number(), scrollX: z.number(), scrollY: z.number() });
export type Viewport = z.infer<typeof Viewport>;

/** A box in CSS px, relative to the viewport of the document it stands in. */
export const Box = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;
