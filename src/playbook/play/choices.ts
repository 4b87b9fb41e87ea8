import { replaceWhole, same, sameKey, withoutAccents } from '../../lib/text';
import type { Operation } from '../../model/plan/operation';
import { choicesOf } from '../../model/playbook/choices';
import type { OptionMap, Param, Playbook, VariableStep } from '../../model/playbook/playbook';
import type { Bail } from '../../model/run/bail';
import type { Outcome } from '../../model/run/leg';
import { uniqueName } from '../learn/params';
import { variableIn } from '../mend/versions';
import { mapTexts, own } from './placeholders';
import { bindVariant } from './variants';

/**
 * Params for choices from menus other than that of the variable step, named after their menus. A menu in which several options were chosen
 * is a set, and stays as it was recorded.
 */
export function choiceParams(variables: readonly VariableStep[], taken: readonly Param[]): Param[] {
  const main = variables.at(-1);
  const single = variables.filter(({ map, step }) => step !== main?.step && variables.filter((one) => one.map === map).length === 1);
  const params: Param[] = [];
  for (const { step, map, recorded } of single) {
    const name = slugOf(map, [...taken, ...params]);
    params.push({ name, kind: 'option', label: map, default: recorded, known: [recorded], choice: { step, map } });
  }
  return params;
}

function slugOf(map: string, taken: readonly Param[]): string {
  const slug = withoutAccents(map)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
  return uniqueName(
    slug || 'option',
    taken.map(({ name }) => name),
  );
}

export interface BoundChoices {
  operations: readonly Operation[];
  /** The expected outcome of a step with the options that are chosen instead of the recorded ones. */
  promised: (outcome: Outcome, step: number) => Outcome;
  /** Set where an option is unknown: the steps before `end` can be run. */
  stop?: { bail: Bail; end: number };
}

/** The operations of a version with the options that the values name. */
export function bindChoices(
  playbook: Playbook,
  operations: readonly Operation[],
  values: Record<string, string>,
  optionMap: OptionMap,
): BoundChoices {
  const taken = [...operations];
  const swaps: { from: number; swap: (outcome: Outcome) => Outcome }[] = [];
  const promised = (outcome: Outcome, step: number) =>
    swaps.reduce((promise, { from, swap }) => (step < from ? promise : swap(promise)), outcome);
  for (const choice of choicesOf(playbook)) {
    const wanted = own(values, choice.param) ?? choice.recorded;
    const variable = variableIn({ variableStep: choice, operations: playbook.operations }, operations);
    const operation = variable && operations[variable.step];
    if (!variable || !operation) continue;
    const bound = bindVariant(operation, variable, wanted, optionMap);
    if (!bound) {
      const known = [...new Set([choice.recorded, ...Object.keys(own(optionMap, choice.map) ?? {})])].slice(0, 200);
      return {
        operations: taken,
        promised,
        stop: { bail: { kind: 'variant-unknown', playbook: playbook.name, variant: wanted, known }, end: variable.step },
      };
    }
    taken[variable.step] = bound.operation;
    swaps.push({ from: variable.step, swap: withOtherOption(choice.recorded, bound.variant) });
  }
  return { operations: taken, promised };
}

/** Replaces the recorded option by the chosen one in an outcome. */
export function withOtherOption(recorded: string, variant: string | undefined): (outcome: Outcome) => Outcome {
  if (variant === undefined || variant === recorded || !sameKey(recorded)) return (outcome) => outcome;
  return (outcome) => mapTexts(outcome, (text) => replaceWhole(text, recorded, variant));
}

/** The choice at this step, where another option than the recorded one was chosen. */
export function otherChoiceAt(playbook: Playbook, step: number, label: string | undefined): { map: string; label: string } | undefined {
  const choice = choicesOf(playbook).find((one) => one.step === step);
  return choice && label !== undefined && !same(label, choice.recorded) ? { map: choice.map, label } : undefined;
}
