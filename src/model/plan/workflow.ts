import { fail, ok, type Result } from '../../lib/result';
import { textUpTo, z } from '../schema';

const STEPS = ['Navigate', 'Login', 'Click', 'Fill', 'WaitFor', 'Select', 'Upload', 'Download', 'Screenshot', 'AssertText'] as const;

/**
 * Which one is meant, as Playwright says it. `index`: from 0. `role`: of that role. `exact` ("true"): called so in these letters, and no longer. `containsText`: it,
 * or the row or entry it stands in, holds these words too; of a step that looks: the place that the target names shows them. `timeout`: of WaitFor, ms.
 */
export const STEP_OPTIONS = ['index', 'timeout', 'role', 'exact', 'containsText'] as const;

/** One step of a workflow file: what to do, to what, with which value; `options` may hold those of `STEP_OPTIONS`; others are ignored. */
export const WorkflowStep = z.object({
  action: z.enum(STEPS),
  target: z.nullish(textUpTo(2000)),
  value: z.nullish(textUpTo(20_000)),
  options: z._default(z.record(z.string(), textUpTo(2000)), {}),
});
export type WorkflowStep = z.infer<typeof WorkflowStep>;

/** A workflow file. `credentials` name secrets ("{{SECRET_USER}}", "{{secret:desk}}"); fields for other engines are ignored. */
export const Workflow = z.object({
  workflow_id: z.string().check(z.minLength(1), z.maxLength(200)),
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(4000)),
  steps: z.array(WorkflowStep).check(z.minLength(1), z.maxLength(200)),
  credentials: z._default(z.record(z.string(), textUpTo(400)), {}),
});
export type Workflow = z.infer<typeof Workflow>;

/** Reads a workflow's JSON; the failure is a list of sentences that say where it is invalid, or holds a secret's value. */
export function readWorkflow(json: unknown): Result<Workflow, string[]> {
  const parsed = Workflow.safeParse(json);
  if (!parsed.success) return fail(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'workflow'}: ${issue.message}`));
  const values = Object.entries(parsed.data.credentials).filter(([key, value]) => secretName(value) === undefined && !NOT_SECRET.test(key));
  if (values.length === 0) return ok(parsed.data);
  return fail(values.map(([key]) => `credentials.${key}: holds a value; keep it under Secrets and write {{secret:${key}}} here.`));
}

/** The workflow as a goal for the embedded planner: one call per line, credentials as {{secret:name}}. */
export function workflowGoal(workflow: Workflow): string {
  return workflow.steps.map((step) => line(step, workflow)).join('\n');
}

/** Names of the secrets that a workflow needs, each once. */
export function workflowSecrets(workflow: Workflow): string[] {
  const named = Object.values(workflow.credentials).flatMap((value) => secretName(value) ?? []);
  return [...new Set(named)];
}

const NOT_SECRET = /^(user|username|user_name|email|login|account)$/i;
const NEEDS_TARGET = new Set<WorkflowStep['action']>(['Click', 'Download', 'WaitFor', 'AssertText', 'Fill']);

function line({ action, target, value, options }: WorkflowStep, workflow: Workflow): string {
  const text = (said: string | null | undefined) => filled(said ?? '', workflow.credentials);
  const more = STEP_OPTIONS.flatMap((name) => (options[name] ? [`${name}: ${quoted(options[name])}`] : []));
  switch (action) {
    case 'Navigate':
      return call(action, [quoted(target ? new URL(target, workflow.url).href : workflow.url)]);
    case 'Login':
      return call(action, [quoted(credential(workflow, USER, 'username')), quoted(credential(workflow, PASSWORD, 'password'))]);
    case 'Screenshot':
      return call(action, []);
    case 'Select':
    case 'Upload':
      return call(
        action,
        [target, value]
          .filter((part) => part != null)
          .map((part) => quoted(text(part)))
          .concat(more),
      );
    default:
      return call(action, [
        ...(NEEDS_TARGET.has(action) && (target || !options.containsText) ? [quoted(text(target))] : []),
        ...(action === 'Fill' ? [quoted(text(value))] : []),
        ...more,
      ]);
  }
}

const USER = /^(user|username|user_name|email|login|account)$/i;
const PASSWORD = /pass|pin|code|secret/i;

function credential(workflow: Workflow, key: RegExp, otherwise: string): string {
  const found = Object.entries(workflow.credentials).find(([name]) => key.test(name))?.[1];
  if (found === undefined) return `{{secret:${otherwise}}}`;
  const name = secretName(found);
  return name === undefined ? found : `{{secret:${name}}}`;
}

/** `{password}` in a step means the credential of that name. */
function filled(text: string, credentials: Record<string, string>): string {
  return text.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, key: string) => {
    const value = credentials[key];
    if (value === undefined) return whole;
    const name = secretName(value);
    return name === undefined ? value : `{{secret:${name}}}`;
  });
}

/** "{{SECRET_USER}}" and "{{secret:desk}}" name secrets. */
function secretName(value: string): string | undefined {
  return /^\{\{\s*(?:secret:)?\s*([\w.-]+)\s*\}\}$/.exec(value)?.[1];
}

/** In quotes that the text itself does not contain. */
function quoted(text: string): string {
  const oneLine = text.replace(/\s*\n\s*/g, ' ');
  if (!oneLine.includes('"')) return `"${oneLine}"`;
  if (!oneLine.includes('`')) return `\`${oneLine}\``;
  return `“${oneLine.replace(/[“”]/g, "'")}”`;
}

function call(action: string, parts: string[]): string {
  return `${action}(${parts.join(', ')})`;
}
