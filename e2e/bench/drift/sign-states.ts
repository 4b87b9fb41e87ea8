import { SIGN_DRIFTS, SIGN_PAGES } from '../../../src/page/find/fixtures/sign-pages';
import { hash } from './mutations';

/** A page of one script, or of signs; the page tests look for all that is on them after every drift (src/page/find/signs.test.ts). */
export interface SignState {
  app: 'scripts' | 'signs';
  name: string;
  lang: string;
  pairs: [string, string][];
}

/** What becomes of a sign page; for Node and page alike. */
export interface SignDrift {
  /** As the tables name it. */
  name: string;
  /** One of a pair's drifts, or drifts of a whole page in a row. */
  drifts: string[];
  seed: number;
  /** The wanted one and its neighbour. */
  pair?: [string, string];
}

export const SIGN_STATES: SignState[] = SIGN_PAGES.map(({ name, lang, pairs }) => ({
  app: name === 'signs' ? 'signs' : 'scripts',
  name,
  lang,
  pairs,
}));

/** Drifts of the whole page, looked at for all targets: a few, for the demo sites have the many. */
const WHOLE: [string, string[]][] = [
  ['keys gone', ['ids and test ids gone', 'classes hashed']],
  ['keys gone, wrappers, order', ['ids and test ids gone', 'boxes around', 'items in another order']],
  ['keys gone, an item gone, another new', ['ids and test ids gone', 'an item gone', 'an item new']],
  ['words swapped', ['words swapped']],
];

/** For each pair one side, as the seed has it: the button once, the radio once. */
export function signDrifts({ name: page, pairs }: SignState, seed: number): SignDrift[] {
  const sides = pairs.flatMap((pair) =>
    ['', 'radio '].map((kind): [string, string] => {
      const [wanted, other] = hash(`${seed}/${page}/${kind}${pair}`) % 2 ? pair : [pair[1], pair[0]];
      return [kind + wanted, kind + other];
    }),
  );
  const ofPairs = Object.keys(SIGN_DRIFTS).flatMap((drift) =>
    // Nobody draws a second radio of the same value.
    sides
      .filter(([wanted]) => drift !== 'a second other before it' || !wanted.startsWith('radio '))
      .map((pair): SignDrift => ({ name: `of two that a sign tells apart: ${drift}`, drifts: [drift], seed, pair })),
  );
  return [...WHOLE.map(([name, drifts]): SignDrift => ({ name, drifts, seed })), ...ofPairs];
}
