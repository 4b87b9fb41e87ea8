import { z } from 'zod';
import { Landmark } from './landmark';
import { RelativePosition } from './position';
import { SiblingContext } from './sibling-context';

const short = z.string().max(400);

/**
 * A place in the text of an element: between what stands right before and right after it. `nth`: of several such places this one, from 0. Line ends and ends of
 * blocks are "\n", white space is one space.
 */
export const TextPlace = z.strictObject({ before: z.string().max(80), after: z.string().max(80), nth: z.number().int().min(0).optional() });
export type TextPlace = z.infer<typeof TextPlace>;

/**
 * A text in an element, as a quotation with what stands right before and right after it (TextQuoteSelector, https://www.w3.org/TR/annotation-model/#text-quote-selector);
 * written as in `TextPlace`, in a field as its value has it. `nth`: of so many places with this text and surroundings, this one.
 */
const textQuote = z.strictObject({
  text: z.string().max(20_000).regex(/\S/),
  before: z.string().max(80),
  after: z.string().max(80),
  nth: z.strictObject({ index: z.number().int().min(0), of: z.number().int().min(2) }).optional(),
});
/** By name, as `DrawnShape`. */
export interface TextQuote extends z.infer<typeof textQuote> {}
export const TextQuote: z.ZodType<TextQuote> = textQuote;

/** Which frame of the tab: the child indexes from the top down ([] is the top document) and its URL without query and fragment. */
export const FramePlace = z.strictObject({ path: z.array(z.number().int().min(0)).max(12), url: z.string().max(2000) });
export type FramePlace = z.infer<typeof FramePlace>;

/**
 * A shape of an SVG drawing, where the drawing is the target. `path`: tags from it up to the drawing, each with its first class ("rect.port<g.node"). `text`:
 * what is written in it, or in its group. `index` among the `of` shapes of the drawing with that path. `offset`: where it was pressed, as ratios of its box.
 */
export interface DrawnShape {
  path: string;
  text?: string | undefined;
  index: number;
  of: number;
  offset: { x: number; y: number };
}
/** With its type written out: what is inferred for all messages together has a limit. */
export const DrawnShape: z.ZodType<DrawnShape> = z.strictObject({
  path: short,
  text: short.optional(),
  index: z.number().int().min(0),
  of: z.number().int().min(1),
  offset: z.strictObject({ x: z.number(), y: z.number() }),
});

/**
 * What identifies an element, in durable form; taken before an operation changes the page. `selectors` are CSS inside the element's own
 * root, best first (id, test id, name, onclick, href, type, short path). `shadowPath` are the CSS selectors of the shadow hosts, outermost
 * first, each inside its own root.
 */
const fingerprint = z.strictObject({
  selectors: z.array(z.string().max(1000)).max(12),
  tag: z.string().max(80),
  role: z.string().max(40).optional(),
  name: short.optional(),
  /** Its text where it has no name, or where the visible text differs from the name, see `shownBeside`. */
  text: short.optional(),
  /** Its icon where it has no words: a word of the icon's class, or a digest of a shape. */
  icon: z.string().max(80).optional(),
  label: short.optional(),
  placeholder: short.optional(),
  /** Stable attributes only: id, test ids, name, type, href path, aria-*, title, alt, value of buttons and options. */
  attributes: z.record(z.string().max(80), short),
  /** The landmarks around it, nearest first: row Bob, form Login, main. */
  landmarks: z.array(Landmark).max(8),
  /** Named blocks that it is in (card, row, section, disclosure, dialog), nearest first, see `blocksOf`: item Bob, part Billing. */
  blocks: z.array(Landmark).max(6).optional(),
  /** Names of the nearest siblings before and after. */
  neighbours: z.array(short).max(6),
  company: SiblingContext.optional(),
  /** Its index among elements of the same role and name in its document; `of` is how many there were. */
  ordinal: z.strictObject({ index: z.number().int().min(0), of: z.number().int().min(1) }).optional(),
  /** Tags and positions from its root down, e.g. "body>main:1>ul:2>li:3", for comparing structure. */
  structure: z.string().max(1000).optional(),
  shadowPath: z.array(z.string().max(1000)).max(12).optional(),
  frame: FramePlace.optional(),
  position: RelativePosition.optional(),
  /** Size in CSS px when recorded. */
  size: z.strictObject({ width: z.number(), height: z.number() }).optional(),
  /** Where inside the element the pointer was, as ratios of its box; the centre when absent. */
  offset: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  /** Where in its text the pointer was, in an editor; it counts more than `offset`. */
  caret: TextPlace.optional(),
  /** Which shape of a drawing the pointer was on; it counts more than `offset`. */
  drawn: DrawnShape.optional(),
  /** It has neither words nor a key, and the step before opened it and gave it the focus: it was not in sight then, and nobody pressed it. */
  opened: z.literal(true).optional(),
  /** Hardly distinguishable from its neighbours: a replay needs more evidence for it. */
  weak: z.boolean().optional(),
});
/** By name, as `DrawnShape`. */
export interface Fingerprint extends z.infer<typeof fingerprint> {}
export const Fingerprint: z.ZodType<Fingerprint> = fingerprint;

/** How an operation names its element. At least one of the fields; the flat form is that of the first file format. */
export const targetFields = {
  /** Number of an element in the current snapshot. Never stored. */
  elementId: z.number().int().min(0).optional(),
  /** CSS selector. */
  selector: z.string().max(2000).optional(),
  position: RelativePosition.optional(),
  /** Shorthand of the model's output for `position` in the current viewport. */
  relX: z.number().optional(),
  relY: z.number().optional(),
  fingerprint: Fingerprint.optional(),
};
/** How an operation names its element, with at least one field. */
export const Target = z.strictObject(targetFields);
export type Target = z.infer<typeof Target>;

/** Does it name anything at all? */
export function namesTarget(target: Target): boolean {
  return target.elementId !== undefined || !!target.selector || !!target.fingerprint || !!target.position || target.relX !== undefined;
}
