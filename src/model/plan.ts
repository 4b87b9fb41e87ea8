import { z } from 'zod';
import { Operation } from './operation';

/** A stored playbook by its exact name, with a value for its variable step and for its params. */
export const PlaybookReference = z.strictObject({
  playbook: z.string().min(1).max(200),
  variant: z.string().max(400).optional(),
  params: z.record(z.string().max(80), z.string().max(20_000)).optional(),
});
export type PlaybookReference = z.infer<typeof PlaybookReference>;

/** What known playbooks do of a goal (`does`: in its words), and what is left of it: told to a planner. */
export const Proposal = z.strictObject({
  steps: z
    .array(z.strictObject({ does: z.string().max(8000), reference: PlaybookReference }))
    .min(1)
    .max(100),
  left: z.array(z.string().max(8000)).max(100),
});
export type Proposal = z.infer<typeof Proposal>;

/** An operation, or a reference to a playbook. */
export const PlannedOperation = z.union([PlaybookReference, Operation]);
export type PlannedOperation = z.infer<typeof PlannedOperation>;

/** Operations to do. `more`: the planner wants to be asked again after these. */
export const PlannedWork = z.strictObject({
  isComplete: z.literal(false).optional(),
  thought: z.string().max(4000),
  sequenceName: z.string().max(200),
  operations: z.array(PlannedOperation).max(100),
  more: z.boolean().optional(),
  /** In a repair: the broken playbook does not fit, and this plan is for all that is left of the goal. */
  afresh: z.literal(true).optional(),
  /** What the planner wants to know in later turns of the run, when this page is no longer shown to it. */
  notes: z.string().max(4000).optional(),
  /** Of a known goal: the page, by its key (`model/page-key`), of which a planner said that it is reached. */
  seenAs: z.string().max(20).optional(),
  /** A question that only the person can answer; there are no operations then, and the planner is asked again with the answer. */
  ask: z.strictObject({ question: z.string().min(1).max(1000), choices: z.array(z.string().min(1).max(200)).min(2).max(5) }).optional(),
});
export type PlannedWork = z.infer<typeof PlannedWork>;

/** Nothing more to do: the goal is reached, answered, or impossible (`success: false`, with clickable suggestions). */
export const Completion = z.strictObject({
  isComplete: z.literal(true),
  success: z.boolean(),
  summary: z.string().max(8000),
  suggestions: z.array(z.string().max(400)).max(6),
  /** The summary lists what was done and says nothing else: what is so now says more. */
  listsDeeds: z.literal(true).optional(),
  /** The elements that an answer was read from: ids of the snapshot. */
  readFrom: z.array(z.number().int()).max(20).optional(),
});
export type Completion = z.infer<typeof Completion>;

/** A planner's answer. */
export const Plan = z.union([Completion, PlannedWork]);
export type Plan = z.infer<typeof Plan>;

/** Does the plan say that nothing more is to be done? */
export const isCompletion = (plan: Plan): plan is Completion => plan.isComplete === true;
/** Does it leave the playbook that broke, instead of repairing it? A question does, as the plan after its answer is for the whole goal. */
export const isAfresh = (plan: Plan): boolean => !isCompletion(plan) && (plan.afresh === true || plan.ask !== undefined);
/** Is it a reference to a playbook? */
export const isReference = (planned: PlannedOperation): planned is PlaybookReference => 'playbook' in planned;
