import type { Usage as ModelUsage } from '@anthropic-ai/sdk/resources/messages';
import type { Usage } from '../../model/usage';

/** Dollars per million tokens: an estimate, and shown as one. */
export interface Price {
  input: number;
  output: number;
  cacheRead: number;
  /** Month of the published prices that it was copied from. */
  asOf: string;
}

const PRICES_OF = '2026-10';
/** By prefix of the model's id, so that dated ids match. Haiku's price is for prompts up to 100,000 tokens; Abra's are far shorter. */
const PRICES: [prefix: string, price: Omit<Price, 'asOf'>][] = [
  ['claude-haiku-5-5', { input: 0.1, output: 0.5, cacheRead: 0.01 }],
  ['claude-sonnet-5-5', { input: 2, output: 10, cacheRead: 0.1 }],
  ['claude-opus-5-5', { input: 4, output: 20, cacheRead: 0.2 }],
];
/** A write to the five-minute cache costs 25 % more than other input. */
const CACHE_WRITE = 1.25;

/** What a model costs; undefined for models that are not in the table. */
export function priceOf(model: string): Price | undefined {
  const price = PRICES.find(([prefix]) => model.startsWith(prefix))?.[1];
  return price && { ...price, asOf: PRICES_OF };
}

/** One call's usage with its estimated price. */
export function usageOf(
  model: string,
  usage: Pick<ModelUsage, 'input_tokens' | 'output_tokens' | 'cache_creation_input_tokens' | 'cache_read_input_tokens'>,
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
  const dollars =
    (input * price.input + output * price.output + cacheRead * price.cacheRead + cacheWrite * price.input * CACHE_WRITE) / 1e6;
  return { calls: 1, ...tokens, dollars };
}
