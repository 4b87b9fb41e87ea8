/** Dollars per million tokens: an estimate, and shown as one. */
export interface Price {
  input: number;
  output: number;
  cacheRead: number;
  /** Month of the published prices that it was copied from. */
  asOf: string;
}

const PRICES_OF = '2026-10';
type Rates = readonly [input: number, output: number, cacheRead: number, asOf?: string];

/**
 * Dollars per million tokens. Those of Haiku 5.5 are for prompts up to 100,000 tokens; Abra's are far shorter. Those of DeepSeek are of its hours of
 * most use, and half as much otherwise (api-docs.deepseek.com/quick_start/pricing). Of vendors whose own page was not found there is none here.
 */
export const PRICES = {
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
  'deepseek-flash': [0.3, 1.2, 0.006, '2026-11'],
  'deepseek-v4-pro': [1.32, 3.96, 0.044, '2026-11'],
} as const satisfies Record<string, Rates | 'unknown'>;

/** What a model costs, also under an id with a date; undefined where the price is not known. */
export function priceOf(model: string): Price | undefined {
  const id = model.replace(/-20\d{6}$/, '');
  const rates: Rates | 'unknown' = Object.hasOwn(PRICES, id) ? PRICES[id as keyof typeof PRICES] : 'unknown';
  if (rates === 'unknown') return undefined;
  const [input, output, cacheRead, asOf = PRICES_OF] = rates;
  return { input, output, cacheRead, asOf };
}
