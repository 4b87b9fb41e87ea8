import type { PlanProgress } from '../model/run';
import type { Iteration, PlacedStep } from './iteration';
import { chosenLabel } from './variants';

/** An option that nobody knew by the name asked for, chosen by the planner in the menu that was left open (GAP 2). */
export interface Pick {
  /** The plan that stopped at the variant. */
  plan: PlanProgress;
  playbookId: string;
  /** The option as the page calls it. */
  label: string;
  /** What it was asked for as. */
  asked: string;
  step: PlacedStep;
  /** The step of the playbook that it stands for, from 0. */
  at: number;
}

/** Choices made right after a plan stopped at an unknown variant. */
export function picksOf(iterations: readonly Iteration[]): Pick[] {
  return iterations.flatMap(({ plan }, index): Pick[] => {
    const unknown = plan.incomplete;
    const next = iterations[index + 1];
    const step = next?.steps[0];
    const origin = plan.items.at(-1)?.origin;
    if (unknown?.kind !== 'variant-unknown' || !step || step.origin || step.record.status !== 'done' || origin?.name !== unknown.playbook)
      return [];
    const label = chosenLabel(step.operation, step.record.found);
    return label === undefined ? [] : [{ plan, playbookId: origin.playbookId, label, asked: unknown.variant, step, at: origin.step + 1 }];
  });
}
