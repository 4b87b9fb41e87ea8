import type { Fingerprint } from '../../../src/model/page/target';
import { describe } from '../../../src/page/find/describe';
import { find } from '../../../src/page/find/find';
import type { Thresholds } from './movable-thresholds';
import type { Answer } from './ways-compared';

/** A threshold at another value; none: all as they are. */
export interface Move {
  name: string;
  to: number;
}

/** A target as it is recorded with all thresholds as they are, and where one that was moved makes another fingerprint, that. */
export interface SensitiveTarget {
  part: string;
  usual: Fingerprint;
  moved: (Fingerprint | undefined)[];
}

/** What the bench calls in the page's own world, where the demo sites tell the truth. */
export interface SensitivityBench {
  values(): Record<string, number>;
  record(moves: Move[], share: number, only: string | undefined): SensitiveTarget[];
  /** What is answered with all thresholds as they are, then with each move, for each target. */
  replay(moves: Move[], targets: SensitiveTarget[]): Answer[][];
}

interface Told {
  site: { element(part: string): Element | undefined; parts(): string[] };
  thresholds: Thresholds;
}
const told = globalThis as unknown as Told;

const ACTED_ON = 'a[href],button,input,select,textarea,[role=button],[role=option],[role^=menuitem],[role=switch],[role=tab]';

/** What is kept of a tree until it changes (`oncePerTree`) depends on no threshold of `find`, so it may stay. */
function moved<Result>({ name, to }: Move, work: () => Result): Result {
  const one = told.thresholds[name];
  if (!one) throw new Error(`There is no threshold ${name}.`);
  const usual = one.get();
  one.set(to);
  try {
    return work();
  } finally {
    one.set(usual);
  }
}

function answer(fingerprint: Fingerprint, truth: Element | undefined): Answer {
  const found = find({ fingerprint });
  if (!('element' in found)) return 'abstained';
  return truth?.contains(found.element) ? 'correct' : 'wrong';
}

const sensitivityBench: SensitivityBench = {
  values: () => Object.fromEntries(Object.entries(told.thresholds).map(([name, one]) => [name, one.get()])),
  record(moves, share, only) {
    const targets = told.site
      .parts()
      .filter((part) => !part.startsWith('twin:') && (!only || part.startsWith(only)))
      .flatMap((part) => {
        const element = told.site.element(part);
        return element?.isConnected && element.matches(ACTED_ON) && element.getClientRects().length ? [{ part, element }] : [];
      })
      .filter((_, at) => at % share === 0);
    const usual = targets.map(({ element }) => describe(element));
    const others = moves.map((move) => moved(move, () => targets.map(({ element }) => describe(element))));
    return targets.map(({ part }, at) => ({
      part,
      usual: usual[at] as Fingerprint,
      moved: others.map((some) => (JSON.stringify(some[at]) === JSON.stringify(usual[at]) ? undefined : some[at])),
    }));
  },
  replay(moves, targets) {
    const truths = targets.map(({ part }) => {
      const element = told.site.element(part);
      return element?.isConnected ? element : undefined;
    });
    const usual = targets.map((target, at) => answer(target.usual, truths[at]));
    const others = moves.map((move, index) =>
      moved(move, () => targets.map((target, at) => answer(target.moved[index] ?? target.usual, truths[at]))),
    );
    return [usual, ...others];
  },
};
Object.assign(globalThis, { sensitivityBench });
