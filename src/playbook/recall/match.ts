import { bareWords, withoutAccents } from '../../lib/text';
import { isFiller } from '../../model/goal/lexicon';
import { secretWord } from '../../model/secret';
import { normalisedWords } from '../normalised-words';
import { type DescribedPlaybook, type Description, findWords, tellingTokens, VARIANT, type Variant } from './describe-playbook';
import { givenValue } from './given-value';
import type { Token } from './tokens';

/** A playbook that does exactly what a part of a goal says. */
export interface Match {
  described: DescribedPlaybook;
  description: Description;
  variant?: string;
  params: Record<string, string>;
  /** What it asks to be told or checked is for a planner to see, as it was when that goal was learned. */
  reads?: true;
  /** 0..1, comparable among matches of one part. */
  score: number;
}

/**
 * Does the description cover every telling word of this part, and this part every word of the description? `inherited` is the verb of an
 * earlier part, for parts without one ("set theme to Fuchsia, style Lyra").
 */
export function matchPart(
  part: readonly Token[],
  text: string,
  described: DescribedPlaybook,
  description: Description,
  inherited: string | undefined,
): Match | undefined {
  const match = description.ordered
    ? matchGoal(part, text, described, description)
    : matchBag(part, text, described, description, inherited);
  return match && saysSigns(part, text, match) ? match : undefined;
}

/** Tokens have no signs; signs that belong to a word ("+1", "C++", "€10") must be in both, and part of the bound values. */
function saysSigns(part: readonly Token[], text: string, { description, variant, params }: Match): boolean {
  let [from, to] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
  while (from > 0 && /\S/.test(text[from - 1] ?? ' ')) from--;
  while (to < text.length && /\S/.test(text[to] ?? ' ')) to++;
  const said = bareWords(text.slice(from, to)).filter((word) => SIGNED.test(word));
  const literal = bareWords(`${description.said.replace(/\{\{[^}]*\}\}/g, ' ')} ${variant ?? ''}`).filter((word) => SIGNED.test(word));
  const bound = Object.values(params).flatMap(bareWords);
  return said.every((word) => literal.includes(word) || bound.includes(word)) && literal.every((word) => said.includes(word));
}
const SIGNED = /^[^\p{L}\p{M}\p{N}]+[\p{L}\p{N}]|[\p{L}\p{N}][^\p{L}\p{M}\p{N}]+$/u;

function matchGoal(part: readonly Token[], text: string, described: DescribedPlaybook, description: Description): Match | undefined {
  const found: Record<string, string> = {};
  let variant: string | undefined;
  const tokens = tellingTokens(part);
  let at = 0;
  for (const [index, wanted] of description.tokens.entries()) {
    // A secret is the same in every goal: its name, never its value. Where the word before it says which ("my password"), it need not be written.
    if (isSecret(wanted) && tokens[at]?.means !== wanted.means && secretWord(description.tokens[index - 1]?.word ?? '')) continue;
    if (wanted.kind !== 'slot' || isSecret(wanted)) {
      if (tokens[at]?.means !== wanted.means) return undefined;
      at++;
      continue;
    }
    const next = description.tokens[index + 1];
    const end = next === undefined ? tokens.length : nextPlace(tokens, next, at + 1);
    if (end <= at) return undefined;
    const taken = part.filter(({ start }) => start >= (tokens[at]?.start ?? 0) && start < (tokens[end]?.start ?? Infinity));
    if (wanted.raw === VARIANT) variant = variantIn(trimFillers(taken), text, described.variants);
    else {
      const value = givenValue(
        trimFillers(taken),
        text,
        described.params.find(({ name }) => name === wanted.raw),
      );
      if (value === undefined) return undefined;
      found[wanted.raw] = value;
    }
    if (wanted.raw === VARIANT && variant === undefined) return undefined;
    at = end;
  }
  if (at !== tokens.length) return undefined;
  const exact = description.tokens.every(({ kind, word }) => kind === 'slot' || tokens.some((token) => token.word === word));
  return { described, description, params: found, score: exact ? 0.98 : 0.95, ...(variant === undefined ? {} : { variant }) };
}

const isSecret = ({ word }: Token) => word.startsWith('{{secret:');

/** The index of the literal that ends a slot; the slot has no words that could be it. */
function nextPlace(tokens: readonly Token[], next: Token, from: number): number {
  if (next.kind === 'slot') return from;
  const at = tokens.findIndex((token, index) => index >= from && token.means === next.means);
  return at;
}

function matchBag(
  part: readonly Token[],
  text: string,
  described: DescribedPlaybook,
  description: Description,
  inherited: string | undefined,
): Match | undefined {
  if (!described.playbook.variableStep) return finishBag(part, text, described, description, inherited, undefined);
  for (const place of variantPlaces(part, text, described.variants)) {
    const rest = [...part.slice(0, place.at), ...part.slice(place.at + place.length)];
    const match = finishBag(rest, text, described, description, inherited, place.label);
    if (match) return match;
  }
  return undefined;
}

function finishBag(
  part: readonly Token[],
  text: string,
  described: DescribedPlaybook,
  description: Description,
  inherited: string | undefined,
  variant: string | undefined,
): Match | undefined {
  const rest = [...tellingTokens(part)];
  let score = description.source === 'name' ? 0.96 : 0.95;
  for (const wanted of description.tokens) {
    const at = rest.findIndex(({ means, kind }) => means === wanted.means && kind !== 'quoted');
    if (at >= 0) {
      if (rest[at]?.word !== wanted.word) score -= 0.02;
      rest.splice(at, 1);
    } else if (wanted.kind === 'verb' && !rest.some(({ kind }) => kind === 'verb')) {
      if (inherited === undefined ? variant === undefined : inherited !== wanted.means) return undefined;
      score -= inherited === undefined ? 0.06 : 0.03;
    } else return undefined;
  }
  const params = bindRest(rest, part, text, described);
  if (!params) return undefined;
  return { described, description, params, score, ...(variant === undefined ? {} : { variant }) };
}

/** The remaining words must be the values that a goal gives: of the only param, else each after the label of its field. Nothing may be left over. */
function bindRest(
  rest: readonly Token[],
  part: readonly Token[],
  text: string,
  described: DescribedPlaybook,
): Record<string, string> | undefined {
  const { asked } = described;
  if (!rest.length) return asked.length ? undefined : {};
  return (asked.length === 1 ? bindOnly(rest, part, text, described) : undefined) ?? bindByLabels(rest, part, text, described);
}

/** "search for tripod": the words at the end. */
function bindOnly(
  rest: readonly Token[],
  part: readonly Token[],
  text: string,
  { asked: [only], params }: DescribedPlaybook,
): Record<string, string> | undefined {
  const first = rest[0];
  const last = rest.at(-1);
  if (only === undefined || !first || !last) return undefined;
  const between = part.filter(({ start }) => start >= first.start && start <= last.start);
  if (tellingTokens(between).length !== rest.length || tellingTokens(part).at(-1) !== last) return undefined;
  const value = givenValue(
    between,
    text,
    params.find(({ name }) => name === only),
  );
  return value === undefined ? undefined : { [only]: value };
}

/** "fill in name Ada and place Oslo": after each label, as far as nothing else is meant. */
function bindByLabels(
  rest: readonly Token[],
  part: readonly Token[],
  text: string,
  { asked, params }: DescribedPlaybook,
): Record<string, string> | undefined {
  const left = new Set(rest);
  const bound: Record<string, string> = {};
  for (const name of asked) {
    const param = params.find((one) => one.name === name);
    const label = normalisedWords(param?.label ?? name);
    const at = findWords(part, label, 0);
    if (at < 0) return undefined;
    const value = runOf(part, at + label.length, left);
    const given = givenValue(value, text, param);
    if (given === undefined) return undefined;
    bound[name] = given;
    for (const token of [...part.slice(at, at + label.length), ...value]) left.delete(token);
  }
  return left.size ? undefined : bound;
}

/** The remaining tokens from `at` on, after fillers and up to the first used one. */
function runOf(part: readonly Token[], at: number, left: ReadonlySet<Token>): Token[] {
  let from = at;
  while (part[from]?.kind === 'filler') from++;
  let to = from;
  while (part[to] && left.has(part[to] as Token)) to++;
  return part.slice(from, to);
}

function trimFillers(tokens: readonly Token[]): Token[] {
  const isEdge = ({ kind, word }: Token) => kind === 'separator' || (kind === 'filler' && isFiller(word));
  let [from, to] = [0, tokens.length];
  while (from < to && isEdge(tokens[from] as Token)) from++;
  while (to > from && isEdge(tokens[to - 1] as Token)) to--;
  return tokens.slice(from, to);
}

/** The variant that these words are, wholly. */
function variantIn(tokens: readonly Token[], text: string, variants: readonly Variant[]): string | undefined {
  const quoted = tokens.length === 1 && tokens[0]?.kind === 'quoted' ? tokens[0].raw : undefined;
  const place = variantPlaces(tokens, text, variants).find(({ at, length }) => at === 0 && length === tokens.length);
  return quoted === undefined
    ? place?.label
    : variants.find(({ label }) => label === quoted || withoutAccents(label) === withoutAccents(quoted))?.label;
}

/** Where known variants occur, longest first. Labels that differ in signs only ("C", "C#") count as written, else not at all. */
function variantPlaces(
  tokens: readonly Token[],
  text: string,
  variants: readonly Variant[],
): { label: string; at: number; length: number }[] {
  const places: { label: string; at: number; length: number }[] = [];
  const alike = new Map<string, Variant[]>();
  for (const variant of variants) alike.set(variant.words.join(' '), [...(alike.get(variant.words.join(' ')) ?? []), variant]);
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'quoted') {
      const named = variants.filter(({ label }) => withoutAccents(label) === token.word);
      if (named.length === 1 && named[0]) places.push({ label: named[0].label, at, length: 1 });
    }
  }
  for (const same of alike.values()) {
    const [{ words: wanted } = { words: [] }] = same;
    for (let at = findWords(tokens, wanted, 0); at >= 0; at = findWords(tokens, wanted, at + 1)) {
      const first = tokens[at];
      const written = first ? (/^\S*/.exec(text.slice(tokens[at + wanted.length - 1]?.start ?? 0))?.[0] ?? '') : '';
      const label =
        same.length === 1
          ? same[0]?.label
          : same.find((variant) => withoutAccents(variant.label).endsWith(withoutAccents(written.replace(/[,;.!?]+$/, ''))))?.label;
      if (label !== undefined) places.push({ label, at, length: wanted.length });
    }
  }
  return places.sort((left, right) => right.length - left.length || left.at - right.at);
}
