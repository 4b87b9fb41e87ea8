import { withoutAccents } from '../../lib/text';
import { isRoleBehind } from '../../model/goal/lexicon';
import { mapsOf } from '../../model/playbook/choices';
import type { OptionMap, Param, Playbook } from '../../model/playbook/playbook';
import { withoutOptions } from '../learn/label';
import { normalisedWords } from '../merge/normalised-words';
import { own } from '../play/placeholders';
import { knownVariants } from '../play/variants';
import { type Token, tokenise } from './tokens';

/** One way to say what a playbook does. `ordered` is a goal it fulfilled, compared word by word; the others are bags of words. */
export interface Description {
  said: string;
  source: 'name' | 'alias' | 'menu' | 'goal';
  ordered: boolean;
  /** Without fillers and separators. A variant in a goal is a slot named `VARIANT`. */
  tokens: Token[];
  leads: Leads;
  behind: Leads;
  /** Meanings of the words that are no slot, for the index: they must occur in a goal. */
  literals: string[];
}

/** The slot name of a variant. */
export const VARIANT = '*variant';

export interface Variant {
  label: string;
  words: string[];
}

/** All that recall knows of a playbook. */
export interface DescribedPlaybook {
  playbook: Playbook;
  descriptions: Description[];
  /** Longest first, so that "Extra Large" is not matched as "Large". */
  variants: Variant[];
  /** Params that a goal has to give, because goals gave them before, or because there is no default. */
  asked: string[];
  /** Its params, those with known choices included. */
  params: Param[];
}

const kept = new WeakMap<Playbook, { options: unknown[]; described: DescribedPlaybook }>();

/** The descriptions of a playbook. Cached by the playbook and its options, which are immutable. */
export function describePlaybook(playbook: Playbook, optionMap: OptionMap): DescribedPlaybook {
  const options = mapsOf(playbook).map((map) => own(optionMap, map));
  const known = kept.get(playbook);
  if (known?.options.every((one, at) => one === options[at])) return known.described;
  const described = makeDescribed(playbook, optionMap);
  kept.set(playbook, { options, described });
  return described;
}

function makeDescribed(playbook: Playbook, optionMap: OptionMap): DescribedPlaybook {
  const labels = knownVariants(playbook, optionMap);
  const variants = labels
    .map((label): Variant => ({ label, words: normalisedWords(label).length ? normalisedWords(label) : [withoutAccents(label)] }))
    .sort((left, right) => right.words.length - left.words.length);
  const recorded = playbook.variableStep ? [playbook.variableStep.recorded] : [];
  const general = (name: string) => withoutOptions(name, recorded) || name;
  const menu = menuOf(playbook);
  const descriptions = [
    bag(general(playbook.name), 'name'),
    ...(playbook.aliases ?? []).map((alias) => bag(general(alias), 'alias')),
    ...(menu ? [bag(`set ${menu}`, 'menu')] : []),
    ...playbook.goals.map((goal) => ordered(goal, variants)),
  ].filter(({ literals }) => literals.length > 0);
  return {
    playbook,
    descriptions,
    variants,
    asked: askedParams(playbook),
    params: playbook.params.map((param) => withOptions(param, optionMap)),
  };
}

function withOptions(param: Param, optionMap: OptionMap): Param {
  if (!param.choice) return param;
  return { ...param, known: [...new Set([...(param.known ?? []), ...Object.keys(own(optionMap, param.choice.map) ?? {})])] };
}

function askedParams({ params, goals }: Playbook): string[] {
  const names = params.map(({ name }) => name);
  return goals.length ? names.filter((name) => goals.some((goal) => goal.includes(`{{${name}}}`))) : names;
}

/** The menu of a playbook that opens it only to choose in it: its whole effect is the choice. */
function menuOf({ variableStep, operations, params }: Playbook): string | undefined {
  if (
    !variableStep ||
    params.length ||
    !operations.every(({ type }) => type === 'click' || type === 'hover' || type === 'press' || type === 'select')
  )
    return undefined;
  const needed = operations.filter((operation, step) => !operation.optional && !(operation.type === 'press' && step > variableStep.step));
  return needed.length <= 2 && operations[variableStep.step] === needed.at(-1) ? variableStep.map : undefined;
}

function bag(said: string, source: Description['source']): Description {
  return description(said, source, false, tokenise(said));
}

function ordered(goal: string, variants: readonly Variant[]): Description {
  return description(goal, 'goal', true, withVariantSlot(tokenise(goal), variants));
}

function description(said: string, source: Description['source'], isOrdered: boolean, all: readonly Token[]): Description {
  const tokens = tellingTokens(all);
  const literal = tokens.filter(({ kind }) => kind !== 'slot');
  // Behind a blank, which may be a number, a goal may have the plural.
  const sure = literal.filter((token) => token.kind !== 'word' || tokens[tokens.indexOf(token) - 1]?.kind !== 'slot');
  return {
    said,
    source,
    ordered: isOrdered,
    tokens,
    leads: leadsIn(all),
    behind: leadsBehind(all),
    literals: [...new Set((sure.length ? sure : literal).map(({ means }) => means))],
  };
}

/** The tokens without fillers and separators. */
export const tellingTokens = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind !== 'filler' && kind !== 'separator');

/** The fillers right before a telling token, such as "to the". */
export type Leads = ReadonlyMap<Token, readonly string[]>;

/** The leads of the telling tokens that have any. A filler that is written as a name is ("Los Angeles") is part of one. */
export function leadsIn(tokens: readonly Token[]): Leads {
  const leads = new Map<Token, string[]>();
  let lead: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'filler' && !isName(token)) lead.push(token.word);
    else if (token.kind !== 'filler') {
      if (token.kind !== 'separator' && lead.length) leads.set(token, lead);
      lead = [];
    }
  }
  return leads;
}

/** The fillers right behind a telling token that say what it is to the deed. */
export function leadsBehind(tokens: readonly Token[]): Leads {
  const behind = new Map<Token, string[]>();
  let last: Token | undefined;
  for (const token of tokens) {
    if (token.kind !== 'filler') last = token;
    else if (last && isRoleBehind(token.word)) behind.set(last, [...(behind.get(last) ?? []), token.word]);
  }
  return behind;
}

/** Is a filler written with a capital? */
export const isName = ({ raw }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(raw);

/** A goal that named one of the options is a pattern for any of them. */
function withVariantSlot(tokens: readonly Token[], variants: readonly Variant[]): Token[] {
  for (const variant of variants) {
    const at = findWords(tokens, variant.words, 0);
    const first = tokens[at];
    const last = tokens[at + variant.words.length - 1];
    if (!first || !last) continue;
    const slot: Token = { word: '', means: VARIANT, kind: 'slot', raw: VARIANT, start: first.start, end: last.end };
    return [...tokens.slice(0, at), slot, ...tokens.slice(at + variant.words.length)];
  }
  return [...tokens];
}

/** The index from which the words stand consecutively, at `from` or later; -1 where they do not. */
export function findWords(tokens: readonly Token[], wanted: readonly string[], from: number): number {
  if (!wanted.length) return -1;
  for (let at = from; at + wanted.length <= tokens.length; at++) {
    if (wanted.every((word, index) => tokens[at + index]?.word === word)) return at;
  }
  return -1;
}
