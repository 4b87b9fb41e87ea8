import type { PlanProgress } from '../../model/run/run';
import { chosenLabel } from '../play/variants';
import type { Iteration, PlacedStep } from './iteration';

/** An option that was unknown under the requested name, chosen by the planner in the menu that was left open (GAP 2). */
export interface PickedOption {
  /** The plan that stopped at the variant. */
  plan: PlanProgress;
  playbookId: string;
  /** The option's label in the page. */
  label: string;
  /** The name that it was requested by. */
  asked: string;
  step: PlacedStep;
  /** The index of the playbook step that it stands for. */
  at: number;
}

/** Picks made right after a plan stopped at an unknown variant. */
export function picksOf(iterations: readonly Iteration[]): PickedOption[] {
  return iterations.flatMap(({ plan }, index): PickedOption[] => {
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
