import type { Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/fault';
import type { PlannerKind, Settings } from '../../../src/model/settings';

/** Rows of earlier runs, as the journal lists them. */
type Earlier = Result<{ domain?: string | undefined; outcome?: string | undefined }[], Fault>;

/** Is the plan of a model for a new run on this site to be approved first? "first": until a run on the site has reached its goal. */
export async function needsApproval(
  { approvePlans }: Pick<Settings, 'approvePlans'>,
  planner: PlannerKind,
  domain: string,
  earlier: () => Promise<Earlier>,
): Promise<boolean> {
  if (approvePlans === 'never' || planner === 'embedded') return false;
  if (approvePlans === 'always') return true;
  const rows = await earlier();
  return !(rows.ok && rows.value.some((one) => one.domain === domain && one.outcome === 'success'));
}
