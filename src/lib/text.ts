/**
 * The text without invisible characters, which could carry a hidden message to a model: format and control characters, fillers, tags,
 * variation selectors. Those that shape visible text stay where Unicode needs them: one presentation selector and joiners of emoji ("👩‍💻",
 * "1️⃣"), the three flags that are spelled in tags, and joiners after letters of joining scripts and after the virama of Indic ones.
 */
export function withoutInvisible(text: string): string {
  // Shortcut: most texts are of these characters alone; ten times as fast.
  if (SEEN.test(text)) return text;
  return UNSEEN.test(text) ? text.replace(UNSEEN_BUT, '$1').replace(BLANK, ' ') : text;
}

/** The same, with each such character replaced by `say` instead of removed. */
export const replaceInvisible = (text: string, say: (sign: string) => string): string =>
  UNSEEN.test(text) ? text.replace(UNSEEN_BUT, (sign: string, kept?: string) => kept ?? say(sign)) : text;

const SEEN = /^[\t-\r -~\u00a0-\u00ac\u00ae-\u02ff]*$/;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffc\u2800]|(?!\s)\p{Cc}/u;
const [GLYPH, JOINABLE] = [
  '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?',
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}]|(?!\\p{Script=Inherited})\\p{M}',
];
const UNSEEN_BUT = new RegExp(
  [
    `(\\u{1f3f4}(?:${['gbeng', 'gbsct', 'gbwls'].map(inTags).join('|')})\\u{e007f}`,
    `${GLYPH}(?:\\u200d${GLYPH})*`,
    '[0-9#*]\\ufe0f\\u20e3',
    '(?=\\p{L})\\p{Script=Mongolian}[\\u180b-\\u180d\\u180f]',
    `(?<=(?!\\p{Default_Ignorable_Code_Point})(?:${JOINABLE}))(?:\\u200d|\\u200c(?=\\p{L}|\\p{M})))`,
    UNSEEN.source.replace('\\u2800', ''),
  ].join('|'),
  'gu',
);
/** Looks like a space and is none (blank Braille pattern). */
const BLANK = /\u2800/g;

function inTags(letters: string): string {
  return [...letters].map((letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`).join('');
}

/** For a person to read: characters that change the writing direction are shown as codes, so that a text cannot be read otherwise than it is. */
export const showDirectionChanges = (text: string): string =>
  text.replace(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** One line, single spaces, no invisible characters. */
export function tidy(text: string): string {
  // Shortcut: most texts of a page are white space only, or tidy already.
  if (PLAIN.test(text)) return text;
  if (!/\S/.test(text)) return '';
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** The first `most` characters of `tidy(text)`, without processing more of the text than they need. */
export function tidyStart(text: string, most: number): string {
  for (let end = 2 * (most + SEAM); ; end *= 4) {
    const told = tidy(text.slice(0, end));
    if (end >= text.length || told.length >= most + SEAM) return told.slice(0, most);
  }
}
/** A cut through a sequence (an emoji has up to 35 characters) would change how it is shown. */
const SEAM = 40;

/** At most `length` characters, with an ellipsis where something was cut. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).trimEnd()}…`;
}

/** Do two texts say the same? The only comparison that may decide identity, options, values and confirmations: see `sameKey`. */
export const same = (one: string, other: string): boolean => one === other || sameKey(one) === sameKey(other);

/**
 * Key of `same`: Unicode's composed form (NFC), white space and case folded, and what is one character in two shapes: wide and half-width forms, Arabic
 * presentation forms, ligatures, text and emoji presentation, typographic quotes, dashes and ellipses (no keyboard has those of the page). Signs,
 * digits, combining marks and emoji are kept. Case is folded without a locale: "İ" is "i" and "ς" is "σ", but "ı" is not "i" and "ß" not "ss".
 * `Intl.Collator` does not fit: where it ignores case it takes hiragana for katakana and "m²" for "m2" as well.
 */
export function sameKey(text: string): string {
  const plain = tidy(text);
  if (ASCII.test(plain)) return plain.toLowerCase();
  return plain
    .replace(SHAPED, (shaped) => shaped.normalize('NFKC'))
    .replace(VARIANTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(TWINS, (sign) => TWIN[sign] ?? sign)
    .trim();
}

const ASCII = /^[ -~]*$/;
/** Matched as runs, because the voicing mark of half-width kana is a character of its own. */
const SHAPED = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff01-\uffee]+/g;
const VARIANTS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const TWINS = /[ς\u00b5‘’‛ʼ“”„‟‐‑‒–—―−…]|i\u0307/g;
const TWIN: Record<string, string> = { ς: 'σ', '\u00b5': 'μ', i̇: 'i', '…': '...' };
for (const sign of '‘’‛ʼ') TWIN[sign] = "'";
for (const sign of '“”„‟') TWIN[sign] = '"';
for (const sign of '‐‑‒–—―−') TWIN[sign] = '-';

/**
 * Key under which texts that resemble one another meet: accents, signs and punctuation are dropped as well ("C++" and "C#" meet under "c").
 * It proposes candidates for a search and never decides which of them is meant.
 */
export function alikeKey(text: string): string {
  return apart(sameKey(text).normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters with a stroke, or without their dot, as a letter and a mark: Unicode takes apart only those whose mark stands by the letter. */
const apart = (decomposed: string) => decomposed.replace(/[đħıłøŧ]/g, (letter) => `${'dhilot'['đħıłøŧ'.indexOf(letter)]}\u0338`);

/**
 * The words of a text as `same` compares them, without decoration: quotation marks, brackets, the end of a sentence, the kind of decimal
 * point, hyphens between words. "Sign-in…" is "sign", "in"; "C++" and "-5" keep their signs, and signs that stand alone are words.
 */
export function bareWords(text: string): string[] {
  const known = KNOWN.get(text);
  if (known) return known;
  const words = splitBare(text);
  if (KNOWN.size >= 2000) KNOWN.clear();
  KNOWN.set(text, words);
  return words;
}
/** A cache: pages show the same texts at each scan. */
const KNOWN = new Map<string, string[]>();

function splitBare(text: string): string[] {
  return sameKey(text)
    .replace(/(?<=\d)[.,'](?=\d)/g, '.')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(EDGES, '') || word)
    .filter((word) => word !== '');
}
const EDGES = /^["'([{«‹*]+|["')\]}»›*.,:;!?]+$/g;

/**
 * Do two texts differ in a sign, a mark, or the beginning of a word: "+1" and "-1", "C++" and "C#", "カス" and "ガス", "año" and "ano", "lock"
 * and "unlock"? Then they mean different things, and one is not the other reworded. Decoration ("Save…", "🗑 Delete") makes no difference.
 */
export function differInMeaning(one: string, other: string): boolean {
  if (same(one, other)) return false;
  if (digitsOf(one) !== digitsOf(other) && lettersOf(one) === lettersOf(other)) return true;
  const [left, right] = [bareWords(one), bareWords(other)];
  const [gone, come] = [left.filter((word) => !right.includes(word)), right.filter((word) => !left.includes(word))];
  const alike = gone.flatMap((word) => come.filter((now) => alikeKey(word) === alikeKey(now)).map((now) => [word, now].map(markedLetters)));
  if (alike.length) return alike.some(([word, now]) => word !== now) || meaningfulSigns(gone.join(' ')) !== meaningfulSigns(come.join(' '));
  if (gone.length === 1 && come.length === 1 && isOtherWord(gone[0] ?? '', come[0] ?? '')) return true;
  const [signs, none] = gone.length ? [gone, come] : [come, gone];
  if (none.length || !signs.some((word) => MEANS.test(word)) || !signs.every((word) => alikeKey(word) === '')) return false;
  return left.some((word) => /\p{N}/u.test(word));
}

/**
 * The same stem with another prefix, or with and without one: "lock" and "unlock", "enable" and "disable", "anmelden" and "abmelden", "ปิด"
 * and "เปิด" (a vowel that is written first). Inflection is at the end of a word. Prefixes of European languages have two or three letters;
 * with a prefix on both sides the stem needs four, or every other "-ate" would match.
 */
function isOtherWord(one: string, other: string): boolean {
  let end = 0;
  while (end < Math.min(one.length, other.length) && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one, other].map((word) => word.slice(0, word.length - end)) as [string, string];
  if (!left || !right) return end >= 3 && PREFIX.test(left || right);
  if (!EUROPEAN.test(left) || !EUROPEAN.test(right)) return false;
  // "в" and "вы" may be told by one letter more, "Cameras" and "Kameras" are one word in two languages.
  return Math.min(left.length, right.length) > 1 ? end >= 4 : end >= 6 && (left.startsWith(right) || right.startsWith(left));
}
const EUROPEAN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,3}$/u;
const PREFIX = /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,3}|[เ-ไ])$/u;

/** Signs that change what a number says ("< 10", "10 %"), but no words ("Next >"): those of mathematics (arrows are not), money, parts and counting. */
const MEANS = /[^\P{Sm}\u2190-\u21ff]|[\p{Sc}%‰#°]/u;

/** "v1.0" is "1 0", "v10" is "10". */
const digitsOf = (text: string) => alikeKey(text).match(/\d+/g)?.join(' ');
const lettersOf = (text: string) => alikeKey(text).replaceAll(' ', '');

/** The signs and marks of a text that change its meaning, wherever they stand: "€ 10" equals "10 €". Empty for most texts. */
export function meaningfulSigns(text: string): string {
  const bare = bareWords(text).join('');
  return [...apart(bare.normalize('NFD')).replace(/[\p{L}\p{N}]+/gu, '')].sort().join('');
}

const markedLetters = (word: string) => apart(word.normalize('NFD')).replace(/[^\p{L}\p{M}]+/gu, '');

/** What a person typed, with the marks that its words have in a name where they were typed with none: many a keyboard has none. */
export function markedAsIn(name: string, typed: string): string {
  const there = name.match(EUROPEAN_WORD) ?? [];
  return typed.replace(EUROPEAN_WORD, (word) =>
    MARK.test(apart(word.toLowerCase().normalize('NFD'))) || there.some((one) => same(one, word))
      ? word
      : (there.find((one) => alikeKey(one) === alikeKey(word)) ?? word),
  );
}
const EUROPEAN_WORD = /[\p{Script=Latin}\p{Script=Greek}][\p{Script=Latin}\p{Script=Greek}\p{M}]*/gu;
const MARK = /\p{M}/u;

/**
 * Replaces a part of a text where it stands by itself, with its own signs: not the "C" of "C++", the "5" of "-5" and "1.5", the "Men" of
 * "Men's". Separators and decoration may adjoin it ("Theme:Neutral", "🔴Red").
 */
export function replaceWhole(text: string, part: string, by: string, flags = ''): string {
  if (sameKey(part) === '') return text;
  const literal = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const joined = String.raw`[\p{L}\p{N}\p{M}\p{Sc}\p{Pd}\p{Emoji_Modifier}\u200d%‰°&@_^#]|(?!\|)\p{Sm}`;
  const beside = (edge = '') => (/\p{So}/u.test(edge) ? `${joined}|\\p{So}` : joined);
  const before = `${beside([...part][0])}|\\p{N}[.,:/]|[\\p{L}\\p{N}][.'’]`;
  const after = `${beside([...part].at(-1))}|[.,:/]\\p{N}|[.'’][\\p{L}\\p{N}]`;
  return text.replace(new RegExp(`(?<!${before})${literal}(?!${after})`, `gu${flags}`), () => by);
}

/** Are the characters of `wanted` in `text`, in their order? Letter case, white space and what stands between them are its own, as fields format numbers and editors close brackets. */
export function hasInOrder(text: string, wanted: string): boolean {
  const signs = sameKey(text).replace(/\s/g, '');
  let from = 0;
  for (const sign of sameKey(wanted).replace(/\s/g, '')) {
    from = signs.indexOf(sign, from) + 1;
    if (!from) return false;
  }
  return true;
}

/** "1 operation", "3 operations". */
export function countNoun(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** A text for comparing what was typed with what a field holds: composed (NFC), plain spaces, without the marks that editors insert. */
export function comparableAsTyped(text: string): string {
  return text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f\u3000]/g, ' ')
    .normalize('NFC');
}

/**
 * A text with case, width and accents of Latin folded unit by unit, so that offsets stay those of the original: for reading grammar words of a command whose
 * values are then cut from the original. Kana and Hangul stay as they are.
 */
export function foldLetters(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) folded += foldUnit(text[index] ?? '');
  return folded;
}

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : unit;
  if (unit === '’') return "'";
  const wide = unit.normalize('NFKC');
  const base = wide.length === 1 && /[\p{Script=Latin}\d\p{P}\p{S}\p{Zs}]/u.test(wide) ? wide : unit;
  const bare = /\p{Script=Latin}/u.test(base) ? (base.normalize('NFD')[0] ?? base) : base;
  const lower = bare.toLowerCase();
  return lower.length === 1 ? lower : bare;
}

/**
 * A text with case, width, white space and the accents of Latin, Greek and Cyrillic folded; marks of other scripts are letters there, and signs stay. Words of
 * goals and playbooks are looked up so.
 */
export function withoutAccents(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return tidy(text).normalize('NFKD').toLowerCase().replace(ACCENTS, '$1').normalize('NFC');
}
/** Not the breve of Cyrillic: "й" is another letter than "и". */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+|(?<=\p{Script=Cyrillic})[\u0300\u0301\u0308]/gu;
