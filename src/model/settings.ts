import { PLANNER_KINDS, PROTOCOLS } from './plan/planners';
import { listUpTo, textUpTo, z } from './schema';

/** Hard limits of one run; reaching one ends in a question, not in silence. */
export const Budgets = z.strictObject({
  operations: z.int().check(z.minimum(1), z.maximum(10_000)),
  modelCalls: z.int().check(z.minimum(0), z.maximum(1000)),
  tokens: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  /** Minutes of a run that is moving; waiting for a person does not count. */
  minutes: z.number().check(z.minimum(0.1), z.maximum(24 * 60)),
});
export type Budgets = z.infer<typeof Budgets>;

/** Which planner plans a run. */
export const PlannerKind = z.enum(PLANNER_KINDS);
export type PlannerKind = z.infer<typeof PlannerKind>;

/** How long, and how many, journals of ended runs are kept, with their screenshots. Playbooks are not affected. */
export const KeepRuns = z.strictObject({
  days: z.int().check(z.minimum(1), z.maximum(3650)),
  runs: z.int().check(z.minimum(1), z.maximum(10_000)),
});
export type KeepRuns = z.infer<typeof KeepRuns>;

/** What a person can set. The key itself lives in the secrets store, never here. */
export const Settings = z.strictObject({
  planner: PlannerKind,
  model: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Base URL of the endpoint, as its SDK takes it. */
  endpoint: textUpTo(2000),
  /** How the endpoint is spoken to: the planner of a person who chooses an AI model. */
  protocol: z.enum(PROTOCOLS),
  /** The header of the key at a Messages API; Chat Completions know only the second. */
  keyAs: z.enum(['x-api-key', 'bearer']),
  /** Screenshots to the model: never, when text alone got stuck, or always. */
  pictures: z.enum(['never', 'stuck', 'always']),
  budgets: Budgets,
  /** How long the page may wait for a target, ms. */
  patience: z.number().check(z.minimum(0), z.maximum(120_000)),
  overlay: z.boolean(),
  /** Is a plan of a model shown before anything is done for it: never, until a run on its site has reached its goal, or always? */
  approvePlans: z.enum(['never', 'first', 'always']),
  usePlaybooks: z.boolean(),
  learn: z.boolean(),
  /** Sites where playbooks are neither read nor written. */
  sitesWithoutPlaybooks: listUpTo(textUpTo(260), 1000),
  /** The person has read the first-run explanation and agreed that page text is sent to the endpoint. */
  consent: z.boolean(),
  /** Repairs by the planner per day and playbook. */
  repairsPerDay: z.int().check(z.minimum(0), z.maximum(1000)),
  keepRuns: KeepRuns,
  /** The language that was chosen for all that Abra says; '' for that of Chrome. */
  language: textUpTo(20),
});
export type Settings = z.infer<typeof Settings>;

/** The settings of a new installation. */
export const DEFAULT_SETTINGS: Settings = {
  planner: 'messages-api',
  model: 'claude-sonnet-5-5',
  endpoint: 'https://api.anthropic.com',
  protocol: 'messages-api',
  keyAs: 'x-api-key',
  pictures: 'stuck',
  budgets: { operations: 200, modelCalls: 30, tokens: 500_000, minutes: 20 },
  patience: 6000,
  overlay: true,
  // A person who agrees to a model in the panel gets `first` with it; who speaks to Abra without a panel has nobody there to answer.
  approvePlans: 'never',
  usePlaybooks: true,
  learn: true,
  sitesWithoutPlaybooks: [],
  consent: false,
  repairsPerDay: 10,
  // A month; all runs of a person with seven goals a day.
  keepRuns: { days: 30, runs: 200 },
  language: '',
};
