import { secretNamesIn } from '../../../src/lib/placeholder';

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

/** Reads drafts from storage, whose content may be invalid. */
export function readDrafts(stored: unknown): WorkflowDraft[] {
  const isDraft = (one: unknown): one is WorkflowDraft =>
    ['name', 'url', 'steps'].every((key) => typeof (one as Record<string, unknown> | null)?.[key] === 'string');
  return Array.isArray(stored) ? stored.filter(isDraft).slice(0, 50) : [];
}

/** Matches `{user}`, but not a placeholder `{{user}}`. */
const NAMED = /(?<!\{)\{(\w+)\}(?!\})/g;
