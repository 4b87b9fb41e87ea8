import { z } from 'zod';
import { Report } from '../model/leg';
import { Fingerprint } from '../model/target';

/** What Abra may do with a tab, and what to do when it may not. */
export const SiteState = z.strictObject({
  tabId: z.number().int(),
  url: z.string(),
  domain: z.string(),
  path: z.string(),
  access: z.enum(['granted', 'this-tab', 'none', 'forbidden']),
  /** A sentence for a person where access is none or forbidden. */
  why: z.string().optional(),
});
export type SiteState = z.infer<typeof SiteState>;

/** A report without the records that were `told` on the way, by their operations' ids. */
export const BriefReport = Report.extend({ told: z.array(z.string().max(80)).max(100).optional() });
export type BriefReport = z.infer<typeof BriefReport>;

export const RunSummary = z.strictObject({
  runId: z.string(),
  goal: z.string(),
  startedAt: z.number(),
  outcome: z.enum(['running', 'success', 'failed', 'stopped', 'crashed']),
});
export type RunSummary = z.infer<typeof RunSummary>;

/** A model as its endpoint describes it; what the endpoint or the price table does not say is absent. */
export const OfferedModel = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Takes pictures. */
  pictures: z.boolean().optional(),
  /** Can be held to a JSON schema. */
  structured: z.boolean().optional(),
  /** Tokens that fit into one request. */
  window: z.number().optional(),
  /** Dollars a million tokens, estimated; `asOf` is the month of the table. */
  price: z.strictObject({ input: z.number(), output: z.number(), cacheRead: z.number(), asOf: z.string() }).optional(),
});
export type OfferedModel = z.infer<typeof OfferedModel>;

/** An element that a person pointed at, and how the page calls it. */
export const Picked = z.strictObject({ fingerprint: Fingerprint, label: z.string().max(400) });
export type Picked = z.infer<typeof Picked>;
