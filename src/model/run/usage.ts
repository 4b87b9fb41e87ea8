import { z } from '../schema';

/** Tokens of one or more model calls, as the endpoint reported them. */
export const Usage = z.strictObject({
  calls: z.int(),
  input: z.int(),
  output: z.int(),
  cacheRead: z.int(),
  cacheWrite: z.int(),
  /** Estimated dollars by the dated price table; absent for unknown models. */
  dollars: z.optional(z.number()),
});
export type Usage = z.infer<typeof Usage>;

/** Usages by the domain of their site. */
export const UsageOfSites = z.record(z.string(), Usage);
