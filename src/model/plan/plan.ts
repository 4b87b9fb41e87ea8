import { listUpTo, textUpTo, z } from '../schema';
import { Operation } from './operation';

/** A stored playbook by its exact name, with a value for its variable step and for its params. */
export const PlaybookReference = z.strictObject({
  playbook: z.string().check(z.minLength(1), z.maxLength(200)),
  variant: z.optional(textUpTo(400)),
  params: z.optional(z.record(textUpTo(80), textUpTo(20_000))),
});
export type PlaybookReference = z.infer<typeof PlaybookReference>;

/** What known playbooks do of a goal (`does`: in its words), and what is left of it: told to a planner. */
export const Proposal = z.strictObject({
  steps: z.array(z.strictObject({ does: textUpTo(8000), reference: PlaybookReference })).check(z.minLength(1), z.maxLength(100)),
  left: listUpTo(textUpTo(8000), 100),
});
export type Proposal = z.infer<typeof Proposal>;

/** An operation, or a reference to a playbook. */
export const PlannedOperation = z.union([PlaybookReference, Operation]);
export type PlannedOperation = z.infer<typeof PlannedOperation>;

/** Operations to do. `more`: the planner wants to be asked again after these. */
export const PlannedWork = z.strictObject({
  isComplete: z.optional(z.literal(false)),
  thought: textUpTo(4000),
  sequenceName: textUpTo(200),
  operations: listUpTo(PlannedOperation, 100),
  more: z.optional(z.boolean()),
  /** In a repair: the broken playbook does not fit, and this plan is for all that is left of the goal. */
  afresh: z.optional(z.literal(true)),
  /** What the planner wants to know in later turns of the run, when this page is no longer shown to it. */
  notes: z.optional(textUpTo(4000)),
  /** Of a known goal: the page, by its key (`model/page/page-key`), of which a planner said that it is reached. */
  seenAs: z.optional(textUpTo(20)),
  /** A question that only the person can answer; there are no operations then, and the planner is asked again with the answer. */
  ask: z.optional(
    z.strictObject({
      question: z.string().check(z.minLength(1), z.maxLength(1000)),
      choices: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(2), z.maxLength(5)),
    }),
  ),
});
export type PlannedWork = z.infer<typeof PlannedWork>;

/** Nothing more to do: the goal is reached, answered, or impossible (`success: false`, with clickable suggestions). */
export const Completion = z.strictObject({
  isComplete: z.literal(true),
  success: z.boolean(),
  summary: textUpTo(8000),
  suggestions: listUpTo(textUpTo(400), 6),
  /** The summary lists what was done and says nothing else: what is so now says more. */
  listsDeeds: z.optional(z.literal(true)),
  /** The elements that an answer was read from: ids of the snapshot. */
  readFrom: z.optional(listUpTo(z.int(), 20)),
});
export type Completion = z.infer<typeof Completion>;

/** A planner's answer. */
export const Plan = z.union([Completion, PlannedWork]);
export type Plan = z.infer<typeof Plan>;
