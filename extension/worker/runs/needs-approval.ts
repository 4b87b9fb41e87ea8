import type { Result } from '../../../src/lib/result';
import { isModel } from '../../../src/model/plan/planners';
import type { Fault } from '../../../src/model/run/fault';
import type { PlannerKind, Settings } from '../../../src/model/settings';

/** Rows of earlier runs, as the journal lists them. */
type Earlier = Result<{ domain?: string | undefined; outcome?: string | undefined }[], Fault>;

/**
 * What of a model's plans for a new run on this site is to be approved: its first plan, or with "always" each repair as well. "first": until a run on the
 * site has reached its goal.
 */
export async function needsApproval(
  { approvePlans }: Pick<Settings, 'approvePlans'>,
  planner: PlannerKind,
  domain: string | Promise<string>,
  earlier: () => Promise<Earlier>,
): Promise<true | 'repairs' | undefined> {
  if (approvePlans === 'never' || !isModel(planner)) return undefined;
  if (approvePlans === 'always') return 'repairs';
  const [rows, here] = await Promise.all([earlier(), domain]);
  return rows.ok && rows.value.some((one) => one.domain === here && one.outcome === 'success') ? undefined : true;
}
