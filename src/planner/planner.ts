import type { Result } from '../lib/result';
import type { Snapshot } from '../model/page/snapshot';
import type { Plan, Proposal } from '../model/plan/plan';
import type { Bail } from '../model/run/bail';
import type { Fault } from '../model/run/fault';
import type { LastGoal, SeenTab } from '../model/run/run-event';
import type { Usage } from '../model/run/usage';
import type { Sayings } from '../model/saying';
import type { PlannerKind } from '../model/settings';

/** The interface between the loop and a planner: `embedded` (no key), a model over the Messages API, or the model on the device. */
export interface Planner {
  /** Never rejects. After an abort the result is the fault `aborted`. */
  plan(request: PlanRequest, hooks: PlanHooks, signal: AbortSignal): Promise<Planned>;
}

export interface Planned {
  result: Result<Plan, Fault>;
  /** What this call cost, also when it failed. */
  usage: Usage;
  /** Which planner made the plan, where one delegates to others. */
  by?: PlannerKind;
}

export interface PlanRequest {
  goal: string;
  /** When (epoch ms), and in which time zone and language, the goal was asked. */
  asked?: { at: number; language: string; timeZone: string };
  /** Which call of a model it is, and how many the run may make. */
  call?: { number: number; of: number };
  /** The goal before it, where it points back to that one. */
  before?: LastGoal;
  snapshot: Snapshot;
  /** The open tabs of the run, where it ever had more than one; `here`: the number of the one that the snapshot shows. */
  tabs?: { open: readonly SeenTab[]; here: number };
  /** Lines about known playbooks, most relevant first; may be empty. */
  playbookSummary: string;
  /** What known playbooks do of the goal, and what is left of it; before the first plan. */
  proposal?: Proposal;
  /** What happened so far, oldest first: one entry per earlier plan. */
  history: PlanHistory[];
  purpose: 'plan' | 'repair';
  /** For a repair: the playbook's name, its broken step (from 1) of how many, what that step was to do, and the bail's evidence. */
  repair?: { playbook: string; step: number; of: number; wanted: string; evidence: string };
  picture?: { base64: string; mediaType: 'image/png' | 'image/jpeg' };
  /** A random word that the page cannot know, the same for the whole run; it delimits page text in a prompt. */
  nonce?: string;
}

/** An earlier plan and its result. */
export interface PlanHistory {
  /** The plan's own thought, unchanged: the embedded planner reads from it which commands it covered. */
  thought: string;
  /** One sentence per record that was done or skipped, in order; without the one that bailed. */
  operations: string[];
  /** A summary such as "Executed 4 of 6 operations ...". */
  outcome: string;
  bail?: Bail;
  /** What the person answered, where the plan was a question to them. */
  answer?: string;
  /** The step at which it stopped, where the person was asked to do it in the page and says that they did; '' where it is not known which. */
  byPerson?: string;
  /** Tabs that opened while it was done. */
  opened?: readonly SeenTab[];
  /** The plan itself. */
  plan?: Plan;
  /** The page for which it was made. */
  snapshot?: Snapshot;
}

export interface PlanHooks {
  /** The thought so far, as it arrives. */
  onThought?: (text: string) => void;
  /** Called with the reason, as a sentence, when the model is asked again. */
  onRetry?: (told: string | Sayings) => void;
}
