/** Milliseconds as a person reads them: "84 ms", "1.2 s", "2 min 4 s". */
export function sayMs(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** "740", "1.2k", "38k", "1.2M". */
export function sayAmount(amount: number): string {
  if (amount < 1000) return String(amount);
  if (amount < 9950) return `${(amount / 1000).toFixed(1)}k`;
  return amount < 999_500 ? `${Math.round(amount / 1000)}k` : `${(amount / 1_000_000).toFixed(1)}M`;
}

/** Dollars, small ones too: "$0.0042", "$0.13", "$2.40". */
export function sayDollars(dollars: number): string {
  if (dollars === 0) return '$0';
  if (dollars < 0.0001) return '< $0.0001';
  return `$${dollars.toFixed(dollars < 0.01 ? 4 : dollars < 0.1 ? 3 : 2)}`;
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
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
  return span ? relative.format(-Math.floor(seconds / span[1]), span[0]) : 'just now';
}

/** A date and time, short. */
export function sayWhen(when: string | number): string {
  const date = new Date(when);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
