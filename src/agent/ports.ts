import type { Result } from '../lib/result';
import type { Bail } from '../model/bail';
import type { Fault } from '../model/fault';
import type { LegOperation, Progress, Report } from '../model/leg';
import type { Plan } from '../model/plan';
import type { Run } from '../model/run';
import type { QueuedOperation, RunEvent } from '../model/run-event';
import type { PlannerKind } from '../model/settings';
import type { FrameKey, Snapshot } from '../model/snapshot';
import type { Target } from '../model/target';
import type { Usage } from '../model/usage';

/** A leg as the loop asks for it; the port adds secrets, files and the switches of the settings. */
export interface LegOrder {
  runId: string;
  legId: string;
  tabId: number;
  frame: FrameKey;
  operations: LegOperation[];
  thought?: string;
  dryRun?: boolean;
  /** The goal: of a page with very many elements, what fits it is told. */
  wanted?: string;
}

/** What a look may start from: the last one of the tab, whose numbers stay, and what is looked for. */
export interface LookOrder {
  previous?: Snapshot | undefined;
  wanted?: string;
  /** The look is for a picture: where texts stand that tell a secret is told too. */
  covers?: boolean;
}

/** `lost`: the document went away before it answered. `snapshot` is there when the page could be looked at. */
export type LegAnswer = { report: Report; snapshot?: Snapshot } | { lost: true };

/** Scanner and actor, wherever they are. */
export interface PagePort {
  look(tabId: number, order: LookOrder, signal: AbortSignal): Promise<Result<Snapshot, Fault>>;
  run(order: LegOrder, hear: (progress: Progress) => void, signal: AbortSignal): Promise<Result<LegAnswer, Fault>>;
  /** Keeps a picture of the page, or of one target in it, secrets painted over: its id, and of what it is; or why there is none. */
  picture(run: Run, of: Target): Promise<{ id: string; label: string } | { why: string }>;
  /**
   * Brings a tab to the front: one that is known, or the nth (1 is the first) that was opened out of these since then (epoch ms). Waits for it; undefined
   * when it does not come, or was closed.
   */
  follow(to: { tabId: number } | { from: readonly number[]; since: number; nth: number }, signal: AbortSignal): Promise<number | undefined>;
  /** Waits a while for a tab to come to such an address: the page that was promised may come by way of others. */
  arrive(tabId: number, isThere: (url: string) => boolean, signal: AbortSignal): Promise<void>;
  /** Opens a page in a tab of its own, in front, and waits until it can be looked at. Answers the tab. */
  open(url: string, signal: AbortSignal): Promise<Result<number, Fault>>;
  /**
   * Tells when the page has not answered for some seconds, with what a person may do about it, and, with nothing, when it does again. Answers how
   * to stop.
   */
  watch(tabId: number, hear: (why?: string) => void): () => void;
  /** Goes somewhere and waits until the new document can be looked at. `stayed`: the person would not leave the page. */
  navigate(
    tabId: number,
    to: { to: 'url' | 'back' | 'forward' | 'reload'; url?: string },
    signal: AbortSignal,
  ): Promise<Result<{ url: string; stayed?: boolean }, Fault>>;
}

export interface PlannerAnswer {
  result: Result<Plan, Fault>;
  usage: Usage;
  by: PlannerKind;
}

/** Goal and snapshot to plan. */
export interface PlannerPort {
  plan(
    run: Run,
    purpose: 'plan' | 'repair',
    hear: { thought: (text: string) => void; note: (text: string) => void },
    signal: AbortSignal,
  ): Promise<PlannerAnswer>;
  /** Which planner will be asked, and does a picture go along? */
  kind(run: Run): { planner: PlannerKind; picture: boolean };
}

export interface Expansion {
  queue: QueuedOperation[];
  incomplete?: Bail;
}

/** What is remembered of sites. */
export interface MemoryPort {
  /** A plan for the goal out of playbooks alone, or why there is none. */
  recall(run: Run): Promise<{ plan?: Plan; why: string; playbooks: string[] }>;
  /** The playbook that `started.play` names, as a plan; or the sentence why not. */
  play(run: Run): Promise<{ plan: Plan } | { why: string }>;
  expand(run: Run, plan: Plan): Promise<Expansion>;
  /** Looked at before a repair: what a person has to do where the page is not there at all (logged out, captcha, site down); else the bail. */
  diagnose(run: Run, bail: Bail): Bail;
  /** Why the planner may not be asked to mend the broken playbook once more today; undefined when it may. */
  whyNoRepair(run: Run): Promise<string | undefined>;
  /** Keeps what worked and counts what failed; called once, when a run ends or a plan broke. */
  learn(run: Run, outcome: 'success' | 'failed' | 'stopped'): Promise<{ names: string[]; playbookIds: string[]; why: string }>;
}

export interface JournalPort {
  /** All of them or none. */
  append(runId: string, ...events: RunEvent[]): Promise<void>;
}

/** Everything the loop needs from the world. Plain objects in tests. */
export interface Ports {
  page: PagePort;
  planner: PlannerPort;
  memory: MemoryPort;
  journal: JournalPort;
  /** After the journal: the panel. */
  feed: {
    event(runId: string, event: RunEvent): void;
    thought(runId: string, text: string): void;
    note(runId: string, text: string): void;
  };
  clock: { now(): number };
}
