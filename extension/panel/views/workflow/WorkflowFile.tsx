import { useRef } from 'react';
import { Button } from '../../parts/Button';
import { notify } from '../../store/use-notices';
import { draftFromJson, type WorkflowDraft } from '../../store/workflow-draft';

/** Takes a workflow in from a file of seed 004's JSON. */
export function WorkflowFile({ take }: { take: (draft: WorkflowDraft) => void }) {
  const input = useRef<HTMLInputElement>(null);
  async function read(file: File | undefined) {
    if (!file) return;
    const draft = draftFromJson(await file.text());
    if (draft.ok) take(draft.value);
    else notify({ text: `This is no workflow. ${draft.failure.slice(0, 3).join(' ')}`, tone: 'bad' });
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Workflow file"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button small icon="in" onClick={() => input.current?.click()}>
        From file
      </Button>
    </>
  );
}
