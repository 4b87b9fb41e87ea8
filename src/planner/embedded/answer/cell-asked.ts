import type { Measure } from '../../../languages/grammar';
import { commandLanguages } from '../../../languages/joined/command-languages';
import { once } from '../../../lib/once';
import type { SnapshotElement } from '../../../model/snapshot';
import { conceptOf } from '../concepts';
import { wordList } from '../grammars';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { type TextCell, textRows } from './text-rows';

/** A measure that is asked for, by the words that ask for it. */
export interface AskedFor {
  measure: Measure;
  by: ReadonlySet<string>;
}

/** "How old", "where": what is asked for without being named. */
export function measureIn(words: readonly string[]): AskedFor | undefined {
  const { by } = measures();
  // "How long does it take": what says more than where and when comes last.
  const found = words.filter((word) => by.has(word)).at(-1);
  const measure = found === undefined ? undefined : by.get(found);
  return measure && { measure, by: new Set(words.filter((word) => by.get(word) === measure)) };
}

const measures = once(() => {
  const by = new Map<string, Measure>();
  const heads = new Map<Measure, Set<string>>();
  for (const { grammar } of commandLanguages())
    for (const [measure, said] of Object.entries(grammar.measures) as [Measure, string][]) {
      const [asks = '', named = ''] = said.split('=');
      for (const word of wordList(asks)) by.set(comparable(word).normal, by.get(comparable(word).normal) ?? measure);
      heads.set(measure, new Set([...(heads.get(measure) ?? []), ...wordList(named).map((word) => comparable(word).normal)]));
    }
  return { by, heads };
});

const isHeadOf = (measure: Measure, { head }: TextCell) =>
  [comparable(head).normal, ...comparable(head).words].some((word) => measures().heads.get(measure)?.has(word));

const isWord = (word: string, other: string) => word === other || (conceptOf(word) !== undefined && conceptOf(word) === conceptOf(other));

/** "How old is Ann?", "the rank of Ann": in the one row that has the other words, what stands in the column that is named, or holds what is asked for. */
export function cellOfText(
  scene: Scene,
  telling: readonly string[],
  asked: AskedFor | undefined,
  mayBeVerb: (word: string, isNamed: (word: string) => boolean) => boolean = () => false,
): { text: string; from: [] } | undefined {
  const open = telling.filter((word) => !asked?.by.has(word));
  const rows = textRows(scene);
  const heads = new Set(rows.flatMap((row) => row.flatMap(({ head }) => comparable(head).words)));
  const headed = open.filter((word) => [...heads].some((head) => isWord(word, head) || isMeasured(word, head)));
  const shown = once(
    () => new Set([scene.snapshot.text, ...scene.snapshot.elements.map(({ name }) => name)].flatMap((text) => comparable(text).words)),
  );
  const fits = rows.flatMap((row) => {
    const words = new Set(row.flatMap(({ text }) => comparable(text).words));
    const named = row.filter(({ text }) => comparable(text).words.some((word) => open.includes(word)));
    // "Order 1004": the word for what a cell holds that was named.
    const isOfNamed = (word: string) => named.some(({ head }) => comparable(head).words.some((one) => isWord(word, one)));
    // Where a column is named, a verb that the page does not have ("use", "have") tells nothing.
    const isVerb = (word: string) =>
      headed.length > 0 && !headed.includes(word) && !shown().has(word) && mayBeVerb(word, (one) => words.has(one));
    const left = open.filter((word) => !words.has(word) && !isOfNamed(word) && !isVerb(word));
    const isNamed = ({ head }: TextCell) =>
      left.every((word) => comparable(head).words.some((one) => isWord(word, one) || isMeasured(word, one)));
    const isAsked = (cell: TextCell) => (left.length > 0 ? isNamed(cell) : asked !== undefined && isHeadOf(asked.measure, cell));
    const cells = row.filter((cell) => cell.head !== '' && cell.text !== '' && isAsked(cell));
    // What is asked for is not what it is asked of.
    const isOther = cells.every(({ text }) => !comparable(text).words.some((word) => open.includes(word)));
    const isThere = left.length === 0 || row.some(isNamed);
    return named.length > 0 && isThere ? [isOther ? cells : []] : [];
  });
  const [only, other] = fits;
  if (!only?.length || other) return undefined;
  return { text: only.map(({ head, text }) => `${head}: ${text}`).join(', '), from: [] };
}

/** "The âge" of a page in English is its age. */
const isMeasured = (word: string, head: string) => [...measures().heads.values()].some((heads) => heads.has(word) && heads.has(head));

/** What a text has to hold to tell it; of a person or what they wrote, more words than were asked with. */
const HOLDS: Partial<Record<Measure, RegExp>> = {
  time: /\d/,
  size: /\d\s?(?:[kmgt]i?b|bytes?|octets|o|[km]o)\b/i,
  money: /\p{Sc}\s?\d|\d\s?\p{Sc}/u,
  length: /\d:\d\d|\d\s?(?:min|sec|h|m|s)\b/i,
  person: /\p{Lu}\p{L}+\s+\p{Lu}/u,
};
/** What was asked with, and as many words again at least; by judgement. */
const SAYS_MORE = 3;

/** "What did Ann write?", "how big is the photo?": the one thing of the page that is called by all the words and says more, told as it stands. */
export function oneThing(
  { snapshot }: Scene,
  telling: readonly string[],
  asked: AskedFor | undefined,
): { text: string; from: readonly SnapshotElement[] } | undefined {
  const open = telling.filter((word) => !asked?.by.has(word));
  const holds = asked ? HOLDS[asked.measure] : SAYS;
  if (!holds || open.length === 0 || (!asked && open.length < 2)) return undefined;
  const has = ({ name, secret }: SnapshotElement) => {
    const { words } = comparable(name);
    const isMore = asked?.measure === 'time' || words.length >= open.length + SAYS_MORE;
    return !secret && isMore && holds.test(name) && open.every((word) => words.includes(word));
  };
  const [only, other] = snapshot.elements.filter(has);
  return only && !other ? { text: only.name, from: [only] } : undefined;
}
/** Words, and not only the name and the hour. */
const SAYS = /\p{L}{2}/u;
