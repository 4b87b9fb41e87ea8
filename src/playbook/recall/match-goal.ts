import { isFiller, isRole } from '../../model/goal/lexicon';
import { secretWord } from '../../model/secret/secret';
import {
  type DescribedPlaybook,
  type Description,
  isName,
  type Leads,
  leadsBehind,
  leadsIn,
  tellingTokens,
  VARIANT,
} from './describe-playbook';
import { givenValue } from './given-value';
import type { Token } from './tokens';
import { variantIn } from './variant-places';

/** A part of a goal as it is read: its tokens, those that tell something, and what leads to each of those. */
interface Said {
  part: readonly Token[];
  tokens: readonly Token[];
  leads: Leads;
  behind: Leads;
  text: string;
}

/**
 * Does a part of a goal say what an earlier goal said, word by word, with values in the places of values? A value is the words between those
 * that stood around it then, behind the same word for its role ("to", "for"): the parts "from Oslo" and "to Rome" may come in any order.
 */
export function matchGoal(part: readonly Token[], text: string, described: DescribedPlaybook, description: Description): Match | undefined {
  const said: Said = { part, text, tokens: tellingTokens(part), leads: leadsIn(part), behind: leadsBehind(part) };
  const asSaid = matchInOrder(said, described, description);
  if (asSaid) return asSaid;
  const tokens = inOrderOf(description, said);
  return tokens && matchInOrder({ ...said, tokens }, described, description);
}

function matchInOrder(said: Said, described: DescribedPlaybook, description: Description): Match | undefined {
  const { tokens } = said;
  const found: Record<string, string> = {};
  let variant: string | undefined;
  let at = 0;
  for (const [index, wanted] of description.tokens.entries()) {
    // A secret is the same in every goal: its name, never its value. Where the word before it says which ("my password"), it need not be written.
    if (isSecret(wanted) && tokens[at]?.means !== wanted.means && secretWord(description.tokens[index - 1]?.word ?? '')) continue;
    if (!isBlank(wanted)) {
      if (!saysSame(tokens[at], wanted, description.tokens[index - 1])) return undefined;
      at++;
      continue;
    }
    const end = endOfBlank(said, description, index, at);
    if (end <= at || !hasRole(said, at, description.leads.get(wanted)) || !hasRoleBehind(said, end - 1, description.behind.get(wanted)))
      return undefined;
    const taken = wordsBetween(said, at, end);
    if (wanted.raw === VARIANT) {
      variant = variantIn(taken, said.text, described.variants);
      if (variant === undefined) return undefined;
    } else {
      const param = described.params.find(({ name }) => name === wanted.raw);
      const value = givenValue(taken, said.text, param);
      if (value === undefined) return undefined;
      found[wanted.raw] = value;
    }
    at = end;
  }
  if (at !== tokens.length) return undefined;
  const exact = description.tokens.every(({ kind, word }) => kind === 'slot' || tokens.some((token) => token.word === word));
  return { described, description, params: found, score: exact ? 0.98 : 0.95, ...(variant === undefined ? {} : { variant }) };
}

/** Are both the same word? Right behind a blank, which may be a number, it may stand in the plural: "1 guest", "3 guests". */
function saysSame(token: Token | undefined, wanted: Token, before: Token | undefined): boolean {
  if (!token || token.means === wanted.means) return token !== undefined;
  const [short = '', long = ''] = [token.word, wanted.word].sort((left, right) => left.length - right.length);
  const isBehind = before !== undefined && isBlank(before) && token.kind === 'word' && wanted.kind === 'word';
  return isBehind && short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2;
}

const isSecret = ({ word }: Token) => word.startsWith('{{secret:');
const isBlank = (token: Token) => token.kind === 'slot' && !isSecret(token);

/** Does the same word for its role stand before the token as before the blank ("to", "for"; or none before both)? */
function hasRole({ tokens, leads }: Said, at: number, wanted: readonly string[] = []): boolean {
  const token = tokens[at];
  return token !== undefined && rolesOf(leads.get(token)) === rolesOf(wanted);
}
/** The same of the words behind its last token and behind the blank. */
const hasRoleBehind = ({ tokens, behind }: Said, last: number, wanted: readonly string[] = []): boolean =>
  (behind.get(tokens[last] as Token) ?? []).join(' ') === wanted.join(' ');
const rolesOf = (lead: readonly string[] = []) => lead.filter(isRole).join(' ');

/** The index of the token behind the words of a blank; -1 where nobody can say which that is. */
function endOfBlank({ tokens, leads }: Said, description: Description, index: number, at: number): number {
  const next = description.tokens[index + 1];
  if (next === undefined) return tokens.length;
  if (!isBlank(next)) return tokens.findIndex((token, place) => place > at && saysSame(token, next, description.tokens[index]));
  const lead = description.leads.get(next);
  if (lead) return onlyPlace(tokens, (token, place) => place > at && isLedBy(leads.get(token), lead));
  // Nothing stands between the two: only where each is one word it is known which is which.
  const rest = description.tokens.slice(index);
  const blanks = rest.findIndex((token) => !isBlank(token));
  const behind = rest[blanks];
  const end = behind ? tokens.findIndex((token, place) => place > at && token.means === behind.means) : tokens.length;
  return end - at === (blanks < 0 ? rest.length : blanks) ? at + 1 : -1;
}

const isLedBy = (lead: readonly string[] = [], wanted: readonly string[]): boolean =>
  rolesOf(wanted) ? rolesOf(lead) === rolesOf(wanted) : lead.join(' ') === wanted.join(' ');

/** The one place where this is so, else -1. */
function onlyPlace(tokens: readonly Token[], is: (token: Token, place: number) => boolean): number {
  const places = tokens.flatMap((token, place) => (is(token, place) ? [place] : []));
  return places.length === 1 ? (places[0] ?? -1) : -1;
}

/** All tokens of the telling ones from `from` to `to`, with a name's capital filler before them. */
function wordsBetween({ part, tokens }: Said, from: number, to: number): Token[] {
  let first = part.indexOf(tokens[from] as Token);
  const last = part.indexOf(tokens[to - 1] as Token);
  for (
    let before = part[first - 1];
    before && before.kind === 'filler' && isName(before) && isFiller(before.word);
    before = part[first - 1]
  )
    first--;
  return part.slice(first, last + 1);
}

/**
 * The tokens in the order of the description, where that ends with two or more blanks, each behind a word of its own ("from", "to"), and the
 * goal has each of these words once. Undefined where it is another goal.
 */
function inOrderOf(description: Description, { tokens, leads }: Said): Token[] | undefined {
  const keys: { relation?: string; lead?: readonly string[] }[] = [];
  let begin = description.tokens.length;
  for (let index = begin - 1; index > 0 && isBlank(description.tokens[index] as Token); index = begin - 1) {
    const relation = description.tokens[index - 1];
    const lead = description.leads.get(description.tokens[index] as Token);
    if (relation?.kind === 'relation') keys.unshift({ relation: relation.word });
    else if (lead) keys.unshift({ lead });
    else break;
    begin = relation?.kind === 'relation' ? index - 1 : index;
  }
  if (keys.length < 2) return undefined;
  const places = keys.map(({ relation, lead = [] }) =>
    onlyPlace(tokens, (token, place) => place >= begin && (relation ? token.word === relation : isLedBy(leads.get(token), lead))),
  );
  if (places.includes(-1) || new Set(places).size < places.length || Math.min(...places) !== begin) return undefined;
  const ends = places.map((place) => Math.min(tokens.length, ...places.filter((other) => other > place)));
  return [...tokens.slice(0, begin), ...places.flatMap((place, index) => tokens.slice(place, ends[index]))];
}
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
