import { tidy } from '../../lib/text';
import { pathOf } from '../../lib/url';
import type { Operation } from '../../model/plan/operation';
import { variableSteps } from '../../model/playbook/choices';
import type { Playbook, VariableStep, VersionCause } from '../../model/playbook/playbook';
import type { Outcome } from '../../model/run/leg';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { firstVersion } from '../mend/versions';
import { isPause, playbookId } from '../merge/identity';
import { choiceParams } from '../play/choices';
import { findVariableSteps } from '../play/variants';
import { nameFor } from './name';
import { outcomeOf } from './outcome';
import { parameterise, type ValueDecisions } from './params';
import { durableOperation, type Step } from './step';

export interface Batch {
  domain: string;
  /** Path of the page on which the first step began. */
  pagePath: string;
  /** CSS px. */
  goal: string;
  sequenceName?: string | undefined;
  steps: readonly Step[];
  /** CSS px. */
  viewport: { width: number; height: number };
  /** ISO time. */
  now: string;
  cause: VersionCause;
  /** What a person decided about the values of these steps. */
  marks?: ValueDecisions;
}

/**
 * A batch that ran to its end as a playbook, or undefined: nothing is learned where any step failed, and one inline operation is no
 * sequence. References to playbooks do not become steps (GAP 5); where they stand between inline operations, the longest run of inline ones
 * is kept.
 */
export function distill(batch: Batch): Playbook | undefined {
  if (batch.steps.some(({ record }) => record.status === 'failed' || record.bail)) return undefined;
  const row = longestRow(batch);
  return row.steps.length < 2 ? undefined : playbookOf({ ...batch, ...row });
}

/** All given steps, which were done, as one playbook; undefined where the target of one of them has no durable form. */
export function playbookOf(batch: Batch): Playbook | undefined {
  const { domain, pagePath, steps, viewport, now, cause } = batch;
  const kept = steps.map(durableOperation);
  if (!kept.length || !kept.every((operation) => operation !== undefined)) return undefined;
  const variables = findVariableSteps(steps);
  const variableStep = variables.at(-1);
  const { operations: blanked, params: typed, blank } = parameterise(kept.map(optionalDismissal(steps)), [], batch.marks);
  const params = [...typed, ...choiceParams(variables, typed)];
  const operations = blanked.map((operation) => withoutNote(operation));
  const outcomes: (Outcome | null)[] = steps.map(({ record }, step) =>
    blank(outcomeOf(record, urlBefore(steps, step) ?? record.delta.url?.from ?? record.url)),
  );
  const named = nameFor(batch.sequenceName === undefined ? undefined : stripValues(batch.sequenceName, blank), operations);
  const { given } = named;
  const name = given ? named.name : (choiceOf(operations, variableStep) ?? named.name);
  const endPath = blank(pathOf(steps.at(-1)?.record.url ?? ''));
  return {
    id: playbookId(operations, domain, pagePath, variableSteps({ params, ...(variableStep ? { variableStep } : {}) })),
    name,
    domain,
    pagePath,
    operations,
    recordedViewport: viewport,
    successCount: 1,
    failCount: 0,
    lastUsed: now,
    createdAt: now,
    outcomes,
    params,
    ...(variableStep ? { variableStep } : {}),
    versions: [firstVersion(operations, outcomes, { cause, why: WHY[cause], now })],
    health: [{ at: now, ok: true, version: 1, taught: true }],
    goals: [],
    source: cause,
    namedBy: !given ? 'abra' : cause === 'recorded' || cause === 'edited' ? 'person' : 'planner',
    ...(endPath && endPath !== pagePath ? { endPath } : {}),
  };
}

/** The URL that the step before it in its tab left there. */
const urlBefore = (steps: readonly Step[], step: number): string | undefined =>
  steps.slice(0, step).findLast(({ operation }) => (operation.tab ?? 0) === (steps[step]?.operation.tab ?? 0))?.record.url;

const WHY: Record<VersionCause, Saying> = {
  recorded: saying('madeRecorded'),
  learned: saying('madeLearned'),
  stitched: saying('madeStitched'),
  healed: saying('madeHealed'),
  repaired: saying('madeRepaired'),
  edited: saying('madeEdited'),
  imported: saying('madeImported'),
};

/** The longest run of inline steps, without skipped steps and pauses; of equal ones the first. */
function longestRow({ steps, pagePath }: Batch): { steps: Step[]; pagePath: string } {
  let best: { steps: Step[]; pagePath: string } = { steps: [], pagePath };
  let row: Step[] = [];
  let from = pagePath;
  for (const [index, step] of steps.entries()) {
    if (step.origin) row = [];
    else if (step.record.status === 'done' && !isPause(step.operation)) {
      if (!row.length) from = index === 0 ? pagePath : pathOf(steps[index - 1]?.record.url ?? '') || pagePath;
      row = [...row, step];
    }
    if (row.length > best.steps.length) best = { steps: row, pagePath: from };
  }
  return best;
}

/** A click that only closed a dialog which none of the steps before had opened is optional: next time the dialog may not be there. */
function optionalDismissal(steps: readonly Step[]): (operation: Operation, step: number) => Operation {
  return (operation, step) => {
    const { delta } = steps[step]?.record ?? {};
    const closed = delta?.closed?.filter((name) => /^(alert)?dialog\b/i.test(name)) ?? [];
    if (operation.type !== 'click' || operation.optional || !closed.length || delta?.url || delta?.opened?.length) return operation;
    const before = steps.slice(0, step).flatMap(({ record }) => record.delta.opened ?? []);
    const foreign = closed.every((name) => !before.includes(name));
    return foreign && step < steps.length - 1 ? { ...operation, optional: true } : operation;
  };
}

/** A planner's note may quote what it read; the operation says enough. */
function withoutNote({ note: _note, ...operation }: Operation): Operation {
  return operation as Operation;
}

function stripValues(name: string, blank: (text: string) => string): string {
  return tidy(blank(name));
}

/** "Select Theme Fuchsia": the opener is named by its option map rather than by the value it showed. */
function choiceOf(operations: readonly Operation[], variable: VariableStep | undefined): string | undefined {
  const told = operations.filter((operation) => !isPause(operation));
  const opensAndChooses = told.length === 2 && told.every(({ type }) => type === 'click') && variable;
  return opensAndChooses ? `Select ${variable.map} ${variable.recorded}` : undefined;
}
