import type { Stage } from './stage';

/** What a case is about; a row of the table. */
export type Kind =
  | 'goals'
  | 'goals that nothing fits'
  | 'second visits'
  | 'recordings'
  | 'drifts'
  | 'other implementations'
  | 'widgets'
  | 'other scripts';

/** What came of one attempt, by the page's own state, and what Abra said of it. */
export interface Outcome {
  what: string;
  /** Abra said that all is done, without a doubt. */
  done: boolean;
  /** The page is as it was to be. */
  reached: boolean;
  /** It could be reached: what was wanted is there. */
  possible: boolean;
  /** What else was touched or has changed. */
  others: string[];
  /** Abra's own words. */
  said: string;
}

/** One or more attempts on a page of its own; those of one case share a site, and with it what Abra remembers. */
export interface Case {
  kind: Kind;
  name: string;
  play(stage: Stage): Promise<Outcome[]>;
}

export type Verdict = 'right' | 'abstained' | 'wrong' | 'false done';

/** Another element's state is worse than a claim that does not hold, and is counted first. */
export function verdict({ done, reached, possible, others }: Outcome): Verdict {
  if (others.length) return 'wrong';
  if (done && !reached) return 'false done';
  return (done && reached) || (!possible && !done) ? 'right' : 'abstained';
}

/** FNV-1a: the same number for the same words on every machine. */
export function numberOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A third is held out: how its single cases fare is not looked at while rules are mended. */
export const isHeldOut = ({ kind, name }: Case): boolean => numberOf(`${kind}: ${name}`) % 3 === 0;

/** One of these, by the words. */
export const pick = <Item>(items: readonly Item[], words: string): Item => items[numberOf(words) % items.length] as Item;
