import { LedTo } from '../operations/parts';
import { Delta } from '../page/delta';
import { Fingerprint, Target } from '../page/target';
import { toldUpTo } from '../saying';
import { listUpTo, textUpTo, z } from '../schema';
import { Bail } from './bail';

/** The target was found in another way than by its first selector. `from` is what was wanted; the new fingerprint is the record's. */
export const Heal = z.strictObject({
  by: z.enum(['selector', 'fingerprint', 'coordinates']),
  wanted: textUpTo(1000),
  score: z.number(),
  margin: z.number(),
  votes: listUpTo(textUpTo(60), 12),
});
export type Heal = z.infer<typeof Heal>;

/** An option that an operation made visible (GAP 3): its label and how to hit it, which is left out where the worker said that it knows the option (`Leg.known`). */
export const SeenOption = z.strictObject({ label: textUpTo(400), target: z.optional(Target) });
export type SeenOption = z.infer<typeof SeenOption>;

/** What happened to one operation. */
export const OperationRecord = z.strictObject({
  /** What happened to one operation. */
  operationId: textUpTo(80),
  status: z.enum(['done', 'skipped', 'failed']),
  /** "Theme button" in words. */
  label: textUpTo(400),
  /** Its events were dispatched; it must never be dispatched again. */
  dispatched: z.boolean(),
  /** The target as found, before the page changed. */
  found: z.optional(Fingerprint),
  by: z.optional(z.enum(['element', 'selector', 'fingerprint', 'coordinates'])),
  heal: z.optional(Heal),
  /** Names of overlays that were dismissed on the way. */
  dismissed: z.optional(listUpTo(textUpTo(400), 10)),
  delta: Delta,
  /**
   * For an operation that was dispatched and done: whether an effect was seen (`delta` has it), or is unknown. Absent where no effect is
   * expected (it read, waited, hovered, scrolled, was skipped or failed).
   */
  effect: z.optional(z.enum(['seen', 'unknown'])),
  /** The state that a click led to. */
  led: z.optional(LedTo),
  /** All options of a menu, listbox or select that this operation opened or used. */
  options: z.optional(listUpTo(SeenOption, 500)),
  /** What `extract` read. */
  value: z.optional(textUpTo(20_000)),
  /** Id of the artifact that `screenshot` kept. */
  picture: z.optional(textUpTo(80)),
  /** Why it was skipped, or what else is worth reporting. */
  notes: listUpTo(toldUpTo(400), 10),
  bail: z.optional(Bail),
  /** Milliseconds. */
  took: z.strictObject({ find: z.number(), act: z.number(), settle: z.number() }),
  /** The document's URL at the end. */
  url: textUpTo(4000),
});
export type OperationRecord = z.infer<typeof OperationRecord>;
