const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** One line, single spaces, no zero-width or bidi control characters. */
export function tidy(text: string): string {
  // Most texts of a page are nothing but space, or plain already.
  if (PLAIN.test(text)) return text;
  if (!/\S/.test(text)) return '';
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** At most `length` characters, an ellipsis where something was cut. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).trimEnd()}…`;
}

/**
 * Do two texts say the same thing? The only comparison that may decide identity, options, values and confirmations: see `sameKey`.
 */
export const same = (one: string, other: string): boolean => one === other || sameKey(one) === sameKey(other);

/** Key of `same`: Unicode's composed form (NFC), white space and case folded. Signs, digits, combining marks and emoji are kept. */
export function sameKey(text: string): string {
  return tidy(text).normalize('NFC').toLowerCase();
}

/**
 * Key under which texts that resemble one another meet: accents, signs and punctuation are dropped as well ("C++" and "C#" meet under "c").
 * It proposes candidates for a search and never decides which of them is meant.
 */
export function alikeKey(text: string): string {
  return tidy(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "1 operation", "3 operations". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
