import type { Shown } from '../../../src/model/page/shown';
import { namesTarget } from '../../../src/model/plan/needs-target';
import { withTarget } from '../../../src/model/plan/with-target';
import type { Gap } from '../../../src/model/playbook/gap';
import { type Check, checkAfter, isAboutElement } from './checks';
import type { Picked } from './use-pick';

/** Edits of the steps of a recording. Pure functions; an edit that is not possible returns the same list. */
export function moveShown(steps: Shown[], from: number, by: -1 | 1): Shown[] {
  const [here, there] = [steps[from], steps[from + by]];
  if (!here || !there) return steps;
  return steps.map((step, index) => (index === from ? there : index === from + by ? here : step));
}

/** Removes a recorded step. */
export const removeShown = (steps: Shown[], at: number): Shown[] => steps.filter((_step, index) => index !== at);

/** Replaces a recorded step. */
export const changeShown = (steps: Shown[], at: number, change: (step: Shown) => Shown): Shown[] =>
  steps.map((step, index) => (index === at ? change(step) : step));

/** A label as pages write it, `button "Save" in row "Bob"`: the kind of element, its name, and the rest. */
const LABEL = /^([a-z][\w-]*(?: [a-z]+)? ")(.+?)(".*)$/s;

/** What a person calls the element of a label: its name; the whole label where it has none. */
export const nameIn = (label: string): string => LABEL.exec(label)?.[2] ?? label;

/** Gives the element of a step the person's own name. */
export function relabelled(step: Shown, name: string): Shown {
  const [, kind = '', , rest = ''] = LABEL.exec(step.label) ?? [];
  return { ...step, label: `${kind}${name}${rest}`.slice(0, 400) };
}

/** Inserts a check after a step, by default about that step's element. Returns the same list if the check lacks an element or text. */
export function insertCheck(steps: Shown[], after: number, check: Check, picked?: Picked): Shown[] {
  const step = steps[after];
  const operation = checkAfter(step?.operation, check, picked);
  if (!step || !operation) return steps;
  const next = steps[after + 1];
  const added: Shown = {
    at: between(step.at, next?.at),
    operation,
    label: isAboutElement(check) ? (picked?.label ?? step.label) : '',
    // The check happens on the page that the step led to.
    url: next && (next.operation.tab ?? 0) === (operation.tab ?? 0) ? next.url : step.url,
  };
  return [...steps.slice(0, after + 1), added, ...steps.slice(after + 1)];
}

/** A unique time between two steps: steps are identified by their time. */
const between = (at: number, next: number | undefined) => (next !== undefined && next > at ? (at + next) / 2 : at + 0.001);

/** Gives a step another target. */
export const retargeted = (step: Shown, { fingerprint, label }: Picked): Shown => ({
  ...step,
  operation: withTarget(step.operation, fingerprint),
  label: label.slice(0, 400),
});

/** The step for a press that could not be kept, on what the person picked instead. */
export const pressInGap = ({ kind, at, url, tab }: Gap, { fingerprint, label }: Picked): Shown => ({
  at,
  operation: {
    type: 'click',
    fingerprint,
    ...(kind === 'double press' ? { count: 2 } : {}),
    ...(kind === 'right press' ? { button: 'right' as const } : {}),
    ...(tab ? { tab } : {}),
  },
  label: label.slice(0, 400),
  url,
});

/** Has the step a target? */
export const aimsAtSomething = ({ operation }: Shown): boolean => operation.type !== 'navigate' && namesTarget(operation);
