import { z } from 'zod';
import { Bail } from './bail';
import { Delta } from './delta';
import { LedTo } from './operations/parts';
import { Says } from './saying';
import { Fingerprint, Target } from './target';

/** The target was found in another way than by its first selector. `from` is what was wanted; the new fingerprint is the record's. */
export const Heal = z.strictObject({
  by: z.enum(['selector', 'fingerprint', 'coordinates']),
  wanted: z.string().max(1000),
  score: z.number(),
  margin: z.number(),
  votes: z.array(z.string().max(60)).max(12),
});
export type Heal = z.infer<typeof Heal>;

/** An option that an operation made visible (GAP 3): its label and how to hit it, which is left out where the worker said that it knows the option (`Leg.known`). */
export const SeenOption = z.strictObject({ label: z.string().max(400), target: Target.optional() });
export type SeenOption = z.infer<typeof SeenOption>;

/** What happened to one operation. */
export const OperationRecord = z.strictObject({
  /** What happened to one operation. */
  operationId: z.string().max(80),
  status: z.enum(['done', 'skipped', 'failed']),
  /** "Theme button" in words. */
  label: z.string().max(400),
  /** Its events were dispatched; it must never be dispatched again. */
  dispatched: z.boolean(),
  /** The target as found, before the page changed. */
  found: Fingerprint.optional(),
  by: z.enum(['element', 'selector', 'fingerprint', 'coordinates']).optional(),
  heal: Heal.optional(),
  /** Names of overlays that were dismissed on the way. */
  dismissed: z.array(z.string().max(400)).max(10).optional(),
  delta: Delta,
  /**
   * For an operation that was dispatched and done: whether an effect was seen (`delta` has it), or is unknown. Absent where no effect is
   * expected (it read, waited, hovered, scrolled, was skipped or failed).
   */
  effect: z.enum(['seen', 'unknown']).optional(),
  /** The state that a click led to. */
  led: LedTo.optional(),
  /** All options of a menu, listbox or select that this operation opened or used. */
  options: z.array(SeenOption).max(500).optional(),
  /** What `extract` read. */
  value: z.string().max(20_000).optional(),
  /** Id of the artifact that `screenshot` kept. */
  picture: z.string().max(80).optional(),
  /** Why it was skipped, or what else is worth reporting. */
  notes: z.array(z.string().max(400)).max(10),
  /** The notes for the panel, where the worker made them. */
  says: Says,
  bail: Bail.optional(),
  /** Milliseconds. */
  took: z.strictObject({ find: z.number(), act: z.number(), settle: z.number() }),
  /** The document's URL at the end. */
  url: z.string().max(4000),
});
export type OperationRecord = z.infer<typeof OperationRecord>;
