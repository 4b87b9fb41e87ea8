import { Unrepeatable } from '../operations/parts';
import { Delta } from '../page/delta';
import { FrameScan } from '../page/snapshot';
import { Fingerprint } from '../page/target';
import { Operation } from '../plan/operation';
import { MAX_KNOWN } from '../playbook/option-key';
import { Saying } from '../saying';
import { listUpTo, textUpTo, z } from '../schema';
import { Bail, Candidate } from './bail';
import { OperationRecord } from './record';

/** The expected outcome of an operation: its delta when it worked; missing parts are evidence, additional changes never count. */
export const Outcome = z.strictObject({
  /** Path (no query, no hash) of the page it led to. */
  navigatesTo: z.optional(textUpTo(2000)),
  /** "role name" of elements that appeared, and that disappeared. */
  appeared: z.optional(listUpTo(textUpTo(400), 12)),
  disappeared: z.optional(listUpTo(textUpTo(400), 12)),
  /** "field of name" that changed, e.g. "aria-expanded of Theme". */
  changed: z.optional(listUpTo(textUpTo(400), 12)),
  /** Other effects as in `Delta.effects`: expected where none of the above was seen. */
  effects: z.optional(listUpTo(textUpTo(400), 12)),
});
export type Outcome = z.infer<typeof Outcome>;

/** The broken step of a playbook that an operation replaces. */
export const Replaced = z.strictObject({
  fingerprint: z.optional(Fingerprint),
  /** What a `select` chose. */
  options: z.optional(listUpTo(textUpTo(20_000), 1000)),
  /** The candidates that were refused as the step's element when it broke. */
  refused: listUpTo(Candidate, 6),
  /** It acts in the step's place, so its element has to be the step's. Otherwise it prepares for that, and must only not be one of the refused. */
  stands: z.boolean(),
  /** The person said that the element is the one that is meant. */
  accepted: z.optional(z.boolean()),
});
export type Replaced = z.infer<typeof Replaced>;
/** An operation dispatched in this run without a seen effect, which must not be dispatched again. */
export const OpenOperation = z.strictObject({
  operationId: textUpTo(80),
  what: Unrepeatable,
  label: textUpTo(400),
  found: z.optional(Fingerprint),
  /** Path of the page that it was dispatched on. */
  path: textUpTo(2000),
});
export type OpenOperation = z.infer<typeof OpenOperation>;

/** So many yeses to one operation are sent along; a person does not give as many. */
export const MAX_ALLOWED = 50;

/** One operation as sent to the page. Placeholders are replaced, except secrets, which `secrets` holds for their own field. */
export const LegOperation = z.strictObject({
  id: textUpTo(80),
  operation: Operation,
  expects: z.optional(Outcome),
  /** Needs exact identity: no heal, no coordinates (pay, delete, send, publish). */
  exact: z.optional(z.boolean()),
  /** The keys of the confirmed acts (`keyOfAct`), newest last: what a thing shows may change to and fro under the pointer. */
  allowed: z.optional(listUpTo(textUpTo(80), MAX_ALLOWED)),
  /** Element number in this document, resolved from `elementId`. */
  ref: z.optional(z.int()),
  /** In a dry run: why it may not be there yet. */
  after: z.optional(Saying),
  /** For drag: element number of the second target. */
  toRef: z.optional(z.int()),
  /** For drag: the frame that it ends in, where that is another than this document; child indexes from the top window. */
  toFrame: z.optional(listUpTo(z.int().check(z.minimum(0)), 12)),
  /** Part of a repair: its element is checked against the broken step. */
  replaces: z.optional(Replaced),
  /** A model composed its text after reading pages of these origins: sending it to another one is asked about. */
  textFrom: z.optional(listUpTo(textUpTo(300), 50)),
  /** It must be none of these. */
  open: z.optional(listUpTo(OpenOperation, 50)),
  /** Nothing is planned after it: a field that it wrote in tells its page so. */
  last: z.optional(z.boolean()),
});
export type LegOperation = z.infer<typeof LegOperation>;

/** A file for an upload. */
export const LegFile = z.strictObject({
  name: textUpTo(300),
  type: textUpTo(200),
  base64: textUpTo(60_000_000),
  /** Epoch ms. */
  lastModified: z.optional(z.number()),
});
export type LegFile = z.infer<typeof LegFile>;

/** The part of the queue that one page runs from one message. */
export const Leg = z.strictObject({
  runId: textUpTo(80),
  id: textUpTo(80),
  operations: z.array(LegOperation).check(z.minLength(1), z.maxLength(100)),
  /** How long the page may look for a target that is not there yet, ms. */
  patience: z.number().check(z.minimum(0), z.maximum(120_000)),
  /** Hard limit of one settle, ms. */
  settleLimit: z.number().check(z.minimum(0), z.maximum(60_000)),
  /** Values of {{secret:name}} for one exact origin, and that origin: no other document may fill them in. */
  secrets: z.optional(z.record(z.string(), z.string())),
  secretsFor: z.optional(textUpTo(2000)),
  files: z.optional(z.array(LegFile)),
  /** Show the overlay. */
  overlay: z.boolean(),
  /** What the overlay says of each type of operation; `$1` is the element's name. */
  doing: z.optional(z.record(textUpTo(40), textUpTo(200))),
  thought: z.optional(textUpTo(4000)),
  /** Trusted input is available: it does what had no effect because the page requires it. Only in the build that has it. */
  realHand: z.optional(z.boolean()),
  /** Targets are found and checked, nothing is dispatched. */
  dryRun: z.optional(z.boolean()),
  /** The keys of options that the worker knows (`optionKey`): of these the labels are enough. */
  known: z.optional(listUpTo(textUpTo(20), MAX_KNOWN)),
  /** The goal, for the scan afterwards. */
  wanted: z.optional(textUpTo(4000)),
  /** The run ends with it where all of it goes as planned: then there is no scan afterwards. */
  ends: z.optional(z.boolean()),
});
export type Leg = z.infer<typeof Leg>;

/** The page's one report on a leg: what happened, why it stopped, what is there now. */
export const Report = z.strictObject({
  legId: textUpTo(80),
  records: listUpTo(OperationRecord, 100),
  bail: z.optional(Bail),
  /** The deltas of all records merged. */
  delta: Delta,
  /** A scan of the settled document; absent when it was unloaded, or where the run ends with the leg. */
  scan: z.optional(FrameScan),
});
export type Report = z.infer<typeof Report>;

/** Sent by the page on the way; not awaited. `dispatching` is sent before the first event of an operation, with the target as found. */
export const Progress = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('finding'), legId: z.string(), operationId: z.string() }),
  z.strictObject({
    phase: z.literal('dispatching'),
    legId: z.string(),
    operationId: z.string(),
    label: textUpTo(400),
    found: z.optional(Fingerprint),
  }),
  z.strictObject({ phase: z.literal('done'), legId: z.string(), record: OperationRecord }),
]);
export type Progress = z.infer<typeof Progress>;

/** What is read of `dispatching` even if the rest of the message is invalid: its operation must never be sent again. */
export const Dispatching = z.object({ phase: z.literal('dispatching'), legId: z.string(), operationId: z.string() });
