/** A token of a source, or a bracket with what is inside: its text is how it opens then. */
export interface Piece {
  text: string;
  from: number;
  to: number;
  inside?: Piece[];
}

/** Splits a source into tokens and brackets, in linear time and without executing it; else the index from which it cannot be read. */
export function piecesOf(source: string): Piece[] | number {
  const pieces: Piece[] = [];
  const open: Piece[] = [];
  let last = '';
  for (let at = endOf(BLANK, source, 0); at < source.length; at = endOf(BLANK, source, at)) {
    const isRegex = /^\/[^/*]/.test(source.slice(at, at + 2)) && BEFORE_VALUE.test(last);
    const piece: Piece = { text: '', from: at, to: endOf(isRegex ? REGEX : TOKEN, source, at) };
    last = piece.text = source.slice(at, piece.to);
    const [around, closes] = [open.at(-1), ')]}'.indexOf(last) >= 0];
    if (!last || (closes && '([{'[')]}'.indexOf(last)] !== around?.text) || open.length > MAX_DEPTH) return at;
    at = piece.to;
    if (closes && around) around.to = at;
    if (closes) open.pop();
    else (around?.inside ?? pieces).push(piece);
    if (/^[([{]$/.test(last)) open.push(Object.assign(piece, { inside: [] }));
  }
  return open.at(-1)?.from ?? pieces;
}
const MAX_DEPTH = 60;

/** Where a sticky pattern ends that begins here. */
function endOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(source)?.[0].length ?? 0);
}
const BLANK = /(?:\s+|\/\/[^\n]*|\/\*.*?(?:\*\/|$))*/sy;
const TOKEN =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{)|\$\{[^`{}]*\})*`|\d[\w.]*|[\p{ID_Continue}$]+|=>|[=!]=+|[^'"`]/suy;
const REGEX = /\/(?:[^\\/[\n]|\\[^\n]|\[(?:[^\\\]\n]|\\[^\n])*\])+\/[a-z]*/uy;
/** After these a slash begins a regular expression; elsewhere it divides. */
const BEFORE_VALUE = /^(?:|[([{,;:=!&|?+*%~^-]|=>|[=!]=+|return|typeof|case|await)$/;

/** The statements of a block: each ends at a semicolon, with a line, or with the block of a loop, condition or function. */
export function statementsOf(pieces: readonly Piece[], source: string): Piece[][] {
  const found: Piece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const now = found.at(-1) ?? [];
    if (piece.text !== ';') now.push(piece);
    const [head, after] = [piece.text === '(' ? pieces[at - 1] : piece, pieces[at + 1]];
    const isBroken = !!after && /^[\p{ID_Start}$]/u.test(after.text) && source.slice(piece.to, after.from).includes('\n');
    const isLine = isBroken && OPERAND.test(piece.text) && !KEYWORD.test(head?.text ?? '');
    const isBlock = piece.text === '{' && (now[0] === piece || KEYWORD.test(now[0]?.text ?? ''));
    if (piece.text === ';' || isLine || isBlock) found.push([]);
  }
  return found.filter((statement) => statement.length);
}
const OPERAND = /^(?:[\p{ID_Continue}$'"`([{]|\/.)/u;
const KEYWORD = /^(?:if|else|for|while|do|with|switch|try|catch|finally|async|function|class|export|return|await|interface|enum)$/;

/** Splits a list at its commas; a last comma adds nothing. */
export function listOf(pieces: readonly Piece[] = []): Piece[][] {
  const found: Piece[][] = [[]];
  for (const piece of pieces) piece.text === ',' ? found.push([]) : found.at(-1)?.push(piece);
  return found.filter((item) => item.length);
}
