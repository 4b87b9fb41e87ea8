import type { FrameKey, Snapshot } from '../page/snapshot';
import type { Fingerprint } from '../page/target';
import type { Plan, Proposal } from '../plan/plan';
import type { Saying } from '../saying';
import type { Bail } from './bail';
import type { Fault } from './fault';
import type { OperationRecord } from './record';
import type { Question, QueuedOperation, RunEventOf, SeenTab } from './run-event';
import type { Usage } from './usage';

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
