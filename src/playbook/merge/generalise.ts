import { calledBy } from '../../model/page/called-by';
import { sayLandmark } from '../../model/page/landmark-words';
import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import { choicesOf } from '../../model/playbook/choices';
import type { OptionMap, Playbook } from '../../model/playbook/playbook';
import { triggerLabel } from '../learn/label';
import { targetFieldsOf } from '../learn/step';
import { targetKey } from './identity';
import { mergePlaybook } from './merge-playbook';

/** Roles of elements that are one of several to choose from. */
const OPTIONS = new Set(['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'radio', 'tab', 'treeitem', 'gridcell']);

/**
 * The same sequence with another option chosen: one playbook with a variable step, and the options known to both recordings. Undefined
 * where they differ in anything else, or in something that is not a choice among similar elements.
 */
export function generalise(stored: Playbook, incoming: Playbook): { playbook: Playbook; optionMap: OptionMap } | undefined {
  if (stored.pagePath !== incoming.pagePath || stored.operations.length !== incoming.operations.length || stored.obsolete) return undefined;
  const variable = stored.variableStep ?? incoming.variableStep;
  const step = onlyDifference(stored.operations, incoming.operations, choicesInBoth(stored, incoming));
  if (step === undefined || (variable && variable.step !== step)) return undefined;
  const [left, right] = [stored.operations[step], incoming.operations[step]];
  if (!left || !right || !areAlternatives(left, right)) return undefined;
  const [recorded, other] = [optionOf(left), optionOf(right)];
  if (!recorded || !other) return undefined;
  const before = stored.operations[step - 1];
  const map = variable?.map ?? (before ? triggerLabel(before, [recorded, other]) : '');
  if (!map) return undefined;
  const merged = mergePlaybook(
    { ...stored, variableStep: variable ?? { step, map, recorded } },
    { ...incoming, variableStep: { step, map, recorded: other } },
  );
  return { playbook: merged, optionMap: { [map]: { [recorded]: targetFieldsOf(left), [other]: targetFieldsOf(right) } } };
}

/** The steps at which both choose an option of the same menu: there they may differ. */
function choicesInBoth(stored: Playbook, incoming: Playbook): ReadonlySet<number> {
  const other = choicesOf(incoming);
  return new Set(choicesOf(stored).flatMap(({ step, map }) => (other.some((one) => one.step === step && one.map === map) ? [step] : [])));
}

function onlyDifference(left: readonly Operation[], right: readonly Operation[], free: ReadonlySet<number>): number | undefined {
  let found: number | undefined;
  for (const [step, operation] of left.entries()) {
    const other = right[step];
    if (!other || other.type !== operation.type) return undefined;
    if (free.has(step)) continue;
    if (targetKey(operation) === targetKey(other) && valueKey(operation) === valueKey(other)) continue;
    if (found !== undefined) return undefined;
    found = step;
  }
  return found;
}

function valueKey(operation: Operation): string {
  switch (operation.type) {
    case 'select':
      return JSON.stringify(operation.options);
    case 'check':
      return String(operation.checked);
    case 'press':
      return operation.key;
    case 'navigate':
      return `${operation.to ?? ''} ${operation.url ?? ''}`;
    default:
      return '';
  }
}

function areAlternatives(left: Operation, right: Operation): boolean {
  if (left.type === 'select' && right.type === 'select')
    return targetKey(left) === targetKey(right) && left.options.length === 1 && right.options.length === 1;
  if (left.type !== 'click' || right.type !== 'click') return false;
  const [one, other] = [left.fingerprint, right.fingerprint];
  return one !== undefined && other !== undefined && sameRank(one, other);
}

function sameRank(one: Fingerprint, other: Fingerprint): boolean {
  return one.role === other.role && OPTIONS.has(one.role ?? '') && one.tag === other.tag && sayLandmarks(one) === sayLandmarks(other);
}

const sayLandmarks = ({ landmarks }: Fingerprint) => landmarks.map(sayLandmark).join('>');

function optionOf(operation: Operation): string {
  if (operation.type === 'select') return operation.options[0] ?? '';
  return operation.type === 'click' && operation.fingerprint ? calledBy(operation.fingerprint) : '';
}
