import { z } from 'zod';
import { Landmark } from './landmark';
import { RelativePosition } from './position';
import { SiblingContext } from './sibling-context';

const short = z.string().max(400);

/** Which frame of the tab: the child indexes from the top down ([] is the top document) and its url without query and hash. */
export const FramePlace = z.strictObject({ path: z.array(z.number().int().min(0)).max(12), url: z.string().max(2000) });
export type FramePlace = z.infer<typeof FramePlace>;

/**
 * What makes an element itself, in durable form; taken before an operation changes the page.
 * `selectors` are CSS inside the element's own root, best first (id, test id, name, onclick, href, type, short path).
 * `shadowPath` are the CSS selectors of the shadow hosts, outermost first, each inside its own root.
 */
export const Fingerprint = z.strictObject({
  selectors: z.array(z.string().max(1000)).max(12),
  tag: z.string().max(80),
  role: z.string().max(40).optional(),
  name: short.optional(),
  /** What it shows where it has no name; else, where the name is not what is read, what is read, see `textBesideName`. */
  text: short.optional(),
  /** What is drawn on it, where it says nothing: the word of an icon, or a digest of a shape. */
  icon: z.string().max(80).optional(),
  label: short.optional(),
  placeholder: short.optional(),
  /** Stable attributes only: id, test ids, name, type, href path, aria-*, title, alt, value of buttons and options. */
  attributes: z.record(z.string().max(80), short),
  /** What stands around it, nearest first: row Bob, form Login, main. */
  landmarks: z.array(Landmark).max(8),
  /** Named blocks that it stands in (card, row, section, disclosure, dialog), nearest first, see `blocksOf`: item Bob, part Billing. */
  blocks: z.array(Landmark).max(6).optional(),
  /** Names of the nearest siblings before and after. */
  neighbours: z.array(short).max(6),
  company: SiblingContext.optional(),
  /** Its place among elements of the same role and name in its document; `of` is how many there were. */
  ordinal: z.strictObject({ index: z.number().int().min(0), of: z.number().int().min(1) }).optional(),
  /** Tags and positions from its root down, e.g. "body>main:1>ul:2>li:3", for the structure score. */
  structure: z.string().max(1000).optional(),
  shadowPath: z.array(z.string().max(1000)).max(12).optional(),
  frame: FramePlace.optional(),
  position: RelativePosition.optional(),
  /** Size in CSS px when recorded. */
  size: z.strictObject({ width: z.number(), height: z.number() }).optional(),
  /** Where inside the element the pointer was, as ratios of its box; the centre when absent. */
  offset: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  /** Little tells it from its neighbours: replay wants more evidence for it. */
  weak: z.boolean().optional(),
});
export type Fingerprint = z.infer<typeof Fingerprint>;

/** How an operation names its element. At least one of the fields; the flat form is the seed's. */
export const targetFields = {
  /** Number of an element in the current snapshot. Never stored. */
  elementId: z.number().int().min(0).optional(),
  /** CSS selector, primary targeting of the seed. */
  selector: z.string().max(2000).optional(),
  position: RelativePosition.optional(),
  /** Shorthand of the model's output for `position` in the current viewport. */
  relX: z.number().optional(),
  relY: z.number().optional(),
  fingerprint: Fingerprint.optional(),
};
export const Target = z.strictObject(targetFields);
export type Target = z.infer<typeof Target>;

/** Does it name anything at all? */
export function namesTarget(target: Target): boolean {
  return target.elementId !== undefined || !!target.selector || !!target.fingerprint || !!target.position || target.relX !== undefined;
}
