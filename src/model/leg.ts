import { z } from 'zod';
import { Bail, Candidate } from './bail';
import { Delta } from './delta';
import { Operation } from './operation';
import { Unrepeatable } from './operations/parts';
import { MAX_KNOWN } from './option-key';
import { OperationRecord } from './record';
import { FrameScan } from './snapshot';
import { Fingerprint } from './target';

/** The expected outcome of an operation: its delta when it worked; missing parts are evidence, additional changes never count. */
export const Outcome = z.strictObject({
  /** Path (no query, no hash) of the page it led to. */
  navigatesTo: z.string().max(2000).optional(),
  /** "role name" of elements that appeared, and that disappeared. */
  appeared: z.array(z.string().max(400)).max(12).optional(),
  disappeared: z.array(z.string().max(400)).max(12).optional(),
  /** "field of name" that changed, e.g. "aria-expanded of Theme". */
  changed: z.array(z.string().max(400)).max(12).optional(),
  /** Other effects as in `Delta.effects`: expected where none of the above was seen. */
  effects: z.array(z.string().max(400)).max(12).optional(),
});
export type Outcome = z.infer<typeof Outcome>;

/** The broken step of a playbook that an operation replaces. */
export const Replaced = z.strictObject({
  fingerprint: Fingerprint.optional(),
  /** What a `select` chose. */
  options: z.array(z.string().max(20_000)).max(1000).optional(),
  /** The candidates that were refused as the step's element when it broke. */
  refused: z.array(Candidate).max(6),
  /** It acts in the step's place, so its element has to be the step's. Otherwise it prepares for that, and must only not be one of the refused. */
  stands: z.boolean(),
  /** The person said that the element is the one that is meant. */
  accepted: z.boolean().optional(),
});
export type Replaced = z.infer<typeof Replaced>;
/** An operation dispatched in this run without a seen effect, which must not be dispatched again. */
export const OpenOperation = z.strictObject({
  operationId: z.string().max(80),
  what: Unrepeatable,
  label: z.string().max(400),
  found: Fingerprint.optional(),
  /** Path of the page that it was dispatched on. */
  path: z.string().max(2000),
});
export type OpenOperation = z.infer<typeof OpenOperation>;

/** So many yeses to one operation are sent along; a person does not give as many. */
export const MAX_ALLOWED = 50;

/** One operation as sent to the page. Placeholders are replaced, except secrets, which `secrets` holds for their own field. */
export const LegOperation = z.strictObject({
  id: z.string().max(80),
  operation: Operation,
  expects: Outcome.optional(),
  /** Needs exact identity: no heal, no coordinates (pay, delete, send, publish). */
  exact: z.boolean().optional(),
  /** The keys of the confirmed acts (`keyOfAct`), newest last: what a thing shows may change to and fro under the pointer. */
  allowed: z.array(z.string().max(80)).max(MAX_ALLOWED).optional(),
  /** Element number in this document, resolved from `elementId`. */
  ref: z.number().int().optional(),
  /** In a dry run: why it may not be there yet. */
  after: z.string().max(1000).optional(),
  /** For drag: element number of the second target. */
  toRef: z.number().int().optional(),
  /** For drag: the frame that it ends in, where that is another than this document; child indexes from the top window. */
  toFrame: z.array(z.number().int().min(0)).max(12).optional(),
  /** Part of a repair: its element is checked against the broken step. */
  replaces: Replaced.optional(),
  /** A model composed its text after reading pages of these origins: sending it to another one is asked about. */
  textFrom: z.array(z.string().max(300)).max(50).optional(),
  /** It must be none of these. */
  open: z.array(OpenOperation).max(50).optional(),
  /** Nothing is planned after it: a field that it wrote in tells its page so. */
  last: z.boolean().optional(),
});
export type LegOperation = z.infer<typeof LegOperation>;

/** A file for an upload. */
export const LegFile = z.strictObject({
  name: z.string().max(300),
  type: z.string().max(200),
  base64: z.string().max(60_000_000),
  /** Epoch ms. */
  lastModified: z.number().optional(),
});
export type LegFile = z.infer<typeof LegFile>;

/** The part of the queue that one page runs from one message. */
export const Leg = z.strictObject({
  runId: z.string().max(80),
  id: z.string().max(80),
  operations: z.array(LegOperation).min(1).max(100),
  /** How long the page may look for a target that is not there yet, ms. */
  patience: z.number().min(0).max(120_000),
  /** Hard limit of one settle, ms. */
  settleLimit: z.number().min(0).max(60_000),
  /** Values of {{secret:name}} for one exact origin, and that origin: no other document may fill them in. */
  secrets: z.record(z.string(), z.string()).optional(),
  secretsFor: z.string().max(2000).optional(),
  files: z.array(LegFile).optional(),
  /** Show the overlay. */
  overlay: z.boolean(),
  /** What the overlay says of each type of operation; `$1` is the element's name. */
  doing: z.record(z.string().max(40), z.string().max(200)).optional(),
  thought: z.string().max(4000).optional(),
  /** Trusted input is available: it does what had no effect because the page requires it. Only in the build that has it. */
  realHand: z.boolean().optional(),
  /** Targets are found and checked, nothing is dispatched. */
  dryRun: z.boolean().optional(),
  /** The keys of options that the worker knows (`optionKey`): of these the labels are enough. */
  known: z.array(z.string().max(20)).max(MAX_KNOWN).optional(),
  /** The goal, for the scan afterwards. */
  wanted: z.string().max(4000).optional(),
  /** The run ends with it where all of it goes as planned: then there is no scan afterwards. */
  ends: z.boolean().optional(),
});
export type Leg = z.infer<typeof Leg>;

/** The page's one report on a leg: what happened, why it stopped, what is there now. */
export const Report = z.strictObject({
  legId: z.string().max(80),
  records: z.array(OperationRecord).max(100),
  bail: Bail.optional(),
  /** The deltas of all records merged. */
  delta: Delta,
  /** A scan of the settled document; absent when it was unloaded, or where the run ends with the leg. */
  scan: FrameScan.optional(),
});
export type Report = z.infer<typeof Report>;

/** Sent by the page on the way; not awaited. `dispatching` is sent before the first event of an operation, with the target as found. */
export const Progress = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('finding'), legId: z.string(), operationId: z.string() }),
  z.strictObject({
    phase: z.literal('dispatching'),
    legId: z.string(),
    operationId: z.string(),
    label: z.string().max(400),
    found: Fingerprint.optional(),
  }),
  z.strictObject({ phase: z.literal('done'), legId: z.string(), record: OperationRecord }),
]);
export type Progress = z.infer<typeof Progress>;

/** What is read of `dispatching` even if the rest of the message is invalid: its operation must never be sent again. */
export const Dispatching = z.object({ phase: z.literal('dispatching'), legId: z.string(), operationId: z.string() });
