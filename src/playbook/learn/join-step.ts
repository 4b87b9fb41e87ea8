import { markedAs, type Shown } from '../../model/page/shown';
import type { Operation } from '../../model/plan/operation';

/** A recording has at most this many steps, like a playbook. */
const MAX_STEPS = 200;

/** The steps with one more, which replaces the last one where both are about the same field. The person may have edited the list meanwhile. */
export function joinStep(steps: readonly Shown[], step: Shown): Shown[] {
  const last = steps.at(-1);
  const { replaces, ...rest } = step;
  // Told once more by its page: another one may have had the steps since.
  const isKnown = steps.some((one) => one.at === step.at);
  if (replaces && (step.delta || (isKnown && last?.at !== step.at)))
    return steps.map((one) => (one.at === step.at ? withConsequences(one, step) : one));
  if (replaces && last && controlKey(last) === controlKey(step)) return [...steps.slice(0, -1), asEdited(last, rest)];
  return steps.length < MAX_STEPS ? [...steps, rest] : [...steps];
}

/** The consequences of a step are reported later, when the person may have gone on, edited or deleted it, or its page may be gone. */
function withConsequences(one: Shown, { delta, options, operation }: Shown): Shown {
  const { dialogs } = operation;
  const led = operation.type === 'click' ? operation.led : undefined;
  const come = {
    ...one.operation,
    ...(dialogs ? { dialogs } : {}),
    ...(led && one.operation.type === 'click' ? { led } : {}),
  } as Operation;
  return { ...one, ...(delta ? { delta } : {}), ...(options ? { options } : {}), operation: come };
}

/** What the page does not know of a step is kept: that it follows from the one before, and what the person edited. */
function asEdited(last: Shown, step: Shown): Shown {
  const { optional, irreversible } = last.operation;
  const operation = { ...step.operation, ...(optional ? { optional } : {}), ...(irreversible ? { irreversible } : {}) };
  return markedAs(last, { ...step, operation, label: last.label, ...(last.caused ? { caused: true } : {}) });
}

function controlKey({ operation, url }: Shown): string {
  const print = 'fingerprint' in operation ? operation.fingerprint : undefined;
  return JSON.stringify([url, operation.tab, print?.frame?.path, print?.shadowPath, print?.selectors.at(-1), print?.structure]);
}
