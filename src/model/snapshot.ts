import { z } from 'zod';
import { Landmark } from './landmark';
import { Box, Viewport } from './position';

const short = z.string().max(1000);

/** One interactive element as one frame's scan has it. `ref` is its number in that document, stable while the element exists. */
export const SeenElement = z.strictObject({
  ref: z.number().int(),
  tag: z.string().max(80),
  /** type attribute of inputs and buttons. */
  type: z.string().max(40).optional(),
  role: z.string().max(60),
  name: short,
  /** Shown value; secrets are masked as "••••". */
  value: short.optional(),
  placeholder: short.optional(),
  description: short.optional(),
  /** checked, unchecked, mixed, expanded, collapsed, selected, pressed, disabled, required, invalid, readonly, focused, open, current... */
  states: z.array(z.string().max(40)).max(16),
  /** Labels of a native select's options, or of an owned listbox's, the chosen ones marked. */
  options: z
    .array(z.strictObject({ label: short, selected: z.boolean().optional() }))
    .max(400)
    .optional(),
  /** The landmarks around it, nearest first: row Bob, dialog "What's new", form Login, navigation. */
  place: z.array(Landmark).max(6),
  /** CSS px in the viewport of its own document. */
  box: Box,
  inView: z.boolean(),
  /** The label of what covers its point. */
  covered: short.optional(),
  /** Was not there at the last scan. */
  isNew: z.boolean().optional(),
  /** Revealed only by hovering. */
  onHover: z.boolean().optional(),
  /** Interactive only by a listener or `cursor: pointer`. */
  weak: z.boolean().optional(),
  /** Best selector inside its root; shadow hosts joined by " >> ". */
  selector: z.string().max(2000),
  /** Link target without query and hash. */
  href: z.string().max(2000).optional(),
  /** CSS px left to scroll in each direction, of a scroller. */
  scroll: z.strictObject({ up: z.number(), down: z.number(), left: z.number(), right: z.number() }).optional(),
  /** Lines of the document's `text` between the element before it and this one, where there are any. */
  lines: z.number().int().min(0).optional(),
  /** Its value is never shown. */
  secret: z.boolean().optional(),
  /** The text before a field without a name: only to judge whether it holds a secret. */
  beside: short.optional(),
});
export type SeenElement = z.infer<typeof SeenElement>;

/** The scan of one document. */
export const FrameScan = z.strictObject({
  /** Child indexes from the top document down; [] is the top. */
  path: z.array(z.number().int()).max(12),
  url: z.string().max(4000),
  title: short,
  viewport: Viewport,
  /** Whole extent in CSS px. */
  extent: z.strictObject({ width: z.number(), height: z.number() }),
  elements: z.array(SeenElement).max(20_000),
  focused: z.number().int().optional(),
  dialogs: z.array(short).max(20),
  /** Short visible text in reading order, headings marked "# "; a row of a table is one line, `| Bob | | Sales`. */
  text: z.string().max(40_000),
  /** Boxes of child frames by child index, CSS px of this document's viewport. */
  children: z.array(z.strictObject({ index: z.number().int(), box: Box, name: short })).max(200),
  /** "20 of 300 rows shown; scroll the list for more". */
  more: z.array(short).max(40),
  /** Boxes of texts that reveal a secret, CSS px of this document's viewport: added for a screenshot. */
  covers: z.array(Box).max(2000).optional(),
  /** Milliseconds of this scan. */
  took: z.number(),
});
export type FrameScan = z.infer<typeof FrameScan>;

/** Where a scan came from, according to Chrome. */
export const FrameKey = z.strictObject({ frameId: z.number().int(), documentId: z.string().max(80) });
export type FrameKey = z.infer<typeof FrameKey>;

/** An element of a tab's snapshot. `box` is in the top viewport's CSS px; `frame` indexes `Snapshot.frames`. */
export const SnapshotElement = SeenElement.extend({ id: z.number().int(), frame: z.number().int() });
export type SnapshotElement = z.infer<typeof SnapshotElement>;

/** A document of a tab's snapshot. */
export const SnapshotFrame = FrameKey.extend({ path: z.array(z.number().int()), url: z.string().max(4000), title: short });
export type SnapshotFrame = z.infer<typeof SnapshotFrame>;

/** The scan of a whole tab: the interactive elements of all frames, numbered, in reading order. */
export const Snapshot = z.strictObject({
  url: z.string().max(4000),
  title: short,
  viewport: Viewport,
  extent: z.strictObject({ width: z.number(), height: z.number() }),
  frames: z.array(SnapshotFrame),
  elements: z.array(SnapshotElement),
  /** The highest number given in this tab so far: no later element reuses one. */
  numbered: z.number().int().optional(),
  focused: z.number().int().optional(),
  dialogs: z.array(short),
  text: z.string(),
  more: z.array(short),
  /** URLs of frames without host permission. */
  unseen: z.array(z.string()).optional(),
  /** Boxes of frames that were not scanned, CSS px of the top viewport: they may show secrets. */
  blind: z.array(z.strictObject({ name: short, box: Box })).optional(),
  /** Boxes of texts that reveal a secret, CSS px of the top viewport; only in a scan for a screenshot. */
  covers: z.array(Box).optional(),
});
export type Snapshot = z.infer<typeof Snapshot>;
