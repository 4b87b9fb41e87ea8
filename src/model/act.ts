import { z } from 'zod';
import { Landmark } from './landmark';

const words = z.string().max(200);
const address = z.string().max(2000);

/**
 * What an operation would do at the element that it really hits, as the page layer says it right before the first event. `risk.ts` judges it. What is
 * only seen or approached (pointing, scrolling) is no act.
 */
export const Act = z.strictObject({
  /** `submit`: a key that sends off what its field belongs to. `choose` and `fill` bring a control into a state. */
  deed: z.enum(['press', 'submit', 'choose', 'fill', 'drag', 'upload']),
  /** The element that acts: the button around what is hit, the control of a label, the default button of a form. '' for a bare box. */
  role: z.string().max(60),
  /** What is read on it: accessible name, visible text, title, value, label; for a drag also where it ends. */
  words: z.array(words).max(8),
  /** What it is drawn with, by the words of icon classes, shapes and pictures. */
  icons: z.array(words).max(6),
  /** What it belongs to, nearest first: dialog "Delete this project?", see `blocksOf`; and the dialog that is open. */
  blocks: z.array(Landmark).max(6),
  /** It opens something first: a menu, a panel, a dialog. */
  opens: z.boolean().optional(),
  /** Where a link leads, resolved. */
  link: address.optional(),
  /** It leads there by more than a GET: a script or an attribute of the page takes the click. */
  scripted: z.boolean().optional(),
  /** Where and how the form goes that this sends, `formaction` and `formmethod` heeded. */
  form: z.strictObject({ action: address, method: z.enum(['get', 'post']) }).optional(),
  /** The key that is pressed, and the field that has the focus. */
  key: z.string().max(60).optional(),
  field: words.optional(),
  /** What a text that came from pages of some origins would be told to others: this document, and where its form goes. */
  carries: z
    .strictObject({ text: z.string().max(300), from: z.array(z.string().max(300)).max(50), to: z.array(z.string().max(300)).max(20) })
    .optional(),
  /** The page's own questions that would be answered with yes. */
  answers: z.array(z.string().max(300)).max(10).optional(),
  /** The person, or whoever recorded the step, said that it cannot be undone. */
  marked: z.boolean().optional(),
});
export type Act = z.infer<typeof Act>;
