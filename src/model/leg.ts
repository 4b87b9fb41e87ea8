import { z } from 'zod';
import { Bail, Candidate } from './bail';
import { Delta } from './delta';
import { Operation } from './operation';
import { OperationRecord } from './record';
import { FrameScan } from './snapshot';
import { Fingerprint } from './target';

/** What an operation's delta looked like when it worked; missing parts are evidence, extra changes never count. */
export const Outcome = z.strictObject({
  /** Path (no query, no hash) of the page it led to. */
  navigatesTo: z.string().max(2000).optional(),
  /** "role name" of elements that appeared, and that disappeared. */
  appeared: z.array(z.string().max(400)).max(12).optional(),
  disappeared: z.array(z.string().max(400)).max(12).optional(),
  /** "field of name" that changed, e.g. "aria-expanded of Theme". */
  changed: z.array(z.string().max(400)).max(12).optional(),
  /** What else came of it, as `Delta.effects` names it: promised where nothing above was seen. */
  effects: z.array(z.string().max(400)).max(12).optional(),
});
export type Outcome = z.infer<typeof Outcome>;

/** The step of a playbook that broke and that an operation stands in for. */
export const Replaced = z.strictObject({
  fingerprint: Fingerprint.optional(),
  /** What a `select` chose. */
  options: z.array(z.string().max(20_000)).max(1000).optional(),
  /** What was there when the step broke and was not taken for its element. */
  refused: z.array(Candidate).max(6),
  /** Acts in the step's place: then its element has to be the step's. Else it prepares for that, and must only not be one of the refused. */
  stands: z.boolean(),
  /** The person said that the element is the one that is meant. */
  accepted: z.boolean().optional(),
});
export type Replaced = z.infer<typeof Replaced>;

/**
 * What an operation makes happen that would happen twice if it were dispatched twice. `activate` is a press with the main button, Enter or Space,
 * and a form that is submitted from a field: different ways to one and the same thing.
 */
export const Unrepeatable = z.enum(['activate', 'click', 'key', 'drag', 'upload', 'append']);
export type Unrepeatable = z.infer<typeof Unrepeatable>;

/** What was dispatched in this run without an effect that was seen, and is not to be dispatched again. */
export const OpenOperation = z.strictObject({
  operationId: z.string().max(80),
  what: Unrepeatable,
  label: z.string().max(400),
  found: Fingerprint.optional(),
  /** Path of the page that it was dispatched on. */
  path: z.string().max(2000),
});
export type OpenOperation = z.infer<typeof OpenOperation>;

/** One operation on its way to the page. Placeholders are bound, except secrets, which `secrets` holds for their own field. */
export const LegOperation = z.strictObject({
  id: z.string().max(80),
  operation: Operation,
  expects: Outcome.optional(),
  /** Needs exact identity: no heal, no coordinates (pay, delete, send, publish). */
  exact: z.boolean().optional(),
  /** The key of the act that the person has said yes to (`keyOfAct`). */
  allowed: z.string().max(80).optional(),
  /** Element number inside this document, resolved from `elementId`. */
  ref: z.number().int().optional(),
  /** In a dry run: why it may not be there yet, because the steps before it are not done. */
  after: z.string().max(1000).optional(),
  /** For drag: element number of the second target. */
  toRef: z.number().int().optional(),
  /** Part of a repair: what it may act on is held against the broken step. */
  replaces: Replaced.optional(),
  /** A model made its text after reading pages of these origins: what goes to another one is asked about. */
  textFrom: z.array(z.string().max(300)).max(50).optional(),
  /** It must be none of these. */
  open: z.array(OpenOperation).max(50).optional(),
});
export type LegOperation = z.infer<typeof LegOperation>;

/** A file for an upload, as the page gets it. */
export const LegFile = z.strictObject({
  name: z.string().max(300),
  type: z.string().max(200),
  base64: z.string().max(60_000_000),
  /** Epoch ms, as the person's machine says. */
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
  /** Values of {{secret:name}} that are kept for one exact origin, and that origin: no other document may type them. */
  secrets: z.record(z.string(), z.string()).optional(),
  secretsFor: z.string().max(2000).optional(),
  files: z.array(LegFile).optional(),
  /** The overlay shows where Abra acts, and what it thinks. */
  overlay: z.boolean(),
  thought: z.string().max(4000).optional(),
  /** A real hand stands by: what came to nothing because the page wants trusted input is done by it. Only in the flavour that has one. */
  realHand: z.boolean().optional(),
  /** Operations are shown and checked, nothing is dispatched. */
  dryRun: z.boolean().optional(),
  /** What the look afterwards is for, in the person's words. */
  wanted: z.string().max(4000).optional(),
});
export type Leg = z.infer<typeof Leg>;

/** The page's one answer to a leg: what happened, why it stopped, what is there now. */
export const Report = z.strictObject({
  legId: z.string().max(80),
  records: z.array(OperationRecord).max(100),
  bail: Bail.optional(),
  /** All records together. */
  delta: Delta,
  /** The document settled, looked at afterwards; absent when the document went away. */
  scan: FrameScan.optional(),
});
export type Report = z.infer<typeof Report>;

/** Told by the page on its way; nobody waits for it. `dispatching` is sent before the first event of an operation, with the target as found. */
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

/** What is understood of `dispatching` whatever else is wrong with the word: its operation must never be sent again. */
export const Dispatching = z.object({ phase: z.literal('dispatching'), legId: z.string(), operationId: z.string() });
