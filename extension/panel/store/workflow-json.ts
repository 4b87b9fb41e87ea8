import { fail, ok, type Result } from '../../../src/lib/result';
import { readWorkflow, workflowGoal } from '../../../src/model/plan/workflow';
import { writeWorkflow } from '../../../src/model/plan/write-workflow';
import { say } from '../../locales/say';
import { goalOf, type WorkflowDraft } from './workflow-draft';

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
