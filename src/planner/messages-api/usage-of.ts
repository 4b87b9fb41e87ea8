import type { Usage as ModelUsage } from '@anthropic-ai/sdk/resources/messages';
import { priceOf } from '../../model/prices';
import type { Usage } from '../../model/usage';

/** What writing to the cache costs, in prices of other input: for five minutes, and for an hour. */
const CACHE_WRITE = 1.25;
const CACHE_WRITE_HOUR = 2;

/** One call's usage with its estimated price. */
export function usageOf(
  model: string,
  usage: Pick<ModelUsage, 'input_tokens' | 'output_tokens' | 'cache_creation_input_tokens' | 'cache_read_input_tokens'> &
    Partial<Pick<ModelUsage, 'cache_creation'>>,
): Usage {
  const tokens = {
    input: usage.input_tokens,
    output: usage.output_tokens,
    cacheRead: usage.cache_read_input_tokens ?? 0,
    cacheWrite: usage.cache_creation_input_tokens ?? 0,
  };
  const price = priceOf(model);
  if (!price) return { calls: 1, ...tokens };
  const { input, output, cacheRead, cacheWrite } = tokens;
  const hour = Math.min(usage.cache_creation?.ephemeral_1h_input_tokens ?? 0, cacheWrite);
  const written = (hour * CACHE_WRITE_HOUR + (cacheWrite - hour) * CACHE_WRITE) * price.input;
  const dollars = (input * price.input + output * price.output + cacheRead * price.cacheRead + written) / 1e6;
  return { calls: 1, ...tokens, dollars };
}
