import type { PlannedOperation, PlaybookReference, Proposal } from '../../model/plan/plan';
import { isReference } from '../../model/plan/plan-kind';
import { hasWords } from '../merge/normalised-words';

/**
 * The operations of a planner that was told a proposal: where it plays a proposed playbook, each blank that it left open, or filled with words
 * that the goal does not contain, gets the value that the goal was read with. Else a value of an earlier visit would be typed.
 */
export function asProposed(operations: readonly PlannedOperation[], { steps }: Proposal, goal: string): PlannedOperation[] {
  const left = steps.map(({ reference }) => reference);
  return operations.map((operation) => {
    if (!isReference(operation)) return operation;
    const at = left.findIndex(({ playbook }) => playbook === operation.playbook);
    const [proposed] = at < 0 ? [] : left.splice(at, 1);
    return proposed ? filledIn(operation, proposed, goal) : operation;
  });
}

function filledIn({ params = {}, ...reference }: PlaybookReference, proposed: PlaybookReference, goal: string): PlaybookReference {
  const missing = Object.entries(proposed.params ?? {}).filter(([name]) => !hasWords(goal, params[name] ?? ''));
  const values = { ...params, ...Object.fromEntries(missing) };
  const variant = reference.variant ?? proposed.variant;
  return { ...reference, ...(variant === undefined ? {} : { variant }), ...(Object.keys(values).length ? { params: values } : {}) };
}
