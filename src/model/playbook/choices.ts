import type { Playbook, VariableStep } from './playbook';

type Chooses = Pick<Playbook, 'params' | 'variableStep'>;

/** A choice in addition to the variable step, with the param that it is bound by. */
export interface Choice extends VariableStep {
  param: string;
}

/** The choices that are params of the playbook, in the order of their steps. */
export function choicesOf({ params }: Pick<Playbook, 'params'>): Choice[] {
  return params
    .flatMap(({ name, choice, default: recorded }) => (choice && recorded !== undefined ? [{ ...choice, recorded, param: name }] : []))
    .sort((left, right) => left.step - right.step);
}

/** All steps that choose one of several options, in order. */
export function variableSteps(playbook: Chooses): VariableStep[] {
  const { variableStep } = playbook;
  return [...choicesOf(playbook), ...(variableStep ? [variableStep] : [])].sort((left, right) => left.step - right.step);
}

/** The option maps that it needs. */
export const mapsOf = (playbook: Chooses): string[] => [...new Set(variableSteps(playbook).map(({ map }) => map))];
