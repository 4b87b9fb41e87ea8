import type { Shown } from '../../../src/model/leg';

/** Edits of the steps of a recording. Pure; the same list where an edit leads nowhere. */
export function moveShown(steps: Shown[], from: number, by: -1 | 1): Shown[] {
  const [here, there] = [steps[from], steps[from + by]];
  if (!here || !there) return steps;
  return steps.map((step, index) => (index === from ? there : index === from + by ? here : step));
}

export const removeShown = (steps: Shown[], at: number): Shown[] => steps.filter((_step, index) => index !== at);

export const changeShown = (steps: Shown[], at: number, change: (step: Shown) => Shown): Shown[] =>
  steps.map((step, index) => (index === at ? change(step) : step));

/** In words of the person: the label is how the step's target is called. */
export const relabelled = (step: Shown, label: string): Shown => ({ ...step, label: label.slice(0, 400) });
