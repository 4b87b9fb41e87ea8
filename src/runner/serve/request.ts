import { z } from 'zod';
import { Workflow } from '../../model/plan/workflow';

/** A file that an Upload step asks for, by its name. */
export const GivenFile = z.strictObject({
  name: z.string().min(1).max(200),
  mediaType: z.string().max(100).default('application/octet-stream'),
  /** At most 5 MB of bytes. */
  base64: z.base64().max(7_000_000),
});

/** What is to be done: seed 004's WorkflowSpec, with the sites it may act on and the files it uploads. */
export const WorkflowSpec = z.strictObject({
  ...Workflow.shape,
  /** Names the workflow in addresses. */
  workflow_id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^/?#]+$/, 'takes no "/", "?" or "#"'),
  browser: z.literal('chromium', 'only chromium: Abra is an extension of it').default('chromium'),
  headless: z.boolean().default(true),
  locale: z.string().max(35).nullish(),
  user_agent: z.string().max(400).nullish(),
  timezone: z.string().max(80).nullish(),
  /** "http://user:password@host:port". */
  proxy: z.url().max(400).nullish(),
  /** Keep what shows why it failed, and what was downloaded. */
  artifacts: z.boolean().default(true),
  /** Match patterns of further sites ("*://*.pay.example/*"), for workflows that leave their own. */
  allow: z.array(z.string().max(300)).max(20).default([]),
  /** Keeps the browser's profile (logins, cookies) under this name for later runs; one run at a time has it. Without it each run has a fresh one. */
  profile: z
    .string()
    .regex(/^[a-z\d][\w-]{0,59}$/i, 'takes letters, digits, "-" and "_"')
    .optional(),
  files: z.array(GivenFile).max(20).default([]),
});
export type WorkflowSpec = z.infer<typeof WorkflowSpec>;

/** Seed 004's RunRequest. */
export const WorkflowRequest = z.strictObject({
  spec: WorkflowSpec,
  /** Play what is known of the workflow; else it is planned anew. */
  reuse_existing: z.boolean().default(true),
  allow_repair: z.boolean().default(true),
  max_repair_attempts: z.number().int().min(0).max(10).default(1),
  /** `model` needs a key in the worker's environment; without a word, a model plans what the simple commands cannot where there is a key. */
  planner: z.enum(['simple', 'model']).optional(),
  /** Higher ones come first. */
  priority: z.number().int().min(-100).max(100).default(0),
});
export type WorkflowRequest = z.infer<typeof WorkflowRequest>;

/** How a run stands. Those after `question` are its ends. */
export const RunStatus = z.enum(['queued', 'running', 'question', 'success', 'failed', 'repaired_success', 'repaired_failed']);
export type RunStatus = z.infer<typeof RunStatus>;

/** Has it ended? */
export const hasEnded = (status: RunStatus): boolean => !['queued', 'running', 'question'].includes(status);

export const OpenQuestion = z.strictObject({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  choices: z.array(z.strictObject({ id: z.string(), label: z.string() })),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** A file that a run left: what it downloaded, its pictures, and what shows why it failed. */
export const ArtifactLine = z.strictObject({ name: z.string(), media_type: z.string(), bytes: z.number().int() });
export type ArtifactLine = z.infer<typeof ArtifactLine>;

/** Seed 004's RunResult, at any time of the run. Times are ISO. */
export const RunState = z.strictObject({
  run_id: z.string(),
  workflow_id: z.string(),
  status: RunStatus,
  /** The version of the workflow's playbook that was in force at the end; null before there is one. */
  script_version_used: z.number().int().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  model_calls: z.number().int(),
  question: OpenQuestion.nullable(),
  /** One sentence: what came of it, or why it failed. */
  summary: z.string().nullable(),
  error: z.string().nullable(),
  logs: z.array(z.string()),
  artifacts: z.array(ArtifactLine),
  /** Where they are listed, and each under its name; null where there are none. */
  artifacts_path: z.string().nullable(),
});
export type RunState = z.infer<typeof RunState>;
