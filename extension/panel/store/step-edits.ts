import type { Fingerprint } from '../../../src/model/page/target';
import type { Operation } from '../../../src/model/plan/operation';
import { withTarget } from '../../../src/model/plan/with-target';
import { isWriting, rewritten } from '../../../src/model/plan/writing';
import type { Param, Playbook } from '../../../src/model/playbook/playbook';

/** Edits of a playbook's steps. Pure; outcomes and the variable step stay with the operation they belong to. */
export type Steps = Pick<Playbook, 'operations' | 'outcomes' | 'variableStep'> & Partial<Pick<Playbook, 'params'>>;

/** Moves a step up (-1) or down (1); the same steps where that leads nowhere. */
export function moveStep<Whole extends Steps>(whole: Whole, from: number, by: -1 | 1): Whole {
  const to = from + by;
  if (to < 0 || to >= whole.operations.length) return whole;
  const order = whole.operations.map((_operation, index) => (index === from ? to : index === to ? from : index));
  return arranged(whole, order);
}

/** Removes a step, but not the only one: a playbook is never empty. */
export function removeStep<Whole extends Steps>(whole: Whole, at: number): Whole {
  if (whole.operations.length === 1) return whole;
  return arranged(
    whole,
    whole.operations.flatMap((_operation, index) => (index === at ? [] : [index])),
  );
}

/** Changes one operation; if it now does something else, its outcome is removed. */
export function changeStep<Whole extends Steps>(whole: Whole, at: number, operation: Operation, isOther: boolean): Whole {
  return {
    ...whole,
    operations: whole.operations.map((before, index) => (index === at ? operation : before)),
    outcomes: whole.operations.map((_operation, index) => (isOther && index === at ? null : (whole.outcomes[index] ?? null))),
  };
}

/** Marks that a person can put on a step: it may be skipped, or it cannot be undone. */
export type StepMark = 'optional' | 'irreversible';

/** Sets or removes a mark of a step. */
export const setMark = (operation: Operation, mark: StepMark, isSo: boolean): Operation => {
  const { [mark]: _before, ...rest } = operation;
  return (isSo ? { ...rest, [mark]: true } : rest) as Operation;
};

/** The text that a person can change in place, if the operation has one. */
export function stepTextOf(operation: Operation): string | undefined {
  if (isWriting(operation)) return operation.text;
  if (operation.type === 'press') return operation.key;
  if (operation.type === 'navigate') return operation.url;
  if (operation.type === 'select') return operation.options.join('\n');
  if (operation.type === 'assert' || operation.type === 'wait') return operation.text;
  return undefined;
}

/** Gives a step another target. If it is the variable step, the new element becomes the chosen option. */
export function retargetStep(playbook: Playbook, at: number, fingerprint: Fingerprint): Playbook {
  const before = playbook.operations[at];
  if (!before) return playbook;
  const changed = changeStep(playbook, at, withTarget(before, fingerprint), true);
  const variable = changed.variableStep;
  const chosen = fingerprint.name ?? fingerprint.text;
  if (variable?.step !== at || before.type === 'select' || !chosen) return changed;
  return { ...changed, variableStep: { ...variable, recorded: chosen } };
}

/** A new step after another; its outcome is not known yet. */
export function insertStep<Whole extends Steps>(whole: Whole, after: number, operation: Operation): Whole {
  const variable = whole.variableStep;
  const put = <Item>(list: readonly Item[], item: Item) => [...list.slice(0, after + 1), item, ...list.slice(after + 1)];
  return {
    ...whole,
    operations: put(whole.operations, operation),
    outcomes: put(
      whole.operations.map((_operation, index) => whole.outcomes[index] ?? null),
      null,
    ),
    ...(variable && variable.step > after ? { variableStep: { ...variable, step: variable.step + 1 } } : {}),
  };
}

/** The operation with another text. */
export function withText(operation: Operation, text: string): Operation {
  if (operation.type === 'press') return { ...operation, key: text };
  if (operation.type === 'navigate') return { ...operation, url: text };
  if (operation.type === 'select') return { ...operation, options: text.split('\n') };
  if (isWriting(operation)) return rewritten(operation, text);
  if (operation.type === 'assert' || operation.type === 'wait') return { ...operation, text };
  return operation;
}

/** Updates the step index of a choice param; removes the param if its step was removed. */
function movedChoice(param: Param, order: readonly number[]): Param[] {
  if (!param.choice) return [param];
  const step = order.indexOf(param.choice.step);
  return step < 0 ? [] : [{ ...param, choice: { ...param.choice, step } }];
}

/** Reorders the steps: `order` holds the old index for each new one. */
function arranged<Whole extends Steps>(whole: Whole, order: number[]): Whole {
  const variable = whole.variableStep && order.indexOf(whole.variableStep.step);
  const { variableStep, ...rest } = whole;
  return {
    ...rest,
    operations: order.flatMap((old) => whole.operations[old] ?? []),
    outcomes: order.map((old) => whole.outcomes[old] ?? null),
    ...(whole.params ? { params: whole.params.flatMap((param) => movedChoice(param, order)) } : {}),
    ...(variableStep && variable !== undefined && variable >= 0 ? { variableStep: { ...variableStep, step: variable } } : {}),
  } as Whole;
}
