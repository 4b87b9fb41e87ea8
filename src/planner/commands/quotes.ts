import type { Said } from './command';

const PAIRS: Record<string, string> = {
  '"': '"',
  '`': '`',
  '“': '”',
  '„': '“”',
  '«': '»',
  '「': '」',
  '『': '』',
  '‘': '’',
  '《': '》',
};
const FIRST_MARK = 0xe000;
const LAST_MARK = 0xf8ff;

/** A text whose quoted parts are each one private-use character, so that no rule reads what a person quoted. */
export interface Masked {
  source: string;
  text: string;
  /** What stood in quotes, by mark. */
  quotes: string[];
  /** Offset in the original of every character of `text`, and of its end. */
  offsets: number[];
}

/** Masks everything in quotes. An apostrophe opens a quote only where a word could begin and closes it where one ends. */
export function maskQuotes(original: string): Masked {
  const masked: Masked = { source: original, text: '', quotes: [], offsets: [] };
  let at = 0;
  while (at < original.length) {
    const end = closing(original, at);
    masked.offsets.push(at);
    if (end > at && masked.quotes.length < LAST_MARK - FIRST_MARK) {
      masked.text += String.fromCharCode(FIRST_MARK + masked.quotes.length);
      masked.quotes.push(original.slice(at + 1, end));
      at = end + 1;
      continue;
    }
    const character = original[at] ?? '';
    masked.text += isMark(character) ? ' ' : character;
    at += 1;
  }
  masked.offsets.push(original.length);
  return masked;
}

/** The words behind a masked slice. */
export function unmask(slice: string, quotes: readonly string[]): Said {
  const trimmed = slice.trim();
  const inside = [...trimmed].filter(isMark).map((mark) => quotes[mark.charCodeAt(0) - FIRST_MARK] ?? '');
  if (trimmed.length === 1 && inside.length === 1) return { text: inside[0] ?? '', quoted: true };
  const text = [...trimmed].map((letter) => (isMark(letter) ? (quotes[letter.charCodeAt(0) - FIRST_MARK] ?? '') : letter)).join('');
  const said: Said = { text: text.replace(/\s+/g, ' '), quoted: false };
  if (inside.length === 1 && inside[0]) said.inner = inside[0];
  if (inside.length > 1) said.severalQuotes = true;
  return said;
}

function isMark(character: string): boolean {
  const code = character.charCodeAt(0);
  return code >= FIRST_MARK && code <= LAST_MARK;
}

/** Index of the quote that closes the one at `at`, or -1. */
function closing(text: string, at: number): number {
  const open = text[at] ?? '';
  if (open === "'") return closingApostrophe(text, at);
  const closers = PAIRS[open];
  if (!closers) return -1;
  for (let index = at + 1; index < text.length; index++) if (closers.includes(text[index] ?? '')) return index;
  return -1;
}

function closingApostrophe(text: string, at: number): number {
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return -1;
  for (let index = at + 1; index < text.length; index++) {
    if (text[index] === "'" && index > at + 1 && !/[\p{L}\p{N}]/u.test(text[index + 1] ?? ' ')) return index;
  }
  return -1;
}
