import { sayBail } from '../../src/model/bail-words';
import { sayOperation } from '../../src/model/operation-words';
import { isCompletion } from '../../src/model/plan';
import { currentPlan, type PlanProgress, type Run } from '../../src/model/run';
import type { PlanHistory, PlanRequest } from '../../src/planner/planner';

/** What a planner is told of a run: pure, so that the same journal always gives the same request. */
export function planRequest(run: Run, purpose: 'plan' | 'repair', playbookSummary: string): PlanRequest | undefined {
  if (!run.snapshot) return undefined;
  const repair = purpose === 'repair' ? repairOf(run) : undefined;
  return {
    goal: run.goal,
    snapshot: run.snapshot,
    playbookSummary,
    history: run.plans.map(historyOf),
    purpose,
    ...(repair ? { repair } : {}),
  };
}

function historyOf(plan: PlanProgress): PlanHistory {
  const done = plan.items.filter(({ status }) => status === 'done' || status === 'skipped');
  return {
    thought: isCompletion(plan.plan) ? plan.plan.summary : plan.plan.thought,
    operations: done.map(
      ({ operation, label, record }) => `${sayOperation(operation, label)}${record?.notes.length ? ` (${record.notes.join('; ')})` : ''}`,
    ),
    outcome: plan.message ?? `Executed ${done.length} of ${plan.items.length} operations.`,
    ...(plan.bail ? { bail: plan.bail } : {}),
  };
}

/** The broken step of the playbook that the last plan ran, with the bail as evidence. */
function repairOf(run: Run): PlanRequest['repair'] {
  const plan = currentPlan(run);
  const broken = plan?.items.find(({ status }) => status === 'failed') ?? plan?.items.find(({ status }) => status === 'waiting');
  if (!plan?.bail || !broken?.origin) return undefined;
  const { name, step, of } = broken.origin;
  return { playbook: name, step: step + 1, of, wanted: sayOperation(broken.operation, broken.label), evidence: sayBail(plan.bail) };
}
