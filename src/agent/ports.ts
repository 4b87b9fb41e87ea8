import type { Result } from '../lib/result';
import type { FrameKey, Snapshot } from '../model/page/snapshot';
import type { FramePlace, Target } from '../model/page/target';
import type { Plan, Proposal } from '../model/plan/plan';
import type { Bail } from '../model/run/bail';
import type { Fault } from '../model/run/fault';
import type { LegOperation, Progress, Report } from '../model/run/leg';
import type { Run } from '../model/run/run';
import type { QueuedOperation, RunEvent } from '../model/run/run-event';
import type { Usage } from '../model/run/usage';
import type { Saying, Sayings } from '../model/saying';
import type { PlannerKind } from '../model/settings';

/** A leg as the loop requests it; the port adds secrets, files and settings. */
export interface LegOrder {
  runId: string;
  legId: string;
  tabId: number;
  frame: FrameKey;
  operations: LegOperation[];
  thought?: string;
  dryRun?: boolean;
  /** The longest settle of an operation, ms, where the run has one of its own. */
  settleLimit?: number;
  /** The goal: of a page with very many elements, what fits it is listed. */
  wanted?: string;
  /** The keys of options that need not be described again. */
  known?: string[];
  /** The run ends with it where all of it goes as planned: then the page is not looked at afterwards. */
  ends?: boolean;
}

/** What a scan starts from: the tab's last snapshot, whose numbers stay, and what is looked for. */
export interface ScanOrder {
  previous?: Snapshot | undefined;
  wanted?: string;
  /** The page is looked at until this frame is there, for as long as a target is waited for. */
  frame?: FramePlace;
  /** The page is looked at until the look does not contradict itself (`model/page/contradiction`), or the page stands still. */
  whole?: true;
  /** The scan is for a screenshot: also report where texts stand that reveal a secret. */
  covers?: boolean;
}

/** `lost`: the document was unloaded before it answered. `snapshot` is there when the page could be scanned. */
export type LegAnswer = { report: Report; snapshot?: Snapshot } | { lost: true };

/** The scanner and actor scripts of all frames. */
export interface PagePort {
  scan(tabId: number, order: ScanOrder, signal: AbortSignal): Promise<Result<Snapshot, Fault>>;
  run(order: LegOrder, hear: (progress: Progress) => void, signal: AbortSignal): Promise<Result<LegAnswer, Fault>>;
  /** Keeps a screenshot of the page, or of one target in it, secrets painted over. Resolves to its id and label; or to why there is none. */
  picture(run: Run, of: Target): Promise<{ id: string; label: string } | { why: Saying }>;
  /**
   * Brings a tab to the front: a known one, or the nth (from 1) that these tabs opened since then (epoch ms). Waits for it; undefined when
   * it does not appear, or was closed.
   */
  follow(to: { tabId: number } | { from: readonly number[]; since: number; nth: number }, signal: AbortSignal): Promise<number | undefined>;
  /** Waits a while for a tab to reach a URL: the expected page may be reached through redirects. */
  arrive(tabId: number, isThere: (url: string) => boolean, signal: AbortSignal): Promise<void>;
  /** Opens a page in a new tab, in front, and waits until it can be scanned. `opener`: the tab that it counts as opened by. Resolves to the tab id. */
  open(url: string, signal: AbortSignal, opener?: number): Promise<Result<number, Fault>>;
  /** Closes a tab; one that is gone already is fine. */
  close(tabId: number): Promise<void>;
  /** Those of these tabs that are open, and the open ones that they opened since then (epoch ms), in the order in which they opened. */
  tabs(from: readonly number[], since: number): Promise<{ tabId: number; title: string; url: string }[]>;
  /**
   * `hear` is called with a reason when the page has not answered for some seconds, and without one when it does again. Returns the
   * unsubscribe function.
   */
  watch(tabId: number, hear: (why?: Saying) => void): () => void;
  /** Navigates and waits until the new document can be scanned. `stayed`: the person kept the page (a "leave site?" dialog). */
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

/** From goal and snapshot to a plan. */
export interface PlannerPort {
  plan(
    run: Run,
    purpose: 'plan' | 'repair',
    hear: { thought: (text: string) => void; note: (told: string | Sayings) => void },
    signal: AbortSignal,
  ): Promise<PlannerAnswer>;
  /** Which planner will be asked, and does a screenshot go along? */
  kind(run: Run): { planner: PlannerKind; picture: boolean };
}

export interface QueueExpansion {
  queue: QueuedOperation[];
  incomplete?: Bail;
}

/** The memory of sites. */
export interface MemoryPort {
  /** A plan for the goal from playbooks alone, or why there is none. */
  recall(run: Run): Promise<{ plan?: Plan; says: Saying[]; playbooks: string[]; proposal?: Proposal }>;
  /** The playbook that `started.play` names, as a plan; or why not. */
  play(run: Run): Promise<{ plan: Plan } | { why: Saying }>;
  expand(run: Run, plan: Plan): Promise<QueueExpansion>;
  /** The keys of the options that were known when the current plan was expanded; none after the worker was restarted. */
  known(run: Run): string[];
  /**
   * Called before a repair: the bail that says what a person has to do where the page is not usable at all (logged out, captcha, site
   * down); else the given bail.
   */
  diagnose(run: Run, bail: Bail): Bail;
  /** Why the planner may not be asked to repair the broken playbook once more today; undefined when it may. */
  whyNoRepair(run: Run): Promise<Saying | undefined>;
  /** Learns from what worked and counts what failed; called once, when a run ends or a plan broke. */
  learn(
    run: Run,
    outcome: 'success' | 'failed' | 'stopped',
  ): Promise<{ names: string[]; playbookIds: string[]; why: string; says?: Saying[] }>;
}

export interface JournalPort {
  /** Writes all of them or none. */
  append(runId: string, ...events: RunEvent[]): Promise<void>;
}

/** Everything the loop needs from outside. Plain objects in tests. */
export interface Ports {
  page: PagePort;
  planner: PlannerPort;
  memory: MemoryPort;
  journal: JournalPort;
  feed: {
    /** For the panel: once it is in the journal; the end of a run that is learned from, while it is written. */
    event(runId: string, event: RunEvent): void;
    /** For what reads the journal (badge, notification, savings): once it is there. */
    written(runId: string, event: RunEvent): void;
    thought(runId: string, text: string): void;
    note(runId: string, told: string | Sayings): void;
  };
  clock: { now(): number };
}
