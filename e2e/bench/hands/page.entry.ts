import type { Fingerprint } from '../../../src/model/page/target';
import type { Operation } from '../../../src/model/plan/operation';
import type { Leg, Report } from '../../../src/model/run/leg';
import { describe } from '../../../src/page/find/describe';
import { runWithYes } from '../../../src/page/run-leg/with-yes.fixture';

/** What the bench calls in an isolated world: the page layer as the extension has it. */
export interface GesturePage {
  describedAt(selector: string): Fingerprint;
  gesture(operation: Operation, patience: number, files: NonNullable<Leg['files']>): Promise<Report>;
}

const gesturePage: GesturePage = {
  describedAt: (selector) => describe(document.querySelector(selector) as Element),
  gesture: (operation, patience, files) =>
    runWithYes(
      { runId: 'hands', id: 'hands', operations: [{ id: 'o', operation }], patience, settleLimit: 2000, overlay: false, files },
      () => undefined,
      new AbortController().signal,
    ),
};
Object.assign(globalThis, gesturePage);
