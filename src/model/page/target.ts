import { listUpTo, textUpTo, z } from '../schema';
import { Landmark } from './landmark';
import { RelativePosition } from './position';
import { SiblingContext } from './sibling-context';

const short = textUpTo(400);

/**
 * A place in the text of an element: between what stands right before and right after it. `nth`: of several such places this one, from 0. Line ends and ends of
 * blocks are "\n", white space is one space.
 */
export const TextPlace = z.strictObject({ before: textUpTo(80), after: textUpTo(80), nth: z.optional(z.int().check(z.minimum(0))) });
export type TextPlace = z.infer<typeof TextPlace>;

/**
 * A text in an element, as a quotation with what stands right before and right after it (TextQuoteSelector, https://www.w3.org/TR/annotation-model/#text-quote-selector);
 * written as in `TextPlace`, in a field as its value has it. `nth`: of so many places with this text and surroundings, this one.
 */
const textQuote = z.strictObject({
  text: z.string().check(z.maxLength(20_000), z.regex(/\S/)),
  before: textUpTo(80),
  after: textUpTo(80),
  nth: z.optional(z.strictObject({ index: z.int().check(z.minimum(0)), of: z.int().check(z.minimum(2)) })),
});
/** By name, as `DrawnShape`. */
export interface TextQuote extends z.infer<typeof textQuote> {}
export const TextQuote: z.ZodMiniType<TextQuote> = textQuote;

/** Which frame of the tab: the child indexes from the top down ([] is the top document) and its URL without query and fragment. */
export const FramePlace = z.strictObject({ path: listUpTo(z.int().check(z.minimum(0)), 12), url: textUpTo(2000) });
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
export const DrawnShape: z.ZodMiniType<DrawnShape> = z.strictObject({
  path: short,
  text: z.optional(short),
  index: z.int().check(z.minimum(0)),
  of: z.int().check(z.minimum(1)),
  offset: z.strictObject({ x: z.number(), y: z.number() }),
});

/**
 * What identifies an element, in durable form; taken before an operation changes the page. `selectors` are CSS inside the element's own
 * root, best first (id, test id, name, onclick, href, type, short path). `shadowPath` are the CSS selectors of the shadow hosts, outermost
 * first, each inside its own root.
 */
const fingerprint = z.strictObject({
  selectors: listUpTo(textUpTo(1000), 12),
  tag: textUpTo(80),
  role: z.optional(textUpTo(40)),
  name: z.optional(short),
  /** Its text where it has no name, or where the visible text differs from the name, see `shownBeside`. */
  text: z.optional(short),
  /** Its icon where it has no words: a word of the icon's class, or a digest of a shape. */
  icon: z.optional(textUpTo(80)),
  label: z.optional(short),
  placeholder: z.optional(short),
  /** Stable attributes only: id, test ids, name, type, href path, aria-*, title, alt, value of buttons and options. */
  attributes: z.record(textUpTo(80), short),
  /** The landmarks around it, nearest first: row Bob, form Login, main. */
  landmarks: listUpTo(Landmark, 8),
  /** Named blocks that it is in (card, row, section, disclosure, dialog), nearest first, see `blocksOf`: item Bob, part Billing. */
  blocks: z.optional(listUpTo(Landmark, 6)),
  /** Names of the nearest siblings before and after. */
  neighbours: listUpTo(short, 6),
  company: z.optional(SiblingContext),
  /** Its index among elements of the same role and name in its document; `of` is how many there were. */
  ordinal: z.optional(z.strictObject({ index: z.int().check(z.minimum(0)), of: z.int().check(z.minimum(1)) })),
  /** Tags and positions from its root down, e.g. "body>main:1>ul:2>li:3", for comparing structure. */
  structure: z.optional(textUpTo(1000)),
  shadowPath: z.optional(listUpTo(textUpTo(1000), 12)),
  frame: z.optional(FramePlace),
  position: z.optional(RelativePosition),
  /** Size in CSS px when recorded. */
  size: z.optional(z.strictObject({ width: z.number(), height: z.number() })),
  /** Where inside the element the pointer was, as ratios of its box; the centre when absent. */
  offset: z.optional(z.strictObject({ x: z.number(), y: z.number() })),
  /** Where in its text the pointer was, in an editor; it counts more than `offset`. */
  caret: z.optional(TextPlace),
  /** Which shape of a drawing the pointer was on; it counts more than `offset`. */
  drawn: z.optional(DrawnShape),
  /** It has neither words nor a key, and the step before opened it and gave it the focus: it was not in sight then, and nobody pressed it. */
  opened: z.optional(z.literal(true)),
  /** Hardly distinguishable from its neighbours: a replay needs more evidence for it. */
  weak: z.optional(z.boolean()),
});
/** By name, as `DrawnShape`. */
export interface Fingerprint extends z.infer<typeof fingerprint> {}
export const Fingerprint: z.ZodMiniType<Fingerprint> = fingerprint;

/** How an operation names its element. At least one of the fields; the flat form is that of the first file format. */
export const targetFields = {
  /** Number of an element in the current snapshot. Never stored. */
  elementId: z.optional(z.int().check(z.minimum(0))),
  /** CSS selector. */
  selector: z.optional(textUpTo(2000)),
  position: z.optional(RelativePosition),
  /** Shorthand of the model's output for `position` in the current viewport. */
  relX: z.optional(z.number()),
  relY: z.optional(z.number()),
  fingerprint: z.optional(Fingerprint),
};
/** How an operation names its element, with at least one field. */
export const Target = z.strictObject(targetFields);
export type Target = z.infer<typeof Target>;
