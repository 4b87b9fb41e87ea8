import { z } from 'zod';
import { Bail } from './bail';
import { Outcome } from './leg';
import { Operation } from './operation';
import { Target } from './target';

/** A value that a playbook needs at each replay. */
export const Param = z.strictObject({
  name: z.string().regex(/^[A-Za-z][\w-]{0,60}$/),
  kind: z.enum(['text', 'number', 'date', 'option']),
  /** The field's label, so that a person knows what is meant. */
  label: z.string().max(200).optional(),
  default: z.string().max(20_000).optional(),
  known: z.array(z.string().max(400)).max(50).optional(),
  /**
   * Of kind option: the step whose target is an option of this map. A choice in addition to the variable step; the default is the recorded
   * option.
   */
  choice: z.strictObject({ step: z.number().int().min(0), map: z.string().max(200) }).optional(),
  /** It is what one of several items alike is called, on which these steps act: a row, a card. The default is the recorded one. */
  item: z.strictObject({ steps: z.array(z.number().int().min(0)).min(1).max(200) }).optional(),
});
export type Param = z.infer<typeof Param>;

/** The step whose target is one of many options: `map` names the option map of the domain, `recorded` the recorded option. */
export const VariableStep = z.strictObject({ step: z.number().int().min(0), map: z.string().max(200), recorded: z.string().max(400) });
export type VariableStep = z.infer<typeof VariableStep>;

/** How a version came to be. */
export const VersionCause = z.enum(['recorded', 'learned', 'stitched', 'healed', 'repaired', 'edited', 'imported']);
export type VersionCause = z.infer<typeof VersionCause>;

/** One run of a playbook, as health counts it. */
export const HealthRun = z.strictObject({
  at: z.string(),
  ok: z.boolean(),
  version: z.number().int(),
  /** The run or the showing that the playbook was made from. */
  taught: z.literal(true).optional(),
  /** Step that failed or was healed. */
  step: z.number().int().optional(),
  why: z.string().max(400).optional(),
  /** Why it failed, with as much evidence as a sentence holds. */
  bail: (Bail as z.ZodType<Bail>).optional(),
});
export type HealthRun = z.infer<typeof HealthRun>;

/** Words that a person gives to playbooks, to find them by. */
export const Tags = z.array(z.string().trim().min(1).max(40)).max(12);
export type Tags = z.infer<typeof Tags>;

/** One state of the operations; at most one version is active. */
export const PlaybookVersion = z.strictObject({
  version: z.number().int().min(1),
  operations: z.array(Operation).min(1).max(200),
  outcomes: z.array(Outcome.nullable()).max(200),
  cause: VersionCause,
  why: z.string().max(400),
  at: z.string(),
  status: z.enum(['candidate', 'active', 'superseded', 'rejected']),
  pinned: z.boolean().optional(),
});
export type PlaybookVersion = z.infer<typeof PlaybookVersion>;

/** A named, reusable sequence of operations for a domain and page path. `operations` are those of the version in force. */
export const Playbook = z.strictObject({
  id: z.string().max(80),
  name: z.string().min(1).max(200),
  domain: z.string().min(1).max(260),
  pagePath: z.string().max(2000),
  operations: z.array(Operation).min(1).max(200),
  recordedViewport: z.strictObject({ width: z.number(), height: z.number() }),
  successCount: z.number().int().min(0),
  failCount: z.number().int().min(0),
  lastUsed: z.string(),
  createdAt: z.string(),
  /** One per operation: the expected outcome. */
  outcomes: z.array(Outcome.nullable()).max(200),
  params: z.array(Param).max(40),
  variableStep: VariableStep.optional(),
  versions: z.array(PlaybookVersion).max(60),
  /** The last 20 runs, newest last. */
  health: z.array(HealthRun).max(20),
  /** Goals that this playbook fulfilled, newest last, with {{param}} for typed values. */
  goals: z.array(z.string().max(1000)).max(20),
  source: VersionCause,
  /** Never used again: forces planning. */
  obsolete: z.boolean().optional(),
  /** Imported or changed: runs step by step the first time. */
  unproven: z.boolean().optional(),
  /** It came in a format that does not tell what steps lead to: until it has succeeded once, a step may lead to another page. */
  outcomesUnknown: z.literal(true).optional(),
  /** Repairs that did not work, so that they are not proposed again: keys of the repairing operations. */
  failedRepairs: z.array(z.string().max(80)).max(40).optional(),
  /** Names it had before it was renamed or merged; they still find it. */
  aliases: z.array(z.string().max(200)).max(20).optional(),
  /** Who named it; a person's name is never replaced by another. */
  namedBy: z.enum(['person', 'planner', 'abra']).optional(),
  /** The id of the playbook of a whole run that has these steps among its own: recall and expansion use it, no list shows it. */
  partOf: z.string().max(80).optional(),
  /** Where the goal ended, for playbooks that cross pages. */
  endPath: z.string().max(2000).optional(),
  /** What the person sorts it under. */
  tags: Tags.optional(),
  /** The person wants it at hand: first in the list, and on the start page of its site. */
  onTop: z.literal(true).optional(),
});
export type Playbook = z.infer<typeof Playbook>;

/** Known values of variable steps: map name, then variant label. */
export const OptionMap = z.record(z.string().max(200), z.record(z.string().max(400), Target));
export type OptionMap = z.infer<typeof OptionMap>;

/** A goal that succeeded and the playbooks that fulfilled it, in order, with their values: next time it needs no planning. */
export const KnownGoal = z.strictObject({
  /** As typed; secrets as {{secret:name}}. */
  goal: z.string().max(1000),
  /** Path where it was started. */
  pagePath: z.string().max(2000),
  references: z
    .array(
      z.strictObject({
        playbookId: z.string().max(80),
        variant: z.string().max(400).optional(),
        params: z.record(z.string().max(80), z.string().max(20_000)).optional(),
      }),
    )
    .min(1)
    .max(60),
  /** ISO time. */
  at: z.string(),
  /** Every clause of it was covered in the run that taught it; without this, recall checks it against the playbooks each time. */
  whole: z.literal(true).optional(),
  /** What it asks to be told or checked was seen by the planner: after these playbooks it is asked to look. */
  reads: z.literal(true).optional(),
  /** What was done depends on what the page showed ("the cheapest", "everything"): known only where the page tells the same (`model/page-key`). */
  on: z.string().max(20).optional(),
  /** The page, by its key, of which a planner said that the goal is reached. */
  seenAs: z.string().max(20).optional(),
});
export type KnownGoal = z.infer<typeof KnownGoal>;

/** All that is known of a domain; the file format of exports. */
export const DomainPlaybooks = z.strictObject({
  domain: z.string(),
  playbooks: z.array(Playbook),
  optionMap: OptionMap,
  knownGoals: z.array(KnownGoal).max(1000).optional(),
});
export type DomainPlaybooks = z.infer<typeof DomainPlaybooks>;
