import type { Result } from '../lib/result';
import type { Bail } from '../model/bail';
import type { Fault } from '../model/fault';
import type { Plan } from '../model/plan';
import type { PlannerKind } from '../model/settings';
import type { Snapshot } from '../model/snapshot';
import type { Usage } from '../model/usage';

/** The port between the loop and whoever plans: `embedded` (no key), a model over the Messages API, and the model on the device. */
export interface Planner {
  /** Never rejects. An abort answers the fault `aborted`. */
  plan(request: PlanRequest, hooks: PlanHooks, signal: AbortSignal): Promise<Planned>;
}

export interface Planned {
  result: Result<Plan, Fault>;
  /** What this call cost, also when it failed. */
  usage: Usage;
  /** Who made the plan, where a planner has others to ask. */
  by?: PlannerKind;
}

export interface PlanRequest {
  goal: string;
  snapshot: Snapshot;
  /** Ranked lines of known playbooks, may be empty. */
  playbookSummary: string;
  /** What happened so far, oldest first: one entry an earlier plan. */
  history: PlanHistory[];
  purpose: 'plan' | 'repair';
  /** For repair: the playbook's name, step k (from 1) of n, what was wanted there, and the bail's evidence. */
  repair?: { playbook: string; step: number; of: number; wanted: string; evidence: string };
  picture?: { base64: string; mediaType: 'image/png' | 'image/jpeg' };
  /** A word that the page cannot know, the same for the whole run: it fences page text in a prompt. */
  nonce?: string;
}

/** An earlier plan and what became of it. */
export interface PlanHistory {
  /** The plan's own thought, unchanged: the embedded planner reads from it which commands it covered. */
  thought: string;
  /** One sentence a record that was done or skipped, in order; the one that bailed is not among them. */
  operations: string[];
  /** "Executed 4 of 6 operations ..." or the like. */
  outcome: string;
  bail?: Bail;
  /** The plan itself. */
  plan?: Plan;
  /** The page that it was made on. */
  snapshot?: Snapshot;
}

export interface PlanHooks {
  /** The thought so far, as it arrives. */
  onThought?: (text: string) => void;
  /** Why the call is made again, as a sentence. */
  onRetry?: (text: string) => void;
}
