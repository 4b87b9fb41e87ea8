import { priceOf } from '../../model/plan/prices';
import { NO_USAGE } from '../../model/run/add-usage';
import type { Usage } from '../../model/run/usage';

/** Tokens of one call, as the endpoint reported them. */
export interface Tokens extends Pick<Usage, 'input' | 'output' | 'cacheRead' | 'cacheWrite'> {
  /** Those of `cacheWrite` that are kept for an hour. */
  cacheHour?: number;
  /** What the call cost, where the endpoint says so. */
  dollars?: number;
}

/** What writing to the cache costs, in prices of other input: for five minutes, and for an hour. */
const CACHE_WRITE = 1.25;
const CACHE_WRITE_HOUR = 2;

/** One call's usage with its price: the endpoint's own, or an estimate. Without tokens the endpoint reported none. */
export function usageOf(model: string, tokens: Tokens | undefined): Usage {
  if (!tokens) return { ...NO_USAGE, calls: 1 };
  const { cacheHour = 0, dollars: billed, ...counted } = tokens;
  const price = priceOf(model);
  if (billed === undefined && !price) return { calls: 1, ...counted };
  const { input, output, cacheRead, cacheWrite } = counted;
  const hour = Math.min(cacheHour, cacheWrite);
  const written = hour * CACHE_WRITE_HOUR + (cacheWrite - hour) * CACHE_WRITE;
  const estimated = price && ((input + written) * price.input + output * price.output + cacheRead * price.cacheRead) / 1e6;
  return { calls: 1, ...counted, dollars: billed ?? estimated };
}
