import type { FrameScan } from '../model/page/snapshot';
import type { Fingerprint } from '../model/page/target';
import type { Leg, Progress, Report } from '../model/run/leg';
import { describe } from './find/describe';
import { find } from './find/find';
import { offerEnd } from './run-leg/end-in-frame';
import { runLeg } from './run-leg/run-leg';
import { scan } from './scan/scan';
import { executeSequence, type Sequence, type SequenceResult } from './sequence/execute-sequence';
import { installShim } from './shim/install-shim';

/**
 * The page layer without the extension: one script for Playwright's `page.addInitScript` or a script tag. It defines the global `abraPage`.
 * In a page's own world closed shadow roots stay closed, and pop-ups of the page meet the pop-up blocker.
 */
export interface AbraPage {
  scan(): FrameScan;
  /** Runs the operations of a `Leg`; `tell` gets progress. */
  runLeg(leg: Leg, tell?: (progress: Progress) => void, signal?: AbortSignal): Promise<Report>;
  executeSequence(sequence: Sequence): Promise<SequenceResult>;
  describe(element: Element): Fingerprint;
  find: typeof find;
}

const abraPage: AbraPage = {
  scan: () => scan(),
  runLeg: (leg, tell = () => undefined, signal = new AbortController().signal) => runLeg(leg, tell, signal),
  executeSequence: (sequence) => executeSequence(sequence),
  describe: (element) => describe(element),
  find,
};

if (!('abraPage' in globalThis)) {
  offerEnd();
  installShim();
  Object.assign(globalThis, { abraPage });
}
