import type { Snapshot } from '../model/page/snapshot';
import type { PlannedOperation } from '../model/plan/plan';
import { NO_USAGE } from '../model/run/add-usage';
import type { Bail } from '../model/run/bail';
import { fold } from '../model/run/fold';
import type { Run } from '../model/run/run';
import type { QueuedOperation, RunEvent } from '../model/run/run-event';
import { DEFAULT_SETTINGS } from '../model/settings';
import type { Step } from './learn/step';
import { SITE } from './steps.fixture';

/** One plan of a run and what became of it, for tests. */
export interface PlayedPlan {
  /** The steps as they were queued, where what they promise or replace matters. */
  queued?: QueuedOperation[];
  /** The plan before it goes on with these. */
  resumes?: true;
  sequenceName?: string;
  /** What happened to the queue, from its start. */
  steps: Step[];
  /** What was queued behind the last step and never begun. */
  left?: QueuedOperation[];
  /** The plan as the planner said it; the steps' operations when not given. */
  operations?: PlannedOperation[];
  incomplete?: Bail;
  bail?: Bail;
  /** Instead of operations: the planner says that the goal is reached. */
  completes?: true;
  /** The answer with which it does. */
  summary?: string;
}

/** A run as its journal would fold to. */
export function runOf(goal: string, plans: PlayedPlan[], page: string | Snapshot = SITE): Run {
  let made = 0;
  const events: RunEvent[] = [
    {
      kind: 'started',
      at: 0,
      runId: 'run-1',
      goal,
      tabId: 1,
      planner: 'messages-api',
      budgets: DEFAULT_SETTINGS.budgets,
      usePlaybooks: true,
      learn: true,
    },
    { kind: 'looked', at: 1, snapshot: typeof page === 'string' ? snapshotOf(page) : page },
  ];
  for (const {
    steps,
    left = [],
    queued = [],
    operations,
    sequenceName = '',
    incomplete,
    bail,
    resumes,
    completes,
    summary = 'It is so.',
  } of plans) {
    const ids = steps.map(() => `op-${made++}`);
    const queue: QueuedOperation[] = [
      ...steps.map(({ operation, origin }, index) => ({
        ...queued[index],
        id: ids[index] ?? '',
        operation,
        ...(origin ? { origin } : {}),
      })),
      ...left.map((one) => ({ ...one, id: `op-${made++}` })),
    ];
    events.push({
      kind: 'planned',
      at: 2,
      by: 'messages-api',
      plan: completes
        ? { isComplete: true, success: true, summary, suggestions: [] }
        : { thought: 'so be it', sequenceName, operations: operations ?? steps.map(({ operation }) => operation) },
      queue,
      usage: NO_USAGE,
      ...(resumes ? { resumes } : {}),
      ...(incomplete ? { incomplete } : {}),
    });
    for (const [index, { record }] of steps.entries())
      events.push({ kind: 'executed', at: 3, record: { ...record, operationId: ids[index] ?? '' } });
    if (bail) events.push({ kind: 'bailed', at: 4, bail, message: 'stopped' });
  }
  return events.reduce<Run | undefined>(fold, undefined) as Run;
}

export function snapshotOf(url: string): Snapshot {
  return {
    url,
    title: 'Site',
    viewport: { width: 1440, height: 900, scrollX: 0, scrollY: 0 },
    extent: { width: 1440, height: 2000 },
    frames: [],
    elements: [],
    dialogs: [],
    text: '',
    more: [],
  };
}
