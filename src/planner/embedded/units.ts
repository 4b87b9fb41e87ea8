/** How much one of a unit is: milliseconds of a wait, or CSS px of a scroll. Words of all languages, folded. */
const UNITS: { words: string; ms?: number; px?: number }[] = [
  { words: 'ms|millis|milliseconds?|millisekunden?|millisecondes?|milisegundos?|毫秒|ミリ秒', ms: 1 },
  { words: 's|secs?|seconds?|sek|sekunden?|secondes?|segundos?|秒钟|秒間|秒', ms: 1000 },
  { words: 'mins?|minutes?|minuten?|minutos?|分钟|分間|分', ms: 60_000 },
  { words: 'px|pixels?|pixel|pixeles|像素|ピクセル', px: 1 },
];

/** A pattern that matches any unit. */
export const UNIT_PATTERN = UNITS.map((unit) => unit.words).join('|');

/** The unit of a word as it was written, or undefined. */
export function unitOf(word: string): { ms?: number; px?: number } | undefined {
  return UNITS.find((unit) => new RegExp(`^(?:${unit.words})$`, 'u').test(word));
}
