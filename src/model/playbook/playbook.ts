import { Target } from '../page/target';
import { Operation } from '../plan/operation';
import { Bail } from '../run/bail';
import { Outcome } from '../run/leg';
import { toldUpTo } from '../saying';
import { listUpTo, textUpTo, z } from '../schema';

/** A value that a playbook needs at each replay. */
export const Param = z.strictObject({
  name: z.string().check(z.regex(/^[A-Za-z][\w-]{0,60}$/)),
  kind: z.enum(['text', 'number', 'date', 'option']),
  /** The field's label, so that a person knows what is meant. */
  label: z.optional(textUpTo(200)),
  default: z.optional(textUpTo(20_000)),
  known: z.optional(listUpTo(textUpTo(400), 50)),
  /**
   * Of kind option: the step whose target is an option of this map. A choice in addition to the variable step; the default is the recorded
   * option.
   */
  choice: z.optional(z.strictObject({ step: z.int().check(z.minimum(0)), map: textUpTo(200) })),
  /** It is what one of several items alike is called, on which these steps act: a row, a card. The default is the recorded one. */
  item: z.optional(z.strictObject({ steps: z.array(z.int().check(z.minimum(0))).check(z.minLength(1), z.maxLength(200)) })),
});
export type Param = z.infer<typeof Param>;

/** The step whose target is one of many options: `map` names the option map of the domain, `recorded` the recorded option. */
export const VariableStep = z.strictObject({ step: z.int().check(z.minimum(0)), map: textUpTo(200), recorded: textUpTo(400) });
export type VariableStep = z.infer<typeof VariableStep>;

/** How a version came to be. */
export const VersionCause = z.enum(['recorded', 'learned', 'stitched', 'healed', 'repaired', 'edited', 'imported']);
export type VersionCause = z.infer<typeof VersionCause>;

/** One run of a playbook, as health counts it. */
export const HealthRun = z.strictObject({
  at: z.string(),
  ok: z.boolean(),
  version: z.int(),
  /** The run or the showing that the playbook was made from. */
  taught: z.optional(z.literal(true)),
  /** Step that failed or was healed. */
  step: z.optional(z.int()),
  why: z.optional(textUpTo(400)),
  /** Why it failed, with as much evidence as a sentence holds. */
  bail: z.optional(Bail as z.ZodMiniType<Bail>),
});
export type HealthRun = z.infer<typeof HealthRun>;

/** Words that a person gives to playbooks, to find them by. */
export const Tags = listUpTo(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), 12);
export type Tags = z.infer<typeof Tags>;

/** One state of the operations; at most one version is active. */
export const PlaybookVersion = z.strictObject({
  version: z.int().check(z.minimum(1)),
  operations: z.array(Operation).check(z.minLength(1), z.maxLength(200)),
  outcomes: listUpTo(z.nullable(Outcome), 200),
  cause: VersionCause,
  why: toldUpTo(400),
  at: z.string(),
  status: z.enum(['candidate', 'active', 'superseded', 'rejected']),
  pinned: z.optional(z.boolean()),
});
export type PlaybookVersion = z.infer<typeof PlaybookVersion>;

/** A named, reusable sequence of operations for a domain and page path. `operations` are those of the version in force. */
export const Playbook = z.strictObject({
  id: textUpTo(80),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  domain: z.string().check(z.minLength(1), z.maxLength(260)),
  pagePath: textUpTo(2000),
  operations: z.array(Operation).check(z.minLength(1), z.maxLength(200)),
  recordedViewport: z.strictObject({ width: z.number(), height: z.number() }),
  successCount: z.int().check(z.minimum(0)),
  failCount: z.int().check(z.minimum(0)),
  lastUsed: z.string(),
  createdAt: z.string(),
  /** One per operation: the expected outcome. */
  outcomes: listUpTo(z.nullable(Outcome), 200),
  params: listUpTo(Param, 40),
  variableStep: z.optional(VariableStep),
  versions: listUpTo(PlaybookVersion, 60),
  /** The last 20 runs, newest last. */
  health: listUpTo(HealthRun, 20),
  /** Goals that this playbook fulfilled, newest last, with {{param}} for typed values. */
  goals: listUpTo(textUpTo(1000), 20),
  source: VersionCause,
  /** Never used again: forces planning. */
  obsolete: z.optional(z.boolean()),
  /** Imported or changed: runs step by step the first time. */
  unproven: z.optional(z.boolean()),
  /** It came in a format that does not tell what steps lead to: until it has succeeded once, a step may lead to another page. */
  outcomesUnknown: z.optional(z.literal(true)),
  /** Repairs that did not work, so that they are not proposed again: keys of the repairing operations. */
  failedRepairs: z.optional(listUpTo(textUpTo(80), 40)),
  /** Names it had before it was renamed or merged; they still find it. */
  aliases: z.optional(listUpTo(textUpTo(200), 20)),
  /** Who named it; a person's name is never replaced by another. */
  namedBy: z.optional(z.enum(['person', 'planner', 'abra'])),
  /** The id of the playbook of a whole run that has these steps among its own: recall and expansion use it, no list shows it. */
  partOf: z.optional(textUpTo(80)),
  /** Where the goal ended, for playbooks that cross pages. */
  endPath: z.optional(textUpTo(2000)),
  /** What the person sorts it under. */
  tags: z.optional(Tags),
  /** The person wants it at hand: first in the list, and on the start page of its site. */
  onTop: z.optional(z.literal(true)),
});
export type Playbook = z.infer<typeof Playbook>;

/** Known values of variable steps: map name, then variant label. */
export const OptionMap = z.record(textUpTo(200), z.record(textUpTo(400), Target));
export type OptionMap = z.infer<typeof OptionMap>;

/** A goal that succeeded and the playbooks that fulfilled it, in order, with their values: next time it needs no planning. */
export const KnownGoal = z.strictObject({
  /** As typed; secrets as {{secret:name}}. */
  goal: textUpTo(1000),
  /** Path where it was started. */
  pagePath: textUpTo(2000),
  references: z
    .array(
      z.strictObject({
        playbookId: textUpTo(80),
        variant: z.optional(textUpTo(400)),
        params: z.optional(z.record(textUpTo(80), textUpTo(20_000))),
      }),
    )
    .check(z.minLength(1), z.maxLength(60)),
  /** ISO time. */
  at: z.string(),
  /** Every clause of it was covered in the run that taught it; without this, recall checks it against the playbooks each time. */
  whole: z.optional(z.literal(true)),
  /** What it asks to be told or checked was seen by the planner: after these playbooks it is asked to look. */
  reads: z.optional(z.literal(true)),
  /** What was done depends on what the page showed ("the cheapest", "everything"): known only where the page tells the same (`model/page/page-key`). */
  on: z.optional(textUpTo(20)),
  /** The page, by its key, of which a planner said that the goal is reached. */
  seenAs: z.optional(textUpTo(20)),
});
export type KnownGoal = z.infer<typeof KnownGoal>;

/** All that is known of a domain; the file format of exports. */
export const DomainPlaybooks = z.strictObject({
  domain: z.string(),
  playbooks: z.array(Playbook),
  optionMap: OptionMap,
  knownGoals: z.optional(listUpTo(KnownGoal, 1000)),
});
export type DomainPlaybooks = z.infer<typeof DomainPlaybooks>;
