import { same } from '../../lib/text';
import type { Operation } from '../../model/plan/operation';
import type { PlannedOperation, PlaybookReference } from '../../model/plan/plan';
import { isReference } from '../../model/plan/plan-kind';
import { isWriting } from '../../model/plan/writing';
import type { DomainPlaybooks, Param, Playbook, VariableStep } from '../../model/playbook/playbook';
import { versionNumber } from '../../model/playbook/version-in-force';
import { isAnswerReading } from '../../model/run/answer-reading';
import type { Bail } from '../../model/run/bail';
import type { Outcome } from '../../model/run/leg';
import type { QueuedOperation } from '../../model/run/run-event';
import { operationForItem, otherItem, outcomeForItem } from '../learn/items';
import { variableIn, versionOf } from '../mend/versions';
import { findPlaybook } from '../recall/find-playbook';
import { nearestNames } from '../recall/nearest-names';
import { bindChoices, withOtherOption } from './choices';
import { fillAll, own, paramsIn } from './placeholders';
import { withValuesInPath } from './values-in-path';
import { bindVariant, knownVariants } from './variants';

export interface Expansion {
  queue: QueuedOperation[];
  /** Why the queue is shorter than the plan. */
  incomplete?: Bail;
}

export interface ExpandOptions {
  newId: () => string;
  /** Path of the page it will run on: decides between playbooks of the same name. */
  path?: string;
  /** Run this version of a playbook (by its id) instead of the one in force: a candidate that is being tried. */
  versions?: Record<string, number>;
}

/**
 * The operations to run, in order (GAP 2): references are replaced by the playbook's steps. It stops, with the operations before and the
 * reason, at an unknown playbook name, an unknown variant, and a param without a value; what follows was planned on a state that will not
 * be reached.
 */
export function expandPlaybookReferences(
  operations: readonly PlannedOperation[],
  memory: DomainPlaybooks,
  options: ExpandOptions,
): Expansion {
  const queue: QueuedOperation[] = [];
  for (const planned of operations) {
    if (!isReference(planned)) {
      queue.push({ id: options.newId(), operation: planned });
      continue;
    }
    const part = expandReference(planned, memory, options);
    queue.push(...part.queue);
    if (part.incomplete) return { queue, incomplete: part.incomplete };
  }
  return { queue };
}

function expandReference(reference: PlaybookReference, memory: DomainPlaybooks, options: ExpandOptions): Expansion {
  const playbook = findPlaybook(memory, reference.playbook, options.path);
  if (playbook) return expandPlaybook(playbook, memory, reference, options);
  const names = memory.playbooks.filter(({ obsolete }) => !obsolete).map(({ name }) => name);
  return {
    queue: [],
    incomplete: { kind: 'playbook-unknown', playbook: reference.playbook, nearest: nearestNames(reference.playbook, names) },
  };
}

/** The steps of one playbook, from step `from` (0 is the first), bound to a variant and params. */
export function expandPlaybook(
  playbook: Playbook,
  memory: Pick<DomainPlaybooks, 'optionMap'>,
  { variant, params }: Pick<PlaybookReference, 'variant' | 'params'>,
  { newId, versions, from = 0 }: ExpandOptions & { from?: number },
): Expansion {
  const version = versions?.[playbook.id] ?? versionNumber(playbook);
  const { operations: recorded, outcomes } = versionOf(playbook, version) ?? playbook;
  const bound = bindParams(playbook, recorded, params ?? {});
  if ('bail' in bound) return { queue: [], incomplete: bound.bail };
  const { operations, promised, stop } = bindChoices(playbook, recorded, bound.values, memory.optionMap);
  const variable = variableIn(playbook, recorded);
  const main = choose(playbook, variable, operations, variant, memory);
  const chosen = stop && !('bail' in main && main.end < stop.end) ? stop : main;
  const end = 'bail' in chosen ? chosen.end : operations.length;
  const swap = swapVariant(variable, 'bail' in chosen ? undefined : chosen.variant);
  const item = otherItem(playbook, bound.values);
  const asRecorded = isAsRecorded(playbook, bound.values, 'bail' in chosen ? undefined : chosen.variant);
  const kept = operations.slice(from, end).filter((operation) => asRecorded || !isAnswerReading(operation));
  const queue = kept.map((operation, index): QueuedOperation => {
    const step = from + index;
    const taken = !('bail' in chosen) && chosen.operation && step === variable?.step ? chosen.operation : operation;
    const filledOutcome = outcomes[step] && withValuesInPath(fillAll(outcomes[step], bound.values), playbook, bound.values);
    const known = filledOutcome ? swap(promised(filledOutcome, step), step) : undefined;
    const expects = known && item ? outcomeForItem(known, item, step) : known;
    const isForItem = item?.steps.includes(step) === true;
    const filled = fillAll(taken, bound.values);
    return {
      id: newId(),
      operation: item && isForItem ? operationForItem(filled, item) : filled,
      ...(item && isForItem ? { forItem: { recorded: item.recorded, value: item.value } } : {}),
      origin: {
        playbookId: playbook.id,
        name: playbook.name,
        version,
        step,
        of: operations.length - (end - from - kept.length),
        ...('bail' in chosen || chosen.variant === undefined ? {} : { variant: chosen.variant }),
      },
      ...(expects ? { expects } : {}),
    };
  });
  return 'bail' in chosen ? { queue, incomplete: chosen.bail } : { queue };
}

/** Is nothing bound to another value than it was recorded with? With others the answer may stand elsewhere. */
const isAsRecorded = ({ params, variableStep }: Playbook, values: Readonly<Record<string, string>>, variant: string | undefined): boolean =>
  params.every(({ name, default: value }) => values[name] === value) && (variant === undefined || variant === variableStep?.recorded);

type Choice = { operation?: Operation; variant?: string } | { bail: Bail; end: number };

function choose(
  playbook: Playbook,
  variable: VariableStep | undefined,
  operations: readonly Operation[],
  wanted: string | undefined,
  { optionMap }: Pick<DomainPlaybooks, 'optionMap'>,
): Choice {
  const step = variable && operations[variable.step];
  if (wanted === undefined) return step && variable ? { variant: variable.recorded } : {};
  const bound = step && variable && bindVariant(step, variable, wanted, optionMap);
  if (bound) return bound;
  const known = knownVariants(playbook, optionMap);
  return {
    bail: { kind: 'variant-unknown', playbook: playbook.name, variant: wanted, known: known.slice(0, 200) },
    end: variable?.step ?? 0,
  };
}

/** Replaces the recorded option by the chosen one in an outcome. */
function swapVariant(variableStep: VariableStep | undefined, variant: string | undefined): (outcome: Outcome, step: number) => Outcome {
  if (!variableStep) return (outcome) => outcome;
  const swap = withOtherOption(variableStep.recorded, variant);
  return (outcome, step) => (step < variableStep.step ? outcome : swap(outcome));
}

/**
 * A value for every param: the given one, else its default. Given names are matched exactly, then ignoring case and punctuation, then as
 * the field's label. An unknown name, and a param without any value, end in a bail: typing the recorded value instead would be a guess.
 */
function bindParams(
  playbook: Playbook,
  operations: readonly Operation[],
  given: Record<string, string>,
): { values: Record<string, string> } | { bail: Bail } {
  const params = withUndeclared(playbook.params, operations);
  const values: Record<string, string> = {};
  for (const param of params) if (param.default !== undefined) values[param.name] = param.default;
  for (const [name, value] of Object.entries(given)) {
    const param = paramNamed(params, name);
    if (!param) return { bail: refusal(playbook, `only the params ${list(params.map((one) => one.name))}`, `"${name}" was given`) };
    values[param.name] = value;
  }
  const missing = params.find(({ name }) => own(values, name) === undefined);
  if (missing) return { bail: refusal(playbook, `a value for "${missing.name}"`, 'none was given') };
  return { values };
}

/** The param that a name means, if exactly one fits. */
function paramNamed(params: readonly Param[], name: string): Param | undefined {
  const exact = params.find((param) => param.name === name);
  if (exact) return exact;
  const alike = params.filter((param) => [param.name, param.label ?? ''].some((called) => called !== '' && same(called, name)));
  return alike.length === 1 ? alike[0] : undefined;
}

function withUndeclared(params: readonly Param[], operations: readonly Operation[]): Param[] {
  const used = [...new Set(operations.flatMap((operation) => (isWriting(operation) ? paramsIn(operation.text) : [])))];
  const declared = new Set(params.map(({ name }) => name));
  return [...params, ...used.filter((name) => !declared.has(name)).map((name): Param => ({ name, kind: 'text' }))];
}

function refusal({ name }: Playbook, wanted: string, shown: string): Bail {
  return { kind: 'assert-failed', wanted: `${wanted} for playbook "${name}"`, shown };
}

const list = (names: string[]) => (names.length ? names.map((name) => `"${name}"`).join(', ') : '(it has none)');
