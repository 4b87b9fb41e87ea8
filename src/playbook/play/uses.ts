import { isCompletion, isReference } from '../../model/plan/plan-kind';
import type { Bail } from '../../model/run/bail';
import { sayBail } from '../../model/run/bail-words';
import type { PlanProgress, QueueItem } from '../../model/run/run';
import type { Origin } from '../../model/run/run-event';
import type { Iteration } from '../learn/iteration';
import type { PickedOption } from '../learn/picks';
import type { Step } from '../learn/step';
import { countsAgainst } from '../mend/triage';

/** One execution of a stored playbook within a run. */
export interface PlaybookUse {
  playbookId: string;
  /** The version that ran; absent where it was repaired on the way: then it is the version made from that. */
  version?: number;
  /** The index of its first step in the run. */
  at: number;
  variant?: string;
  params?: Record<string, string>;
  /** `unfinished`: it neither worked nor failed (stopped, or ended at an unknown variant that was not picked). */
  result: 'ok' | 'failed' | 'unfinished';
  /** Where it failed, from 0. */
  step?: number;
  why?: string;
  bail?: Bail;
  /** The option that the planner picked where the playbook stopped, and the step that it stands for. */
  picked?: { step: number; label: string };
  /** Its steps that were executed. */
  steps: Step[];
}

/** Every reference that was run, in order. The parts of a playbook that was repaired on the way are one use. */
export function usesOf(iterations: readonly Iteration[], picks: readonly PickedOption[]): PlaybookUse[] {
  const uses: PlaybookUse[] = [];
  for (const { plan, steps } of iterations) {
    let open: { origin: Origin; items: QueueItem[] } | undefined;
    const close = () => {
      if (open) uses.push(runOf(open.items, plan, steps, picks));
      open = undefined;
    };
    for (const item of plan.items) {
      if (!item.origin) close();
      else if (
        open &&
        open.origin.playbookId === item.origin.playbookId &&
        item.origin.step > (open.items.at(-1)?.origin?.step ?? 0) - mended(item)
      )
        open.items.push(item);
      else {
        close();
        open = { origin: item.origin, items: [item] };
      }
    }
    close();
  }
  return uses.filter(({ steps }) => steps.length > 0);
}

/** Repaired steps have the index of the step that they replace. */
const mended = ({ origin }: QueueItem) => (origin?.version === 0 ? 1 : 0);

function runOf(items: QueueItem[], plan: PlanProgress, executed: Iteration['steps'], picks: readonly PickedOption[]): PlaybookUse {
  const origin = items[0]?.origin as Origin;
  const steps = executed.filter(
    (step) => step.origin?.playbookId === origin.playbookId && items.some(({ id }) => id === step.record.operationId),
  );
  const pick = picks.find((one) => one.plan === plan && one.playbookId === origin.playbookId);
  const { variant } = origin;
  const params = paramsOf(plan, origin);
  const broken =
    items.find(({ status }) => status === 'failed') ??
    (plan.bail ? items.find(({ status }) => status !== 'done' && status !== 'skipped') : undefined);
  const whole = items.every(({ status }) => status === 'done' || status === 'skipped');
  const last = items.at(-1)?.origin;
  const atEnd = pick !== undefined || (last !== undefined && last.step === last.of - 1);
  const failed = broken && plan.bail && countsAgainst(plan.bail);
  return {
    playbookId: origin.playbookId,
    ...(items.some(mended) ? {} : { version: origin.version }),
    at: executed.find((step) => steps.includes(step))?.at ?? 0,
    ...(variant === undefined ? {} : { variant }),
    ...(params ? { params } : {}),
    ...(pick ? { picked: { step: pick.at, label: pick.label } } : {}),
    result: failed ? 'failed' : whole && atEnd ? 'ok' : 'unfinished',
    ...(failed && broken.origin && plan.bail ? { step: broken.origin.step, why: sayBail(plan.bail), bail: plan.bail } : {}),
    steps,
  };
}

function paramsOf({ plan }: PlanProgress, { name, variant }: Origin): Record<string, string> | undefined {
  if (isCompletion(plan)) return undefined;
  const named = plan.operations.filter(isReference).filter(({ playbook }) => playbook === name);
  return (named.find((reference) => reference.variant === variant) ?? named[0])?.params;
}
