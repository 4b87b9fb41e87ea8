import { alikeKey } from '../../../lib/text';
import { conceptOf } from '../concepts';

/** Something with a price, as a page's text tells it. */
export interface Priced {
  name: string;
  /** As written. */
  price: string;
  amount: number;
  currency: string;
}

const AMOUNT = '\\d{1,3}(?:[.,\\s\\u00a0]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';
const PRICE = new RegExp(
  `(R\\$|US\\$|[$€£¥￥₹])\\s?(${AMOUNT})|(${AMOUNT})\\s?(€|£|EUR|USD|GBP|CHF|BRL|JPY|CNY|円|元|kr|zł)(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * Reads names with prices out of lines of text: on one line, or the price under its name. A line with two prices says too little. What stands
 * above the first thing of a list (filters, menus) is no part of it: its name is as far above its price as with the others.
 */
export function pricedIn(lines: readonly string[]): Priced[] {
  const found: (Priced & { above: string[] })[] = [];
  let above: string[] = [];
  for (const line of lines) {
    const prices = [...line.matchAll(PRICE)];
    const rest = bare(line.replace(PRICE, ' '));
    const first = prices[0];
    if (!first) {
      if (/\p{L}{2}/u.test(rest)) above = line.startsWith('#') ? [rest] : [...above, rest];
      continue;
    }
    const amount = amountOf(first[2] ?? first[3] ?? '');
    const before = bare(line.slice(0, first.index)).replace(/[\s:–—|·-]+$/u, '');
    const after = line.slice(first.index + first[0].length);
    // Words on both sides make a sentence: "Free delivery from $50 · Returns for 60 days".
    const prose = /\p{L}{3}/u.test(before) && /\p{L}{3}/u.test(after);
    const own = /\p{L}{3}/u.test(before) ? before : (above[0] ?? rest);
    const named = /\p{L}{3}/u.test(before) ? [] : above;
    if (prices.length === 1 && !prose && /\p{L}/u.test(own) && Number.isFinite(amount))
      found.push({ name: own, price: first[0].trim(), amount, currency: first[1] ?? first[4] ?? '', above: named });
    above = [];
  }
  const usual = usualOf(found.slice(1).map(({ above: lines }) => lines.length));
  return found
    .map(({ above: lines, ...priced }) => (usual && lines.length > usual ? { ...priced, name: lines.at(-usual) ?? priced.name } : priced))
    .filter(({ name }) => conceptOf(alikeKey(name)) === undefined);
}

const bare = (line: string) =>
  line
    .replace(/^#+\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** How many lines of words most of the things have above their price; undefined where it says nothing. */
function usualOf(amounts: number[]): number | undefined {
  const sorted = amounts.filter((amount) => amount > 0).sort((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

/** "1.299,00" and "1,299.00" are the same. */
export function amountOf(text: string): number {
  const bare = text.replace(/[\s\u00a0]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimal ? bare.slice(0, -decimal[0].length) : bare).replace(/[.,]/g, '');
  return Number(`${whole}.${decimal?.[1] ?? '0'}`);
}
