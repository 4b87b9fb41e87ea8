import { listUpTo, textUpTo, z } from '../schema';

const short = textUpTo(400);

/** An element that appeared or disappeared. */
export const ElementSummary = z.strictObject({
  selector: textUpTo(1000),
  tagName: textUpTo(80),
  role: z.optional(textUpTo(40)),
  name: z.optional(short),
  text: z.optional(short),
});
export type ElementSummary = z.infer<typeof ElementSummary>;

/** `field`: text, value, a state (checked, selected, disabled, expanded, open...) or an aria-* attribute. */
export const ElementChange = z.strictObject({
  selector: textUpTo(1000),
  name: z.optional(short),
  field: textUpTo(60),
  from: short,
  to: short,
});
export type ElementChange = z.infer<typeof ElementChange>;

/** What an operation changed in the page: structure, never class or style; lists are capped, `totals` are not. */
export const Delta = z.strictObject({
  url: z.optional(z.strictObject({ from: textUpTo(4000), to: textUpTo(4000) })),
  title: z.optional(z.strictObject({ from: short, to: short })),
  appeared: listUpTo(ElementSummary, 60),
  disappeared: listUpTo(ElementSummary, 60),
  changed: listUpTo(ElementChange, 60),
  focus: z.optional(ElementSummary),
  /** Names of dialogs and menus that opened and closed. */
  opened: z.optional(listUpTo(short, 20)),
  closed: z.optional(listUpTo(short, 20)),
  /**
   * Other effects, each by kind and place: "text of #badge", "request POST /cart", "storage cart", "cookie session", "canvas Board", "focus
   * textbox Name", "look of button Like", "document /login" (a new document at the same path), "form shown again" (a new document has the
   * fields that were filled in before), "said Saved." (what it says that the one before it did not), "wrong Username" (a field or text that was marked as
   * wrong), "alert" (an unmarked alert).
   */
  effects: z.optional(listUpTo(short, 20)),
  totals: z.strictObject({ appeared: z.number(), disappeared: z.number(), changed: z.number() }),
});
export type Delta = z.infer<typeof Delta>;
/** What the seeds call a delta (seed 001). @public */
export type StateDelta = Delta;
