import type { Fingerprint } from '../../src/model/page/target';
import type { Operation } from '../../src/model/plan/operation';
import type { Report } from '../../src/model/run/leg';
import { describe } from '../../src/page/find/describe';
import { queryAll } from '../../src/page/find/query';
import { runWithYes } from '../../src/page/run-leg/with-yes.fixture';

/** The page layer as the test asks it: what the recorder writes down of the element that a selector means, and one leg of operations. */
export interface SamePage {
  describe(selector: string, at: number): Fingerprint | undefined;
  run(operations: Operation[]): Promise<Report>;
}

let legs = 0;

const samePage: SamePage = {
  describe: (selector, at) => {
    const element = queryAll(selector).at(at);
    return element && describe(element);
  },
  run: (operations) => {
    // What was done under a name is not done again under it.
    legs++;
    return runWithYes(
      {
        runId: 'same',
        id: `leg${legs}`,
        operations: operations.map((operation, at) => ({ id: `o${legs}-${at}`, operation })),
        patience: 1000,
        settleLimit: 3000,
        overlay: false,
        files: [],
      },
      () => undefined,
      new AbortController().signal,
    );
  },
};

Object.assign(globalThis, { samePage });
