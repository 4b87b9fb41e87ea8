/** The longest thought that is told, characters: a plan keeps no more of it. */
const MAX_THOUGHT = 4000;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/**
 * Reads the value of `thought` out of a JSON text that arrives in pieces, each character once, so that the time is linear in the length of the
 * answer. The returned function takes the next piece and gives the thought so far; undefined before it begins.
 */
export function thoughtReader(): (piece: string) => string | undefined {
  let thought: string | undefined;
  /** The last string that ended, if nothing but white space followed it. */
  let token = '';
  /** A colon after the key `thought` was the last that was read. */
  let named = false;
  /** The string that is being read, and an escape in it of which not all has arrived. */
  let text: string | undefined;
  let escape = '';

  const between = (char: string) => {
    if (/\s/.test(char)) return;
    if (char === '"') text = '';
    if (named && char === '"') thought = '';
    named = char === ':' && token === 'thought';
    token = '';
  };
  const inside = (char: string) => {
    if (escape || char === '\\') {
      escape += char;
      if (escape.length < (escape[1] === 'u' ? 6 : 2)) return;
      text += escape[1] === 'u' ? String.fromCharCode(Number.parseInt(escape.slice(2), 16)) : (ESCAPED[char] ?? char);
      escape = '';
    } else if (char === '"') {
      token = text ?? '';
      text = undefined;
    } else text += char;
  };
  return (piece) => {
    for (let at = 0; at < piece.length; at++) {
      const wasThought = thought !== undefined;
      if (wasThought && (text === undefined || text.length >= MAX_THOUGHT)) break;
      if (text === undefined) between(piece.charAt(at));
      else inside(piece.charAt(at));
      if (wasThought && text !== undefined) thought = text;
    }
    return thought?.replace(/[\ud800-\udbff]$/, '');
  };
}
