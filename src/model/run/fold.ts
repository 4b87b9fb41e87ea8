import { unreachable } from '../../lib/never';
import { planned } from '../plan/planned';
import { addUsage, NO_USAGE } from './add-usage';
import type { Bail } from './bail';
import type { OperationRecord } from './record';
import { resumed } from './resumed';
import { items, type PlanProgress, type QueueItem, type Run } from './run';
import type { RunEvent, RunEventOf } from './run-event';

/** The state of a run after all its events; undefined for an empty journal. */
export function foldRun(events: readonly RunEvent[]): Run | undefined {
  let run: Run | undefined;
  for (const event of events) run = fold(run, event);
  return run;
}

/** The next state. Pure: the given run is not changed. Events before `started` are ignored. */
export function fold(run: Run | undefined, event: RunEvent): Run | undefined {
  if (event.kind === 'started') return begin(event);
  if (!run) return run;
  return { ...run, ...change(run, event), lastAt: event.at };
}

function begin(started: RunEventOf<'started'>): Run {
  return {
    id: started.runId,
    goal: started.goal,
    tabId: started.tabId,
    tabs: [started.tabId],
    started,
    stale: true,
    unclear: [],
    plans: [],
    answers: {},
    usage: NO_USAGE,
    operations: 0,
    waited: 0,
    closed: false,
    closings: 0,
    losses: 0,
    learnedUpTo: 0,
    lastAt: started.at,
  };
}

function change(run: Run, event: Exclude<RunEvent, { kind: 'started' }>): Partial<Run> {
  switch (event.kind) {
    case 'looked':
      return { snapshot: event.snapshot, stale: false };
    case 'looked-again':
      return lookedAgain(run, event);
    case 'recalled':
      return recalled(event);
    case 'asked':
      return asked(run, event);
    case 'planned':
      return { asking: undefined, resumed: undefined, plans: [...run.plans, planned(event, run)], usage: addUsage(run.usage, event.usage) };
    case 'plan-failed':
      return { asking: undefined, fault: event.fault, usage: addUsage(run.usage, event.usage) };
    case 'sent':
      return {
        inflight: { legId: event.legId, operationIds: event.operationIds, frame: event.frame },
        plans: mark(run, event.operationIds, { status: 'sent' }),
      };
    case 'dispatching':
      return {
        plans: mark(run, [event.operationId], {
          status: 'dispatching',
          label: event.label,
          ...(event.found ? { found: event.found } : {}),
        }),
        stale: true,
      };
    case 'executed':
      return executed(run, event.record);
    case 'reported':
      return { inflight: undefined, plans: returnUndone(run, event.bail), ...(event.lost && { losses: run.losses + 1 }) };
    case 'bailed':
      return { plans: withBail(run, event.bail, event.message), inflight: undefined };
    case 'followed':
      return { tabId: event.tabId, tabs: withTabs(run, [event]), stale: true, closed: false, plans: inTab(run, event) };
    case 'closed':
      return closed(run, event);
    case 'questioned':
      return { question: event.question, questionedAt: event.at };
    case 'answered':
      return answered(run, event);
    case 'held':
      return held(run, event);
    case 'resumed':
      return resumed(run, event);
    case 'faulted':
      return { fault: event.fault, inflight: undefined, asking: undefined };
    case 'learned':
      return { learned: { names: event.names, playbookIds: event.playbookIds, why: event.why, ...(event.says && { says: event.says }) } };
    case 'finished':
      return { finished: event, question: undefined, held: undefined, inflight: undefined, asking: undefined };
    default:
      return unreachable(event);
  }
}

const lookedAgain = ({ unclear, snapshot }: Run, { still }: RunEventOf<'looked-again'>): Partial<Run> =>
  still ? { unclear: [...unclear, snapshot?.url ?? ''] } : {};

const recalled = ({ kind: _kind, at: _at, ...told }: RunEventOf<'recalled'>): Partial<Run> => ({ recalled: told });

const asked = (run: Run, { planner, purpose, tabs = [] }: RunEventOf<'asked'>): Partial<Run> => ({
  asking: { planner, purpose, ...(tabs.length ? { tabs } : {}) },
  resumed: undefined,
  tabs: withTabs(run, tabs),
});

function executed(run: Run, record: OperationRecord): Partial<Run> {
  const known = items(run).find((item) => item.id === record.operationId);
  if (!known || known.record) return {};
  return {
    plans: mark(run, [record.operationId], {
      status: record.status,
      label: record.label,
      record,
      ...(run.tabs.length > 1 ? { doneIn: run.tabs.indexOf(run.tabId) } : {}),
    }),
    operations: run.operations + (record.status === 'skipped' ? 0 : 1),
    losses: 0,
    stale: true,
  };
}

function answered(run: Run, event: RunEventOf<'answered'>): Partial<Run> {
  if (run.question?.id !== event.questionId) return {};
  const last = run.plans.at(-1);
  return {
    question: undefined,
    // The person was asked to look at the page, and may have changed anything in it.
    stale: true,
    ...(event.acted && last ? { plans: [...run.plans.slice(0, -1), { ...last, personActed: true as const }] } : {}),
    answers: { ...run.answers, [event.questionId]: event.choice },
    waited: run.waited + event.at - (run.questionedAt ?? event.at),
  };
}

/** While the page waits for the person, the run's time budget is not used up. */
function held(run: Run, { why, says, at }: RunEventOf<'held'>): Partial<Run> {
  const waited = run.waited + (run.held ? at - run.held.since : 0);
  return { waited, stale: true, held: why === undefined ? undefined : { why, ...(says && { says }), since: at } };
}

/** Operations that were sent but never begun go back to waiting: they were not dispatched. So does one that needs a confirmation first. */
function returnUndone(run: Run, bail: Bail | undefined): PlanProgress[] {
  const inLeg = items(run).filter(({ id, record }) => run.inflight?.operationIds.includes(id) && !record);
  const asked = bail?.kind === 'needs-yes' ? inLeg[0] : undefined;
  const undone = items(run).filter((item) => item.status === 'sent' || item === asked);
  const plans = mark(
    run,
    undone.map((item) => item.id),
    { status: 'waiting' },
  );
  return asked && bail?.kind === 'needs-yes' ? mark({ ...run, plans }, [asked.id], { needsYes: bail }) : plans;
}

function mark(run: Run, ids: string[], patch: Partial<QueueItem>): PlanProgress[] {
  const wanted = new Set(ids);
  return run.plans.map((plan, index) =>
    index < run.plans.length - 1
      ? plan
      : { ...plan, items: plan.items.map((item) => (wanted.has(item.id) ? { ...item, ...patch } : item)) },
  );
}

function inTab(run: Run, { tab, tabId }: RunEventOf<'followed'>): PlanProgress[] {
  return run.plans.map((plan, index) =>
    index < run.plans.length - 1 ? plan : { ...plan, tabs: { ...plan.tabs, known: { ...plan.tabs.known, [tab]: tabId } } },
  );
}

const withTabs = ({ tabs }: Run, others: readonly { tabId: number }[]): readonly number[] => [
  ...new Set([...tabs, ...others.map(({ tabId }) => tabId)]),
];

function withBail(run: Run, bail: Bail, message: string): PlanProgress[] {
  return run.plans.map((plan, index) => (index < run.plans.length - 1 ? plan : { ...plan, bail, message }));
}

/**
 * The state after a tab or browser was closed: operations not begun are to be done. Where the browser died, what was sent may have been
 * begun all the same, so each is asked about.
 */
function closed(run: Run, { browser, at }: RunEventOf<'closed'>): Partial<Run> {
  const isLeft = ({ status, operation }: QueueItem) => status === 'sent' || (status === 'dispatching' && operation.type === 'navigate');
  const plans = run.plans.map((plan, index) => ({
    ...plan,
    // Tab ids mean other tabs in another browser session.
    ...(browser ? { tabs: { ...plan.tabs, known: {} } } : {}),
    items: plan.items.map((item) =>
      index === run.plans.length - 1 && isLeft(item)
        ? { ...item, status: 'waiting' as const, ...(browser && item.status === 'sent' ? { unproven: true } : {}) }
        : item,
    ),
  }));
  // Nothing ran meanwhile; where a question was open, its answer counts the time.
  const waited = run.waited + (browser && !run.question ? at - run.lastAt : 0);
  return {
    waited,
    ...(browser ? { tabs: [] } : {}),
    closed: true,
    closings: run.closings + 1,
    inflight: undefined,
    asking: undefined,
    held: undefined,
    stale: true,
    plans,
  };
}
