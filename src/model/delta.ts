import { z } from 'zod';

const short = z.string().max(400);

/** An element that appeared or disappeared. */
export const ElementSummary = z.strictObject({
  selector: z.string().max(1000),
  tagName: z.string().max(80),
  role: z.string().max(40).optional(),
  name: short.optional(),
  text: short.optional(),
});
export type ElementSummary = z.infer<typeof ElementSummary>;

/** `field`: text, value, a state (checked, selected, disabled, expanded, open...) or an aria-* attribute. */
export const ElementChange = z.strictObject({
  selector: z.string().max(1000),
  name: short.optional(),
  field: z.string().max(60),
  from: short,
  to: short,
});
export type ElementChange = z.infer<typeof ElementChange>;

/** What an operation changed in the page: structure, never class or style; lists are capped, `totals` are not. */
export const Delta = z.strictObject({
  url: z.strictObject({ from: z.string().max(4000), to: z.string().max(4000) }).optional(),
  title: z.strictObject({ from: short, to: short }).optional(),
  appeared: z.array(ElementSummary).max(60),
  disappeared: z.array(ElementSummary).max(60),
  changed: z.array(ElementChange).max(60),
  focus: ElementSummary.optional(),
  /** Names of dialogs and menus that opened and closed. */
  opened: z.array(short).max(20).optional(),
  closed: z.array(short).max(20).optional(),
  /**
   * Other effects, each by kind and place: "text of #badge", "request POST /cart", "storage cart", "cookie session", "canvas Board", "focus
   * textbox Name", "look of button Like", "document /login" (a new document at the same path), "form shown again" (a new document has the
   * fields that were filled in before), "wrong Username" (a field or text that was marked as wrong), "alert" (an unmarked alert).
   */
  effects: z.array(short).max(20).optional(),
  totals: z.strictObject({ appeared: z.number(), disappeared: z.number(), changed: z.number() }),
});
export type Delta = z.infer<typeof Delta>;
