import { bareWords, withoutAccents } from '../../lib/text';
import { normalisedWords } from '../merge/normalised-words';
import { type DescribedPlaybook, type Description, findWords, tellingTokens } from './describe-playbook';
import { givenValue } from './given-value';
import type { Match } from './match-goal';
import { matchGoal } from './match-goal';
import type { Token } from './tokens';
import { variantPlaces } from './variant-places';

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

/**
 * Tokens have no signs and marks: signs that belong to a word ("+1", "C++", "€10") must be in both, and part of the bound values; a word that
 * differs in a mark ("año", "ano") is for the planner, which sees what the page has.
 */
function saysSigns(part: readonly Token[], text: string, { description, variant, params }: Match): boolean {
  let [from, to] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
  while (from > 0 && /\S/.test(text[from - 1] ?? ' ')) from--;
  while (to < text.length && /\S/.test(text[to] ?? ' ')) to++;
  // What is in quotes is bound as it is written, and its quotes are no signs of a word.
  const quotes = part.filter(({ kind }) => kind === 'quoted');
  const unquoted = quotes.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
  const words = bareWords(unquoted.slice(from, to));
  const told = bareWords(`${description.said.replace(/\{\{[^}]*\}\}/g, ' ')} ${variant ?? ''}`);
  const [said, literal] = [words, told].map((all) => all.filter((word) => SIGNED.test(word))) as [string[], string[]];
  const bound = Object.values(params).flatMap(bareWords);
  if (words.some((word) => !told.includes(word) && told.some((one) => isMarkedOtherwise(word, one)))) return false;
  return said.every((word) => literal.includes(word) || bound.includes(word)) && literal.every((word) => said.includes(word));
}
/** Not of Cyrillic: "ё" is typed as "е". */
const isMarkedOtherwise = (word: string, other: string) => MARKED.test(word) && withoutAccents(word) === withoutAccents(other);
const MARKED = /[\p{Script=Latin}\p{Script=Greek}]/u;
const SIGNED = /^[^\p{L}\p{M}\p{N}]+[\p{L}\p{N}]|[\p{L}\p{N}][^\p{L}\p{M}\p{N}]+$/u;

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
  const params = bindRest(rest, part, text, described, description);
  if (!params) return undefined;
  return { described, description, params, score, ...(variant === undefined ? {} : { variant }) };
}

/** The remaining words must be the values that a goal gives: of the only param, else each after the label of its field. Nothing may be left over. */
function bindRest(
  rest: readonly Token[],
  part: readonly Token[],
  text: string,
  described: DescribedPlaybook,
  { said }: Description,
): Record<string, string> | undefined {
  const { asked } = described;
  if (!rest.length) return asked.length ? undefined : {};
  // A name that says where its value stands ("Send the report to …") is no other goal's ("send the report for Ada").
  return (
    (asked.length === 1 && !said.includes('…') ? bindOnly(rest, part, text, described) : undefined) ??
    bindByLabels(rest, part, text, described)
  );
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
