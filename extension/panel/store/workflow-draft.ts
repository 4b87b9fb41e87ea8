import { secretNamesIn } from '../../../src/lib/placeholder';
import { fail, ok, type Result } from '../../../src/lib/result';
import { readWorkflow, workflowGoal } from '../../../src/model/workflow';
import { writeWorkflow } from '../../../src/model/write-workflow';
import { say } from '../../locales/say';

/** A workflow as a person writes it: one step per line, `{name}` for a secret's value. */
export interface WorkflowDraft {
  name: string;
  url: string;
  steps: string;
}

export const NO_WORKFLOW: WorkflowDraft = { name: '', url: '', steps: '' };

/** The goal that runs a workflow: its address, then one step per line, with secrets by name. */
export function goalOf({ url, steps }: WorkflowDraft): string {
  const lines = steps
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.replace(NAMED, '{{secret:$1}}'));
  const begins = url.trim() && !/^navigate\b/i.test(lines[0] ?? '');
  return [...(begins ? [`Navigate("${url.trim()}")`] : []), ...lines].join('\n');
}

/** The names of the secrets that it needs, without duplicates. */
export const secretsOf = (draft: WorkflowDraft): string[] => [...new Set(secretNamesIn(goalOf(draft)))];

/** Reads seed 004's JSON as a draft; a failure says why in sentences. */
export function draftFromJson(text: string): Result<WorkflowDraft, string[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail([say('told.thisIsNotJson')]);
  }
  const read = readWorkflow(json);
  if (!read.ok) return read;
  return ok({ name: read.value.workflow_id, url: read.value.url, steps: workflowGoal(read.value) });
}

/** Writes a draft as a file in seed 004's JSON; a failure says why in sentences. */
export function jsonOfDraft(draft: WorkflowDraft): Result<string, string[]> {
  const written = writeWorkflow(draft.name.trim() || 'workflow', draft.url.trim(), goalOf(draft).split('\n'));
  return written.ok ? ok(`${JSON.stringify(written.value, null, 2)}\n`) : written;
}

/** Reads drafts from storage, whose content may be invalid. */
export function readDrafts(stored: unknown): WorkflowDraft[] {
  const isDraft = (one: unknown): one is WorkflowDraft =>
    ['name', 'url', 'steps'].every((key) => typeof (one as Record<string, unknown> | null)?.[key] === 'string');
  return Array.isArray(stored) ? stored.filter(isDraft).slice(0, 50) : [];
}

/** Matches `{user}`, but not a placeholder `{{user}}`. */
const NAMED = /(?<!\{)\{(\w+)\}(?!\})/g;
