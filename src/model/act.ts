import { z } from 'zod';
import { Landmark } from './landmark';

const words = z.string().max(200);
const address = z.string().max(2000);

/**
 * What an operation would do at its hit target, reported by the page layer right before the first event and judged by `risk.ts`. Hovering
 * and scrolling are no acts.
 */
export const Act = z.strictObject({
  /** `submit`: a key that submits the form of its field. `choose` and `fill` bring a control into a state. */
  deed: z.enum(['press', 'submit', 'choose', 'fill', 'drag', 'upload']),
  /** The role of the activated element: the button around the hit target, the control of a label, the default button of a form. '' for a bare box. */
  role: z.string().max(60),
  /** Its texts: accessible name, visible text, title, value, label; for a drag also where it ends. */
  words: z.array(words).max(8),
  /** Words of icon classes, shapes and pictures in it. */
  icons: z.array(words).max(6),
  /** The landmarks it belongs to, nearest first (dialog "Delete this project?"), see `blocksOf`; and the open dialog. */
  blocks: z.array(Landmark).max(6),
  /** It opens something first: a menu, a panel, a dialog. */
  opens: z.boolean().optional(),
  /** Where a link leads, resolved. */
  link: address.optional(),
  /** A script or an attribute of a framework handles the click, so it may do more than a GET. */
  scripted: z.boolean().optional(),
  /** Where and how the form is sent, with `formaction` and `formmethod` applied. */
  form: z.strictObject({ action: address, method: z.enum(['get', 'post']) }).optional(),
  /** The pressed key, and the focused field. */
  key: z.string().max(60).optional(),
  field: words.optional(),
  /** A text from pages of some origins, and the other origins it would be sent to: this document, and the target of its form. */
  carries: z
    .strictObject({ text: z.string().max(300), from: z.array(z.string().max(300)).max(50), to: z.array(z.string().max(300)).max(20) })
    .optional(),
  /** Native dialogs of the page that would be answered with yes. */
  answers: z.array(z.string().max(300)).max(10).optional(),
  /** The person, or whoever recorded the step, marked it as irreversible. */
  marked: z.boolean().optional(),
});
export type Act = z.infer<typeof Act>;
