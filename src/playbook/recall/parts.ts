import type { Playbook } from '../../model/playbook/playbook';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { healthRank } from '../mend/health';
import { fillText } from '../play/placeholders';
import type { DomainIndex } from './index-domain';
import { matchPart } from './match';
import type { Match } from './match-goal';
import type { Token } from './tokens';
import { answersGoal, leftByPlaybooks } from './whole-goal';

/** A lower score is a guess. */
const THRESHOLD = 0.8;
/** If two different playbooks score this close, it is uncertain which one is meant. */
const MARGIN = 0.015;

/** All parts of a goal, each with the one playbook that does it, in order. */
export type GoalParse = { matches: Match[] } | { why: Saying | undefined };

/** A goal while it is read. */
export interface Reading {
  tokens: Token[];
  text: string;
  index: DomainIndex;
  /** Where parts may begin and end: tokens.length and every index after a separator. */
  cuts: number[];
  memo: Map<string, Match[] | undefined>;
  /** Reasons why a part that was understood was still refused. */
  refused: Saying[];
}

/** Begins to read a goal. */
export function readingOf(tokens: Token[], text: string, index: DomainIndex): Reading {
  const cuts = [0, ...tokens.flatMap(({ kind }, at) => (kind === 'separator' ? [at + 1] : [])), tokens.length];
  return { tokens, text, index, cuts: [...new Set(cuts)].sort((left, right) => left - right), memo: new Map(), refused: [] };
}

/** Splits the goal into parts that are each fully understood; fewest playbooks first. */
export function parseParts(reading: Reading, path: string | undefined): GoalParse {
  const matches = read(reading, 0, undefined, path);
  if (matches?.length) return { matches };
  return { why: reading.refused[0] };
}

/** The one playbook that does the part between two cuts. */
export function knownPart(reading: Reading, from: number, to: number, path: string | undefined): Match | undefined {
  return bestMatch({ ...reading, refused: [] }, reading.tokens.slice(from, to), undefined, path);
}

/** The tokens of a part without separators and fillers at its edges. */
export function telling(part: readonly Token[]): Token[] {
  const tells = ({ kind }: Token) => kind !== 'separator' && kind !== 'filler';
  const first = part.findIndex(tells);
  return first < 0 ? [] : part.slice(first, part.findLastIndex(tells) + 1);
}

function read(reading: Reading, from: number, verb: string | undefined, path: string | undefined): Match[] | undefined {
  const { tokens, cuts, memo } = reading;
  if (tokens.slice(from).every(({ kind }) => kind === 'separator' || kind === 'filler')) return [];
  const key = JSON.stringify([from, verb ?? null, path ?? null]);
  if (memo.has(key)) return memo.get(key);
  memo.set(key, undefined);
  let best: Match[] | undefined;
  for (const to of cuts.filter((cut) => cut > from).reverse()) {
    const part = tokens.slice(from, to);
    const match = bestMatch(reading, part, verb, path);
    if (!match) continue;
    const said = part.filter(({ kind }) => kind === 'verb').at(-1)?.means;
    const rest = read(reading, to, said ?? verb, endOf(match, path));
    if (rest && (!best || rest.length + 1 < best.length)) best = [match, ...rest];
  }
  memo.set(key, best);
  return best;
}

function bestMatch(
  { index, text, refused }: Reading,
  part: Token[],
  verb: string | undefined,
  path: string | undefined,
): Match | undefined {
  const best = new Map<Playbook, Match>();
  for (const key of new Set(part.filter(({ kind }) => kind !== 'separator' && kind !== 'quoted').map(({ means }) => means))) {
    for (const { described, description } of index.byRarest.get(key) ?? []) {
      const match = matchPart(part, text, described, description, verb);
      const known = best.get(described.playbook);
      if (match && match.score > (known?.score ?? 0)) best.set(described.playbook, match);
    }
  }
  const said = text.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
  const fitting = [...best.values()].flatMap((match) => (match.score >= THRESHOLD ? (withAllDone(said, match, refused) ?? []) : []));
  const here = fitting.filter(({ described }) => path === undefined || startsAt(described.playbook, path));
  if (!here.length) {
    for (const { described } of fitting)
      refused.push(saying('startsElsewhere', { name: described.playbook.name, starts: described.playbook.pagePath, here: path ?? '' }));
    return undefined;
  }
  here.sort((left, right) => rank(right) - rank(left) || (left.described.playbook.id < right.described.playbook.id ? -1 : 1));
  const [first, second] = here;
  if (first && second && rank(first) - rank(second) < MARGIN) {
    refused.push(saying('fitEqually', { one: first.described.playbook.name, other: second.described.playbook.name }));
    return undefined;
  }
  return first;
}

/**
 * Its name, or a goal that it was learned for, may say more than it does; and a question needs an operation that reads the answer, or a
 * planner that looks afterwards, where the goal that it was learned for asked too.
 */
function withAllDone(said: string, match: Match, refused: Saying[]): Match | undefined {
  const { described, description, variant, params } = match;
  const bound = [{ playbook: described.playbook, variant, params }];
  const learned = leftByPlaybooks(fillText(description.said, params), bound, description.source === 'goal');
  const asked = answersGoal(said, bound);
  if (learned === 'nothing' && asked) return match;
  if (description.source === 'goal' && learned === 'reading' && !asked) return { ...match, reads: true };
  refused.push(saying('doesNotDoAll', { name: described.playbook.name, said }));
  return undefined;
}

/** Of two equal matches the healthier comes first, and a whole run before its parts, but neither ever outweighs a wrong match. */
const rank = ({ score, described: { playbook } }: Match) => score - 0.02 * (healthRank(playbook) + (playbook.partOf ? 1 : 0));

/** The recorded path exactly; a playbook that begins with a navigation starts anywhere. */
export function startsAt(playbook: Playbook, path: string): boolean {
  return (
    samePath(playbook.pagePath, path) || (playbook.operations[0]?.type === 'navigate' && (playbook.operations[0].to ?? 'url') === 'url')
  );
}

/** Equal but for trailing slashes. */
export const samePath = (left: string, right: string) => left === right || left.replace(/\/+$/, '') === right.replace(/\/+$/, '');

function endOf({ described: { playbook }, params }: Match, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const defaults = Object.fromEntries(playbook.params.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])));
  return playbook.endPath === undefined
    ? startsAt(playbook, path)
      ? playbook.pagePath
      : path
    : fillText(playbook.endPath, { ...defaults, ...params });
}
