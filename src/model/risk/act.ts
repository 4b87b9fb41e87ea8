import { Landmark } from '../page/landmark';
import { listUpTo, textUpTo, z } from '../schema';

const words = textUpTo(200);
const address = textUpTo(2000);

/**
 * What an operation would do at its hit target, reported by the page layer right before the first event and judged by `risk.ts`. Hovering
 * and scrolling are no acts.
 */
export const Act = z.strictObject({
  /** `submit`: a key that submits the form of its field. `choose` and `fill` bring a control into a state. */
  deed: z.enum(['press', 'submit', 'choose', 'fill', 'drag', 'upload']),
  /** The role of the activated element: the button around the hit target, the control of a label, the default button of a form. '' for a bare box. */
  role: textUpTo(60),
  /** Its texts: accessible name, visible text, title, value, label; for a drag also where it ends. */
  words: listUpTo(words, 8),
  /** Words of icon classes, shapes and pictures in it. */
  icons: listUpTo(words, 6),
  /** The landmarks it belongs to, nearest first (dialog "Delete this project?"), see `blocksOf`; and the open dialog. */
  blocks: listUpTo(Landmark, 6),
  /** It opens something first: a menu, a panel, a dialog. */
  opens: z.optional(z.boolean()),
  /** Where a link leads, resolved. */
  link: z.optional(address),
  /** A script or an attribute of a framework handles the click, so it may do more than a GET. */
  scripted: z.optional(z.boolean()),
  /** Where and how the form is sent, with `formaction` and `formmethod` applied. */
  form: z.optional(z.strictObject({ action: address, method: z.enum(['get', 'post']) })),
  /** The pressed key, and the focused field. */
  key: z.optional(textUpTo(60)),
  field: z.optional(words),
  /** A text from pages of some origins, and the other origins it would be sent to: this document, and the target of its form. */
  carries: z.optional(z.strictObject({ text: textUpTo(300), from: listUpTo(textUpTo(300), 50), to: listUpTo(textUpTo(300), 20) })),
  /** Native dialogs of the page that would be answered with yes. */
  answers: z.optional(listUpTo(textUpTo(300), 10)),
  /** The person, or whoever recorded the step, marked it as irreversible. */
  marked: z.optional(z.boolean()),
});
export type Act = z.infer<typeof Act>;
