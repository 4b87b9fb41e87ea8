import { unreachable } from '../lib/never';
import type { Bail } from './bail';
import { closed } from './closed';
import type { Fault } from './fault';
import type { Plan, Proposal } from './plan';
import { planned } from './planned';
import type { OperationRecord } from './record';
import { resumed } from './resumed';
import type { Question, QueuedOperation, RunEvent, RunEventOf, SeenTab } from './run-event';
import type { Saying } from './saying';
import type { FrameKey, Snapshot } from './snapshot';
import type { Fingerprint } from './target';
import { addUsage, NO_USAGE, type Usage } from './usage';

export type ItemStatus = 'waiting' | 'sent' | 'dispatching' | 'done' | 'skipped' | 'failed';

/** One operation of a plan with its result. */
export interface QueueItem extends QueuedOperation {
  status: ItemStatus;
  /** Its target in words: from the look that it was planned for, then as it was found. */
  label?: string;
  /** The target as found, reported before the first event. */
  found?: Fingerprint;
  record?: OperationRecord;
  /** In which of `Run.tabs` it was done; absent while there was one. */
  doneIn?: number;
  /** The act that the page needs a confirmation for. */
  needsYes?: Extract<Bail, { kind: 'needs-yes' }>;
}

/** One answer of a planner (or of recall) and its progress. */
export interface PlanProgress {
  by: RunEventOf<'planned'>['by'];
  plan: Plan;
  items: QueueItem[];
  incomplete?: Bail;
  /** It was asked for to repair a broken step of the plan before it. */
  mends?: true;
  /** It is the rest of the plan before it, which had stopped with a question. */
  resumes?: true;
  /** The tabs of its steps by number, 0 where it began; the others opened since then (epoch ms), in their order. */
  tabs: { since: number; known: Readonly<Record<number, number>> };
  /** The snapshot that it was made for. */
  snapshot?: Snapshot;
  /** The tabs that its planner was told of. */
  toldTabs?: readonly SeenTab[];
  /** Why it stopped before its end, and the sentence for planner and person. */
  bail?: Bail;
  message?: string;
  /** The person did something in the page after it had stopped. */
  personActed?: true;
  at: number;
}

/** One goal and everything that happened for it: the fold of its journal. Times are epoch ms. */
export interface Run {
  id: string;
  goal: string;
  tabId: number;
  /** The ids of all tabs that it is known to have had: where it began, then the others in the order in which they opened. */
  tabs: readonly number[];
  started: RunEventOf<'started'>;
  snapshot?: Snapshot;
  /** The page may have changed since the snapshot was taken. */
  stale: boolean;
  /** The URLs of pages whose looks went on contradicting themselves. */
  unclear: readonly string[];
  recalled?: { hit: boolean; why: string; says?: Saying[]; playbooks: string[]; proposal?: Proposal };
  asking?: { planner: string; purpose: 'plan' | 'repair'; tabs?: readonly SeenTab[] };
  plans: PlanProgress[];
  inflight?: { legId: string; operationIds: string[]; frame: FrameKey };
  question?: Question;
  answers: Record<string, string>;
  fault?: Fault;
  usage: Usage;
  operations: number;
  /** Time spent waiting for a person, ms; not counted in the time budget. */
  waited: number;
  questionedAt?: number;
  /** The page does not respond: what the person may do about it. */
  held?: { why: string; says?: Saying[]; since: number };
  /** Its tab is gone, and no other has taken its place. */
  closed: boolean;
  /** How often its tab was lost. */
  closings: number;
  /** How many legs ended with their document since an operation was executed. */
  losses: number;
  learned?: { names: string[]; playbookIds: string[]; why: string; says?: Saying[] };
  /** The person goes on with it in this way, which is not planned yet. */
  resumed?: Pick<RunEventOf<'resumed'>, 'way' | 'target'>;
  /** How many operations were executed when it ended before; what they taught was learned then. */
  learnedUpTo: number;
  finished?: RunEventOf<'finished'>;
  lastAt: number;
}

/** Has it ended, and what it taught is still to be learned? */
export const isTeaching = ({ finished, learned }: Run): boolean => finished?.teaches === true && !learned;

/** Has it ended, with all that comes after its end? */
export const isOver = (run: Run): boolean => run.finished !== undefined && !isTeaching(run);

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

/** All operations of the run, oldest first. */
export const items = (run: Run): QueueItem[] => run.plans.flatMap((plan) => plan.items);

/** The current plan. */
export const currentPlan = (run: Run): PlanProgress | undefined => run.plans.at(-1);

/** The operations still to do: those of the current plan that are not begun; none after a bail or completion. */
export function queue(run: Run): QueueItem[] {
  const plan = currentPlan(run);
  if (!plan || plan.bail) return [];
  return plan.items.filter((item) => item.status === 'waiting');
}

/** The number of the tab that an operation acts in, if it is not the current one; an operation without a playbook acts in the current tab. */
export function otherTab(run: Run, { operation, origin }: QueuedOperation): number | undefined {
  const wanted = operation.tab ?? (origin ? 0 : undefined);
  return wanted === undefined || currentPlan(run)?.tabs.known[wanted] === run.tabId ? undefined : wanted;
}
