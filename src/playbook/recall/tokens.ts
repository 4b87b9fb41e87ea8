import { withoutAccents } from '../../lib/text';
import { jsonLiterals, maskPlaces } from '../../model/goal/json-literals';
import { isConnector, isFiller, isRelation, verbOf, verbOfPair } from '../../model/goal/lexicon';
import { normalisedWords } from '../merge/normalised-words';

/** One word of a goal or a name. `means` is what is compared: the word itself, or "#" and the verb concept that it names. */
export interface Token {
  word: string;
  means: string;
  kind: 'word' | 'verb' | 'filler' | 'relation' | 'separator' | 'quoted' | 'slot';
  /** The text as written: of a quote its inside, of a slot its name. */
  raw: string;
  start: number;
  end: number;
}

/** Quotes, placeholders, e-mail addresses, names of files and hosts (a point between is no end of a sentence), numbers, words (with don't), signs. */
const PIECE =
  /\ue001+|\{\{(?:secret:)?([A-Za-z][\w-]*)\}\}|"([^"]*)"|“([^”]*)”|«([^»]*)»|「([^」]*)」|『([^』]*)』|(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])|https?:\/\/\S+|[^\s,;"']+@[^\s,;"']+\.[^\s,;."']+|[A-Za-z][\w-]*(?:\.[a-z0-9]{1,10})+(?![\p{L}\p{N}_])|\p{N}+(?:[.,:/-]\p{N}+)*(?![\p{L}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\s]/gu;
const SEPARATORS = new Set([',', ';', '、', '，', '；', '。', '.', '!', '！', ':', '&', '+', '•', '→', '>', '/', '|']);
const SILENT = new Set(['-', '–', '—', '(', ')', '[', ']', '"', "'", '’', '‘', '”', '“', '…', '*', '#', '`']);

/** The tokens of a text, in order. Two-word verbs are one token; line breaks separate. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const literals = jsonLiterals(text);
  for (const match of maskPlaces(text, literals, LITERAL).matchAll(PIECE)) {
    const [raw, slot, ...quotes] = match;
    const start = match.index;
    const place = { start, end: start + raw.length };
    const whole = literals.filter((one) => one.start >= start && one.end <= place.end);
    if (whole.length) {
      tokens.push(...whole.map((one) => quotedToken(text.slice(one.start, one.end), one)));
      continue;
    }
    const quoted = quotes.find((inside) => inside !== undefined);
    if (slot !== undefined) tokens.push({ word: raw, means: raw, kind: 'slot', raw: slot, ...place });
    else if (quoted !== undefined) tokens.push(quotedToken(quoted, place));
    else if (SEPARATORS.has(raw)) tokens.push({ word: raw, means: raw, kind: 'separator', raw, ...place });
    else if (!SILENT.has(raw)) tokens.push(...wordTokens(raw, start));
    if (/^[^\S\n]*\n/.test(text.slice(place.end, place.end + 40)))
      tokens.push({ word: '', means: '', kind: 'separator', raw: '', start: place.end, end: place.end });
  }
  return joinPairs(tokens).map(keepLastLetter);
}

/** What is in quotes, and an object in JSON, is one value as it is written. */
const quotedToken = (inside: string, { start, end }: Pick<Token, 'start' | 'end'>): Token => ({
  word: withoutAccents(inside),
  means: `"${inside}"`,
  kind: 'quoted',
  raw: inside,
  start,
  end,
});
/** Stands for each sign of such an object while the words around it are told apart. */
const LITERAL = '\ue001';

function wordTokens(raw: string, start: number): Token[] {
  const parts = /[\p{L}\p{N}]/u.test(raw) && !/[@/]/.test(raw) ? normalisedWords(raw.replace(/['’]/g, '')) : [withoutAccents(raw)];
  let at = 0;
  return parts.map((word) => {
    const found = parts.length === 1 ? 0 : Math.max(0, withoutAccents(raw).indexOf(word, at));
    at = found + word.length;
    const end = parts.length === 1 ? raw.length : found + word.length;
    return { word, ...meaning(word), raw: raw.slice(found, end), start: start + found, end: start + end };
  });
}

function meaning(word: string): Pick<Token, 'means' | 'kind'> {
  if (isRelation(word)) return { means: word, kind: 'relation' };
  const verb = verbOf(word);
  if (verb) return { means: `#${verb}`, kind: 'verb' };
  if (isConnector(word)) return { means: word, kind: 'separator' };
  return { means: word, kind: isFiller(word) ? 'filler' : 'word' };
}

/** "e" and "y" mean "and" in some languages, but at the end they belong to what is meant: "vitamin e". */
function keepLastLetter(token: Token, index: number, tokens: readonly Token[]): Token {
  const next = tokens[index + 1];
  const ends = next === undefined || (next.kind === 'separator' && next.raw.length < 2);
  return ends && /^[a-zа-я]$/u.test(token.word) && (token.kind === 'separator' || token.kind === 'filler')
    ? { ...token, kind: 'word', means: token.word }
    : token;
}

function joinPairs(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const verb = last && verbOfPair(last.word, token.word);
    if (last && verb)
      joined[joined.length - 1] = { ...last, word: `${last.word} ${token.word}`, means: `#${verb}`, kind: 'verb', end: token.end };
    else joined.push(token);
  }
  return joined;
}
