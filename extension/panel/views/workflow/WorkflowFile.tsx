import { useRef } from 'react';
import { say, saySentences } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { saveFile } from '../../store/save-file';
import { notify } from '../../store/use-notices';
import type { WorkflowDraft } from '../../store/workflow-draft';
import { draftFromJson, jsonOfDraft } from '../../store/workflow-json';

/** Imports and exports a workflow as a file in seed 004's JSON. */
export function WorkflowFile({ draft, take }: { draft: WorkflowDraft; take: (draft: WorkflowDraft) => void }) {
  const input = useRef<HTMLInputElement>(null);
  async function read(file: File | undefined) {
    if (!file) return;
    const taken = draftFromJson(await file.text());
    if (taken.ok) take(taken.value);
    else notify({ text: say('workflow.thisIsNoWorkflow', { value: saySentences(taken.failure.slice(0, 3)) }), tone: 'bad' });
  }
  function write() {
    const json = jsonOfDraft(draft);
    if (json.ok) saveFile(`${draft.name.trim() || 'workflow'}.json`, 'application/json', json.value);
    else notify({ text: say('workflow.thisCannotBeAFile', { value: saySentences(json.failure.slice(0, 3)) }), tone: 'bad' });
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={say('workflow.workflowFile')}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button small icon="in" onClick={() => input.current?.click()}>
        {say('workflow.fromFile')}
      </Button>
      <Button small icon="out" disabled={draft.steps.trim() === ''} onClick={write}>
        {say('workflow.toFile')}
      </Button>
    </>
  );
}
