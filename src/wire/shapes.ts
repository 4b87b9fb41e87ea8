import { Fingerprint } from '../model/page/target';
import { Operation } from '../model/plan/operation';
import { Report } from '../model/run/leg';
import { Says } from '../model/saying';
import { listUpTo, textUpTo, z } from '../model/schema';
import { SecretPlace } from '../model/secret/secret-place';

/** What access Abra has to a tab, and what to do where it has none. */
export const SiteState = z.strictObject({
  tabId: z.int(),
  url: z.string(),
  domain: z.string(),
  path: z.string(),
  access: z.enum(['granted', 'this-tab', 'none', 'forbidden']),
  /** A sentence for a person where access is none or forbidden. */
  why: z.optional(z.string()),
  says: Says,
});
export type SiteState = z.infer<typeof SiteState>;

/** A report without the records that were sent as progress already; `told` has the ids of their operations. */
export const BriefReport = z.extend(Report, { told: z.optional(listUpTo(textUpTo(80), 100)) });
export type BriefReport = z.infer<typeof BriefReport>;

export const RunSummary = z.strictObject({
  runId: z.string(),
  goal: z.string(),
  startedAt: z.number(),
  outcome: z.enum(['running', 'success', 'failed', 'stopped', 'crashed']),
  /** Absent where no page was looked at. */
  domain: z.optional(textUpTo(260)),
});
export type RunSummary = z.infer<typeof RunSummary>;

/** A secret that this run was given, which may be kept. */
export const SecretOffer = z.extend(SecretPlace, { runId: textUpTo(80) });
export type SecretOffer = z.infer<typeof SecretOffer>;

/** A model as its endpoint describes it; fields that neither the endpoint nor the price table has are absent. */
export const OfferedModel = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Accepts images. */
  pictures: z.optional(z.boolean()),
  /** Supports structured outputs (a JSON schema). */
  structured: z.optional(z.boolean()),
  /** The context window, tokens. */
  window: z.optional(z.number()),
  /** Dollars per million tokens, estimated; `asOf` is the month of the table. */
  price: z.optional(z.strictObject({ input: z.number(), output: z.number(), cacheRead: z.number(), asOf: z.string() })),
});
export type OfferedModel = z.infer<typeof OfferedModel>;

/** An element that a person picked, and its name on the page. */
export const Picked = z.strictObject({ fingerprint: Fingerprint, label: textUpTo(400) });
export type Picked = z.infer<typeof Picked>;

/** Operations to do as they are. `secrets`: the values of {{secret:name}} in them, for this run and the origin that the tab shows. */
export const SequenceOrder = z.strictObject({
  tabId: z.int(),
  operations: z.array(Operation).check(z.minLength(1), z.maxLength(100)),
  secrets: z.optional(z.record(z.string().check(z.regex(/^[A-Za-z][\w-]{0,60}$/)), textUpTo(4000))),
  /** The longest that the page is waited for after each of them, ms. */
  settleLimit: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
});
export type SequenceOrder = z.infer<typeof SequenceOrder>;
