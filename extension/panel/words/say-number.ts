import { language, say } from '../../locales/say';
/** Milliseconds as a person reads them: "84 ms", "1.2 s", "2 min 4 s". */
export function sayMs(ms: number): string {
  if (ms < 1000) return say('number.ms', { n: Math.round(ms) });
  if (ms < 9950) return say('number.s', { n: fixed(ms / 1000, 1) });
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? say('number.s', { n: seconds }) : say('number.minS', { min: Math.floor(seconds / 60), s: seconds % 60 });
}

/** "740", "1.2k", "38k", "1.2M". */
export function sayAmount(amount: number): string {
  if (amount < 1000) return String(amount);
  if (amount < 9950) return say('number.k', { n: fixed(amount / 1000, 1) });
  return amount < 999_500 ? say('number.k', { n: Math.round(amount / 1000) }) : say('number.m', { n: fixed(amount / 1_000_000, 1) });
}

/** Dollars, small ones too: "$0.0042", "$0.13", "$2.40". */
export function sayDollars(dollars: number): string {
  if (dollars === 0) return money(0, 0);
  if (dollars < 0.0001) return `< ${money(0.0001, 4)}`;
  return money(dollars, dollars < 0.01 ? 4 : dollars < 0.1 ? 3 : 2);
}

/** Dollars of a price: "$2", "$0.50", "$0.075". */
export const sayRate = (dollars: number): string => money(dollars, Number.isInteger(dollars) ? 0 : Number.isInteger(dollars * 100) ? 2 : 3);

const fixed = (number: number, digits: number): string => numberFormat(digits).format(number);

const money = (dollars: number, digits: number): string => numberFormat(digits, IN_DOLLARS).format(dollars);
const IN_DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** Kept: making one takes 0.06 ms, and each key that is typed draws one. */
function numberFormat(digits: number, how: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language()} ${how.style} ${digits}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language(), { ...how, minimumFractionDigits: digits, maximumFractionDigits: digits });
    numberFormats.set(key, format);
  }
  return format;
}
const numberFormats = new Map<string, Intl.NumberFormat>();

const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 minutes ago"; empty for an invalid date. `now` in epoch ms. */
export function sayAgo(when: string | number, now: number): string {
  const seconds = (now - new Date(when).getTime()) / 1000;
  if (Number.isNaN(seconds)) return '';
  const span = spans.find(([, length]) => seconds >= length);
  return span ? relative.format(-Math.floor(seconds / span[1]), span[0]) : say('number.justNow');
}

const short = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });

/** A date and time, short. */
export function sayWhen(when: string | number): string {
  const date = new Date(when);
  return Number.isNaN(date.getTime()) ? '' : short.format(date);
}
