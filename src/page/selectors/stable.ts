/** Whether an id was written by a person, counted up by a library (a position, not an identity), or generated at random. */
export function idKind(id: string): 'stable' | 'counter' | 'random' {
  if (!id || id.length > 80 || /\s/.test(id)) return 'random';
  if (/[«»:]|^_?r_?[0-9a-z]{1,3}_$|-_?r_?[0-9a-z]{1,3}_(-|$)/i.test(id)) return 'random';
  if (/[0-9a-f]{8}-[0-9a-f]{4}-|\d{9,}|[0-9a-f]{12,}/i.test(id)) return 'random';
  if (id.split(/[-_.]/).some(isHash)) return 'random';
  return /\d/.test(id) ? 'counter' : 'stable';
}

/** Is it a class name that a person gave a meaning: words, no hash, no utility class, no state? */
export function isStableClass(name: string): boolean {
  if (!/^[a-z]{2,}([-_]{1,2}[a-z]{2,})*$|^[a-z]+([A-Z][a-z]+)+$/.test(name)) return false;
  if (UTILITY.test(name) || STATE.test(name)) return false;
  return !name.split(/[-_]/).some(isHash);
}
const UTILITY =
  /^(css|sc|jsx|svelte|ng|v|tw|flex|grid|block|inline|hidden|relative|absolute|fixed|sticky|static|text|bg|border|rounded|shadow|font|items|justify|content|self|gap|space|row|col|cols|container|wrapper|w|h|m[trblxy]?|p[trblxy]?|min|max|cursor|transition|duration|ease|opacity|overflow|object|truncate|uppercase|lowercase|capitalize|italic|underline|leading|tracking|whitespace|break|select|pointer|sr|d|float|clearfix|pull|align|z|order|grow|shrink|size|color|animate)([-_]|$)/;
const STATE =
  /(^|[-_])(is|has|active|inactive|open|opened|closed|selected|checked|disabled|enabled|focus|focused|hover|hovered|current|visible|invisible|show|shown|hide|loading|loaded|pressed|expanded|collapsed|dirty|touched|valid|invalid|error|entered|entering|exiting|appear|dragging|first|last|odd|even)([-_]|$)/;

/** Digits between letters, letters without vowels, or irregular case are signs of a generated name. */
function isHash(piece: string): boolean {
  if (piece.length < 5) return false;
  if (/^\d+$/.test(piece)) return piece.length > 8;
  const digits = piece.replace(/\D/g, '').length;
  if (digits >= 2 && /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(piece)) return true;
  if (/[a-z][A-Z]{2,}[a-z]|[A-Z][a-z]?[A-Z][a-z][A-Z]/.test(piece)) return true;
  return piece.length >= 6 && !/[aeiouy]/i.test(piece.replace(/\d/g, ''));
}
