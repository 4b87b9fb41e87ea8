import { z } from 'zod';

/** Hard limits of one run; reaching one ends in a question, not in silence. */
export const Budgets = z.strictObject({
  operations: z.number().int().min(1).max(10_000),
  modelCalls: z.number().int().min(0).max(1000),
  tokens: z.number().int().min(0).max(100_000_000),
  /** Minutes of a run that is moving; waiting for a person does not count. */
  minutes: z
    .number()
    .min(0.1)
    .max(24 * 60),
});
export type Budgets = z.infer<typeof Budgets>;

export const PlannerKind = z.enum(['embedded', 'messages-api', 'on-device']);
export type PlannerKind = z.infer<typeof PlannerKind>;

/** How long the journal of a run that has ended is kept, with its pictures. Playbooks are not touched by it. */
export const KeepRuns = z.strictObject({ days: z.number().int().min(1).max(3650), runs: z.number().int().min(1).max(10_000) });
export type KeepRuns = z.infer<typeof KeepRuns>;

/** What a person can set. The key itself lives in the secrets store, never here. */
export const Settings = z.strictObject({
  planner: PlannerKind,
  model: z.string().min(1).max(200),
  /** Base url of an endpoint that speaks the Messages API. */
  endpoint: z.string().max(2000),
  /** Pictures to the model: never, when text alone got stuck, or always. */
  pictures: z.enum(['never', 'stuck', 'always']),
  budgets: Budgets,
  /** How long the page may wait for a target, ms. */
  patience: z.number().min(0).max(120_000),
  overlay: z.boolean(),
  usePlaybooks: z.boolean(),
  learn: z.boolean(),
  /** Sites where playbooks are neither read nor written. */
  sitesWithoutPlaybooks: z.array(z.string().max(260)).max(1000),
  /** The first-run explanation was read, and sending page text to the endpoint agreed to. */
  consent: z.boolean(),
  /** Repair calls allowed a day and playbook. */
  repairsPerDay: z.number().int().min(0).max(1000),
  keepRuns: KeepRuns,
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  planner: 'messages-api',
  model: 'claude-sonnet-5-5',
  endpoint: 'https://api.anthropic.com',
  pictures: 'stuck',
  budgets: { operations: 200, modelCalls: 30, tokens: 500_000, minutes: 20 },
  patience: 6000,
  overlay: true,
  usePlaybooks: true,
  learn: true,
  sitesWithoutPlaybooks: [],
  consent: false,
  repairsPerDay: 10,
  // A month of looking up what happened; a person who runs seven goals a day has all of it.
  keepRuns: { days: 30, runs: 200 },
};
