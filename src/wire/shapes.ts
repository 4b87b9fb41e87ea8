import { z } from 'zod';
import { Report } from '../model/leg';
import { Operation } from '../model/operation';
import { Says } from '../model/saying';
import { SecretPlace } from '../model/secret-place';
import { Fingerprint } from '../model/target';

/** What access Abra has to a tab, and what to do where it has none. */
export const SiteState = z.strictObject({
  tabId: z.number().int(),
  url: z.string(),
  domain: z.string(),
  path: z.string(),
  access: z.enum(['granted', 'this-tab', 'none', 'forbidden']),
  /** A sentence for a person where access is none or forbidden. */
  why: z.string().optional(),
  says: Says,
});
export type SiteState = z.infer<typeof SiteState>;

/** A report without the records that were sent as progress already; `told` has the ids of their operations. */
export const BriefReport = Report.extend({ told: z.array(z.string().max(80)).max(100).optional() });
export type BriefReport = z.infer<typeof BriefReport>;

export const RunSummary = z.strictObject({
  runId: z.string(),
  goal: z.string(),
  startedAt: z.number(),
  outcome: z.enum(['running', 'success', 'failed', 'stopped', 'crashed']),
  /** Absent where no page was looked at. */
  domain: z.string().max(260).optional(),
});
export type RunSummary = z.infer<typeof RunSummary>;

/** A secret that this run was given, which may be kept. */
export const SecretOffer = SecretPlace.extend({ runId: z.string().max(80) });
export type SecretOffer = z.infer<typeof SecretOffer>;

/** A model as its endpoint describes it; fields that neither the endpoint nor the price table has are absent. */
export const OfferedModel = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Accepts images. */
  pictures: z.boolean().optional(),
  /** Supports structured outputs (a JSON schema). */
  structured: z.boolean().optional(),
  /** The context window, tokens. */
  window: z.number().optional(),
  /** Dollars per million tokens, estimated; `asOf` is the month of the table. */
  price: z.strictObject({ input: z.number(), output: z.number(), cacheRead: z.number(), asOf: z.string() }).optional(),
});
export type OfferedModel = z.infer<typeof OfferedModel>;

/** An element that a person picked, and its name on the page. */
export const Picked = z.strictObject({ fingerprint: Fingerprint, label: z.string().max(400) });
export type Picked = z.infer<typeof Picked>;

/** Operations to do as they are. `secrets`: the values of {{secret:name}} in them, for this run and the origin that the tab shows. */
export const SequenceOrder = z.strictObject({
  tabId: z.number().int(),
  operations: z.array(Operation).min(1).max(100),
  secrets: z.record(z.string().regex(/^[A-Za-z][\w-]{0,60}$/), z.string().max(4000)).optional(),
  /** The longest that the page is waited for after each of them, ms. */
  settleLimit: z.number().min(0).max(60_000).optional(),
});
export type SequenceOrder = z.infer<typeof SequenceOrder>;
