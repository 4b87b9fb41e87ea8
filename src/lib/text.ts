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

/** How two labels are compared: case, accents, punctuation and spaces folded. */
export function normalise(text: string): string {
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
