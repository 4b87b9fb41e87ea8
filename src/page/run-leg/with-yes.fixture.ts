import type { Leg, Report } from '../../model/run/leg';
import { runLeg } from './run-leg';

/** A leg whose person says yes to whatever they are asked. */
export async function runWithYes(leg: Leg, ...rest: Tail): Promise<Report> {
  const report = await runLeg(leg, ...rest);
  const { bail, records } = report;
  if (bail?.kind !== 'needs-yes') return report;
  const operations = leg.operations.map((one, at) =>
    at === records.length - 1 ? { ...one, allowed: [...(one.allowed ?? []), bail.key] } : one,
  );
  return runWithYes({ ...leg, operations }, ...rest);
}
type Tail = Parameters<typeof runLeg> extends [Leg, ...infer Rest] ? Rest : never;
