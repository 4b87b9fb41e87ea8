import type { Operation } from '../../model/plan/operation';
import type { Leg, LegOperation, Report } from '../../model/run/leg';
import { runLeg } from './run-leg';

/** An operation with what a leg says of it. */
export type Step = Operation & Pick<LegOperation, 'expects' | 'ref'>;

let legs = 0;

/** Runs a leg with the parts of the actor that have come: this file brings none. */
export function runSteps(steps: Step[], more: Partial<Leg> = {}): Promise<Report> {
  const id = `leg-${++legs}`;
  const operations = steps.map(({ expects, ref, ...operation }, at) => ({
    id: `${id}-${at}`,
    operation: operation as Operation,
    ...(expects && { expects }),
    ...(ref !== undefined && { ref }),
  }));
  const leg: Leg = { runId: 'run', id, operations, patience: 300, settleLimit: 300, overlay: false, known: [], ...more };
  return runLeg(leg, () => undefined, new AbortController().signal);
}
