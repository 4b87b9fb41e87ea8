import { z } from './schema';

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

/** Usage before any call. */
export const NO_USAGE: Usage = { calls: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

/** The sum of two usages. */
export function addUsage(left: Usage, right: Usage): Usage {
  const dollars = left.dollars === undefined && right.dollars === undefined ? undefined : (left.dollars ?? 0) + (right.dollars ?? 0);
  return {
    calls: left.calls + right.calls,
    input: left.input + right.input,
    output: left.output + right.output,
    cacheRead: left.cacheRead + right.cacheRead,
    cacheWrite: left.cacheWrite + right.cacheWrite,
    ...(dollars === undefined ? {} : { dollars }),
  };
}
