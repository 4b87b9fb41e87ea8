import { listUpTo, textUpTo, z } from '../schema';
import { Landmark } from './landmark';
import { Box, Viewport } from './position';

const short = textUpTo(1000);

/** One interactive element as one frame's scan has it. `ref` is its number in that document, stable while the element exists. */
export const SeenElement = z.strictObject({
  ref: z.int(),
  tag: textUpTo(80),
  /** type attribute of inputs and buttons. */
  type: z.optional(textUpTo(40)),
  role: textUpTo(60),
  name: short,
  /** Shown value; secrets are masked as "••••". */
  value: z.optional(short),
  placeholder: z.optional(short),
  description: z.optional(short),
  /** checked, unchecked, mixed, expanded, collapsed, selected, pressed, disabled, required, invalid, readonly, focused, open, current... */
  states: listUpTo(textUpTo(40), 16),
  /** Labels of a native select's options, or of an owned listbox's, the chosen ones marked. */
  options: z.optional(z.array(z.strictObject({ label: short, selected: z.optional(z.boolean()) })).check(z.maxLength(400))),
  /** The landmarks around it, nearest first: row Bob, dialog "What's new", form Login, navigation. */
  place: listUpTo(Landmark, 6),
  /** CSS px in the viewport of its own document. */
  box: Box,
  inView: z.boolean(),
  /** The label of what covers its point. */
  covered: z.optional(short),
  /** Was not there at the last scan. */
  isNew: z.optional(z.boolean()),
  /** Revealed only by hovering. */
  onHover: z.optional(z.boolean()),
  /** Interactive only by a listener or `cursor: pointer`. */
  weak: z.optional(z.boolean()),
  /** Best selector inside its root; shadow hosts joined by " >> ". */
  selector: textUpTo(2000),
  /** Link target without query and hash. */
  href: z.optional(textUpTo(2000)),
  /** CSS px left to scroll in each direction, of a scroller. */
  scroll: z.optional(z.strictObject({ up: z.number(), down: z.number(), left: z.number(), right: z.number() })),
  /** Lines of the document's `text` between the element before it and this one, where there are any. */
  lines: z.optional(z.int().check(z.minimum(0))),
  /** Its value is never shown. */
  secret: z.optional(z.boolean()),
  /** The text before a field without a name: only to judge whether it holds a secret. */
  beside: z.optional(short),
});
export type SeenElement = z.infer<typeof SeenElement>;

/** The scan of one document. */
export const FrameScan = z.strictObject({
  /** Child indexes from the top document down; [] is the top. */
  path: listUpTo(z.int(), 12),
  url: textUpTo(4000),
  title: short,
  viewport: Viewport,
  /** Whole extent in CSS px. */
  extent: z.strictObject({ width: z.number(), height: z.number() }),
  elements: listUpTo(SeenElement, 20_000),
  focused: z.optional(z.int()),
  dialogs: listUpTo(short, 20),
  /** Short visible text in reading order, headings marked "# "; a row of a table is one line, `| Bob | | Sales`. */
  text: textUpTo(40_000),
  /** Boxes of child frames by child index, CSS px of this document's viewport. */
  children: listUpTo(z.strictObject({ index: z.int(), box: Box, name: short }), 200),
  /** "20 of 300 rows shown; scroll the list for more". */
  more: listUpTo(short, 40),
  /** Boxes of texts that reveal a secret, CSS px of this document's viewport: added for a screenshot. */
  covers: z.optional(listUpTo(Box, 2000)),
  /** Milliseconds of this scan. */
  took: z.number(),
});
export type FrameScan = z.infer<typeof FrameScan>;

/** Where a scan came from, according to Chrome. */
export const FrameKey = z.strictObject({ frameId: z.int(), documentId: textUpTo(80) });
export type FrameKey = z.infer<typeof FrameKey>;

/** An element of a tab's snapshot. `box` is in the top viewport's CSS px; `frame` indexes `Snapshot.frames`. */
export const SnapshotElement = z.extend(SeenElement, { id: z.int(), frame: z.int() });
export type SnapshotElement = z.infer<typeof SnapshotElement>;

/** A document of a tab's snapshot. */
export const SnapshotFrame = z.extend(FrameKey, { path: z.array(z.int()), url: textUpTo(4000), title: short });
export type SnapshotFrame = z.infer<typeof SnapshotFrame>;

/** The scan of a whole tab: the interactive elements of all frames, numbered, in reading order. */
export const Snapshot = z.strictObject({
  url: textUpTo(4000),
  title: short,
  viewport: Viewport,
  extent: z.strictObject({ width: z.number(), height: z.number() }),
  frames: z.array(SnapshotFrame),
  elements: z.array(SnapshotElement),
  /** The highest number given in this tab so far: no later element reuses one. */
  numbered: z.optional(z.int()),
  focused: z.optional(z.int()),
  dialogs: z.array(short),
  text: z.string(),
  more: z.array(short),
  /** URLs of frames without host permission. */
  unseen: z.optional(z.array(z.string())),
  /** Boxes of frames that were not scanned, CSS px of the top viewport: they may show secrets. */
  blind: z.optional(z.array(z.strictObject({ name: short, box: Box }))),
  /** Boxes of texts that reveal a secret, CSS px of the top viewport; only in a scan for a screenshot. */
  covers: z.optional(z.array(Box)),
});
export type Snapshot = z.infer<typeof Snapshot>;
