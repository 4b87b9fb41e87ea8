/** Case, accents and width folded letter by letter, so that offsets stay those of the original. Kana and Hangul stay as they are. */
export function fold(text: string): string {
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
