/** A token of a source, or a bracket with what is inside: its text is how it opens then. */
export interface SourceToken {
  text: string;
  from: number;
  to: number;
  inside?: SourceToken[];
}

/** Splits a source into tokens and brackets, in linear time and without executing it; else the index from which it cannot be read. */
export function splitSource(source: string): SourceToken[] | number {
  const tokens: SourceToken[] = [];
  const open: SourceToken[] = [];
  let last = '';
  for (let at = endOf(BLANK, source, 0); at < source.length; at = endOf(BLANK, source, at)) {
    const isRegex = /^\/[^/*]/.test(source.slice(at, at + 2)) && BEFORE_VALUE.test(last);
    const token: SourceToken = { text: '', from: at, to: endOf(isRegex ? REGEX : TOKEN, source, at) };
    last = token.text = source.slice(at, token.to);
    const [around, closes] = [open.at(-1), ')]}'.indexOf(last)];
    if (!last || (closes >= 0 && '([{'[closes] !== around?.text) || open.length > MAX_DEPTH) return at;
    at = token.to;
    if (closes >= 0 && around) around.to = at;
    if (closes >= 0) open.pop();
    else (around?.inside ?? tokens).push(token);
    if (/^[([{]$/.test(last)) open.push(Object.assign(token, { inside: [] }));
  }
  return open.at(-1)?.from ?? tokens;
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
export function statementsOf(tokens: readonly SourceToken[], source: string): SourceToken[][] {
  const found: SourceToken[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const now = found.at(-1) ?? [];
    if (token.text !== ';') now.push(token);
    const [head, after] = [token.text === '(' ? tokens[at - 1] : token, tokens[at + 1]];
    const isBroken = !!after && /^[\p{ID_Start}$]/u.test(after.text) && source.slice(token.to, after.from).includes('\n');
    const isLine = isBroken && OPERAND.test(token.text) && !KEYWORD.test(head?.text ?? '');
    const isBlock = token.text === '{' && (now[0] === token || KEYWORD.test(now[0]?.text ?? ''));
    if (token.text === ';' || isLine || isBlock) found.push([]);
  }
  return found.filter((statement) => statement.length);
}
const OPERAND = /^(?:[\p{ID_Continue}$'"`([{]|\/.)/u;
const KEYWORD = /^(?:if|else|for|while|do|with|switch|try|catch|finally|async|function|class|export|return|await|interface|enum)$/;

/** The tokens between commas. */
export function listOf(tokens: readonly SourceToken[] = []): SourceToken[][] {
  const found: SourceToken[][] = [[]];
  for (const token of tokens) token.text === ',' ? found.push([]) : found.at(-1)?.push(token);
  return found.filter((item) => item.length);
}

/** The tokens as a text for comparing. */
export const codeOf = (tokens: readonly SourceToken[] = []): string => tokens.map(({ text }) => text).join(' ');
