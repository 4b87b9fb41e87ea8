import type { Model, Usage as ModelUsage } from '@anthropic-ai/sdk/resources/messages';
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
type Rates = readonly [input: number, output: number, cacheRead: number];

/** The ids that the SDK knows, without those that only add a date. */
type Named<Id> = Id extends string ? (string extends Id ? never : Exclude<Id, `${string}-20${number}`>) : never;

/** Dollars per million tokens of each model that the SDK knows. Those of Haiku 5.5 are for prompts up to 100,000 tokens; Abra's are far shorter. */
const PRICES: Readonly<Record<Named<Model>, Rates | 'unknown'>> = {
  'claude-fable-5-2': 'unknown',
  'claude-mythos-5-2': 'unknown',
  'claude-fable-5-1': [10, 50, 0.25],
  'claude-mythos-5-1': [10, 50, 0.25],
  'claude-fable-5': [10, 50, 1],
  'claude-mythos-5': [10, 50, 1],
  'claude-mythos-preview': 'unknown',
  'claude-opus-5-5': [4, 20, 0.2],
  'claude-opus-5': [5, 25, 0.5],
  'claude-opus-4-8': [5, 25, 0.5],
  'claude-opus-4-7': [5, 25, 0.5],
  'claude-opus-4-6': [5, 25, 0.5],
  'claude-opus-4-5': [5, 25, 0.5],
  'claude-sonnet-5-5': [2, 10, 0.1],
  'claude-sonnet-5': [2, 10, 0.2],
  'claude-sonnet-4-6': [3, 15, 0.3],
  'claude-sonnet-4-5': [3, 15, 0.3],
  'claude-haiku-5-5': [0.1, 0.5, 0.01],
  'claude-haiku-4-5': [1, 5, 0.1],
};
/** What writing to the cache costs, in prices of other input: for five minutes, and for an hour. */
const CACHE_WRITE = 1.25;
const CACHE_WRITE_HOUR = 2;

/** What a model costs, also under an id with a date; undefined where the price is not known. */
export function priceOf(model: string): Price | undefined {
  const id = model.replace(/-20\d{6}$/, '');
  const rates = Object.hasOwn(PRICES, id) ? PRICES[id as keyof typeof PRICES] : 'unknown';
  if (rates === 'unknown') return undefined;
  const [input, output, cacheRead] = rates;
  return { input, output, cacheRead, asOf: PRICES_OF };
}

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
