import { same } from '../../lib/text';
import { calledBy } from '../../model/page/called-by';
import type { Target } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import type { OptionMap, Playbook, VariableStep } from '../../model/playbook/playbook';
import type { SeenOption } from '../../model/run/record';
import { triggerLabel } from '../learn/label';
import { durableTarget, type Step } from '../learn/step';
import { own, paramsIn } from './placeholders';

/** Options kept per map; a list of thousands is a search, not a menu. */
const MAX_OPTIONS = 500;

/**
 * All options that the steps made visible (GAP 3), by the name of what opened them; `mapOf` names the map of a step that came from a playbook. Those that the
 * page told by their labels alone are as `stored` has them, whatever menu they were in.
 */
export function optionsShownBy(
  steps: readonly Step[],
  mapOf: (step: Step) => string | undefined = () => undefined,
  stored: OptionMap = {},
): OptionMap {
  const map: OptionMap = {};
  for (const step of steps) {
    const options = step.record.options;
    if (!options?.length || step.record.status === 'failed') continue;
    const name = mapOf(step) ?? mapName(step, options);
    const targets = name ? optionTargets(options, [own(stored, name) ?? {}, ...Object.values(stored)]) : {};
    if (name && Object.keys(targets).length) map[name] = { ...own(map, name), ...targets };
  }
  return map;
}

/** The steps that choose one of the options which an earlier step opened, or which a native select contains, in order. */
export function findVariableSteps(steps: readonly Step[]): VariableStep[] {
  let opened: { map: string; labels: string[] } | undefined;
  const variable: VariableStep[] = [];
  for (const [step, { operation, record }] of steps.entries()) {
    const chosen = chosenLabel(operation, record.found);
    const shown = record.options?.map(({ label }) => label) ?? [];
    if (operation.type === 'select' && operation.options.length === 1 && chosen !== undefined && !paramsIn(chosen).length) {
      const map = mapName({ operation, record }, record.options ?? []);
      if (map) variable.push({ step, map, recorded: matchingLabel(shown, chosen) ?? chosen });
    } else if (opened && chosen !== undefined) {
      const recorded = matchingLabel(opened.labels, chosen);
      if (recorded !== undefined) variable.push({ step, map: opened.map, recorded });
    }
    // What is filled in before it is sent is a form: its buttons are no options.
    if (operation.type === 'check') opened = undefined;
    const map = record.options?.length ? mapName({ operation, record }, record.options) : '';
    if (map && operation.type !== 'select') opened = { map, labels: shown };
  }
  return variable;
}

/** The label of the option that a step chose. */
export function chosenLabel(
  operation: Operation,
  found = 'fingerprint' in operation ? operation.fingerprint : undefined,
): string | undefined {
  if (operation.type === 'select') return operation.options[0];
  if (operation.type !== 'click') return undefined;
  return (found && calledBy(found)) || undefined;
}

/** The name of the map that a step opened: "Theme". */
export function mapName({ operation, record }: Pick<Step, 'operation' | 'record'>, options: readonly SeenOption[]): string {
  const target = record.found ? { fingerprint: record.found } : operation;
  return triggerLabel(
    target,
    options.map(({ label }) => label),
  ).slice(0, 200);
}

/** The known label that is meant: exact first, then ignoring case and white space, if only one fits. */
export function matchingLabel(labels: readonly string[], wanted: string): string | undefined {
  if (labels.includes(wanted)) return wanted;
  const alike = [...new Set(labels.filter((label) => wanted.trim() !== '' && same(label, wanted)))];
  return alike.length === 1 ? alike[0] : undefined;
}

/** All values known for a playbook's variable step, the recorded one first. */
export function knownVariants({ variableStep }: Pick<Playbook, 'variableStep'>, optionMap: OptionMap): string[] {
  if (!variableStep) return [];
  return [...new Set([variableStep.recorded, ...Object.keys(own(optionMap, variableStep.map) ?? {})])];
}

/** The variable step's operation for another option; undefined when the option is not known. */
export function bindVariant(
  operation: Operation,
  variable: VariableStep,
  variant: string,
  optionMap: OptionMap,
): { operation: Operation; variant: string } | undefined {
  const options = own(optionMap, variable.map) ?? {};
  const label = matchingLabel([...new Set([variable.recorded, ...Object.keys(options)])], variant);
  if (label === undefined) return undefined;
  if (label === variable.recorded) return { operation, variant: label };
  if (operation.type === 'select') return { operation: { ...operation, options: [label] }, variant: label };
  const target = own(options, label);
  return target && operation.type !== 'navigate' ? { operation: retarget(operation, target), variant: label } : undefined;
}

/** The same operation on another target. */
export function retarget<Aimed extends Exclude<Operation, { type: 'navigate' }>>(operation: Aimed, target: Target): Aimed {
  const {
    elementId: _number,
    selector: _selector,
    position: _position,
    relX: _relX,
    relY: _relY,
    fingerprint: _print,
    ...rest
  } = operation;
  return { ...rest, ...durableTarget(target) } as Aimed;
}

function optionTargets(options: readonly SeenOption[], stored: readonly Record<string, Target>[]): Record<string, Target> {
  return Object.fromEntries(
    options.slice(0, MAX_OPTIONS).flatMap(({ label, target }) => {
      const known = target ? durableTarget(target) : stored.flatMap((map) => own(map, label) ?? [])[0];
      return known ? [[label, known]] : [];
    }),
  );
}
