import type { Shown } from '../../../src/model/leg';
import type { Operation } from '../../../src/model/operation';
import { namesTarget, type Target } from '../../../src/model/target';

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

/** A check after a step: that its target is there, or that it has gone. Nothing for a step without a target. */
export function insertCheck(steps: Shown[], after: number, what: 'visible' | 'gone'): Shown[] {
  const step = steps[after];
  if (!step || !aimsAtSomething(step)) return steps;
  const target = targetOf(step.operation);
  const operation: Operation =
    what === 'visible' ? { type: 'assert', visible: true, ...target } : { type: 'wait', until: 'gone', ...target };
  const check: Shown = { at: step.at + 0.001, operation, label: step.label, url: step.url };
  return [...steps.slice(0, after + 1), check, ...steps.slice(after + 1)];
}

export const aimsAtSomething = ({ operation }: Shown): boolean => operation.type !== 'navigate' && namesTarget(operation);

const targetOf = (operation: Operation): Pick<Target, 'selector' | 'fingerprint' | 'position'> => {
  if (operation.type === 'navigate') return {};
  const { selector, fingerprint, position } = operation;
  return { ...(selector ? { selector } : {}), ...(fingerprint ? { fingerprint } : {}), ...(position ? { position } : {}) };
};
