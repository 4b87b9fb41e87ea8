import { STANDINGS } from '../../../src/model/playbook/health';
import type { PlaybookSummary } from '../../../src/model/playbook/playbook-summary';
import { alikeWords, wordsFit } from './fits-words';

/** The orders of the list. */
export const ORDERS = ['used', 'name', 'site', 'health'] as const;
export type Order = (typeof ORDERS)[number];

/** What a person looks for in the list. */
export interface RowChoice {
  words: string;
  order: Order;
  /** '' for all of them. */
  domain: string;
  tag: string;
}

const collator = new Intl.Collator();
const lastUsed = ({ lastUsed: used, createdAt }: PlaybookSummary) => used || createdAt;
const byUse = (left: PlaybookSummary, right: PlaybookSummary) =>
  lastUsed(left) < lastUsed(right) ? 1 : lastUsed(left) > lastUsed(right) ? -1 : 0;
const byName = (left: PlaybookSummary, right: PlaybookSummary) => collator.compare(left.name, right.name);

const comparisons: Record<Order, (left: PlaybookSummary, right: PlaybookSummary) => number> = {
  used: byUse,
  name: byName,
  site: (left, right) => collator.compare(left.domain, right.domain) || byName(left, right),
  health: (left, right) => STANDINGS.indexOf(left.standing) - STANDINGS.indexOf(right.standing) || byUse(left, right),
};

/** The rows in an order, those that the person wants at hand first. Those never used stand in the order of their making. */
export const ordered = (rows: readonly PlaybookSummary[], order: Order): PlaybookSummary[] =>
  rows.toSorted((left, right) => Number(right.onTop ?? false) - Number(left.onTop ?? false) || comparisons[order](left, right));

/** The rows whose name and tags, or one of whose goals, have a word for each that is typed, in any order; `sites`: those of its site count as well. */
export function fitting(rows: readonly PlaybookSummary[], typed: string, sites: 'sites' | 'no-sites'): PlaybookSummary[] {
  const begun = alikeWords(typed);
  if (begun.length === 0) return [...rows];
  return rows.filter((row) => {
    const { own, site, goals } = partedWords(row);
    return wordsFit(begun, sites === 'sites' ? [...own, ...site] : own) || goals.some((words) => wordsFit(begun, words));
  });
}

/** The rows that a person looks for, in their order. */
export function rowsFor(rows: readonly PlaybookSummary[], { words, order, domain, tag }: RowChoice): PlaybookSummary[] {
  const there = rows.filter((row) => (domain === '' || row.domain === domain) && (tag === '' || row.tags.includes(tag)));
  return ordered(fitting(there, words, 'sites'), order);
}

/** All tags that are in use, in the order of the alphabet. */
export const tagsOf = (rows: readonly PlaybookSummary[]): string[] => [...new Set(rows.flatMap(({ tags }) => tags))].sort(collator.compare);

/** All sites of the rows, likewise. */
export const sitesOf = (rows: readonly PlaybookSummary[]): string[] =>
  [...new Set(rows.map(({ domain }) => domain))].sort(collator.compare);

interface RowWords {
  own: string[];
  site: string[];
  goals: string[][];
}

/** Parting the words of 500 rows at each key would take longer than a person waits for a key. */
const parted = new WeakMap<PlaybookSummary, RowWords>();

function partedWords(row: PlaybookSummary): RowWords {
  const known = parted.get(row);
  if (known) return known;
  const words = { own: alikeWords([row.name, ...row.tags].join(' ')), site: alikeWords(row.domain), goals: row.goals.map(alikeWords) };
  parted.set(row, words);
  return words;
}
