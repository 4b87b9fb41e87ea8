import { useState } from 'react';
import type { Recording } from '../../../../src/wire/calls';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { notify } from '../../store/use-notices';
import { saveRecording } from '../../store/use-recording';
import { openPlaybook } from '../../store/use-view';
import { play } from '../playbooks/play';

/** After Stop: a name, and whether to try it at once. */
export function SaveRecording({ recording }: { recording: Recording }) {
  const [name, setName] = useState(recording.proposedName);
  const [isSaving, setSaving] = useState(false);
  const canSave = name.trim() !== '' && recording.steps.length > 0 && !isSaving;

  async function save(andTry: boolean) {
    setSaving(true);
    const saved = await saveRecording(name.trim());
    setSaving(false);
    if (!saved) return;
    if (andTry) return play(saved);
    openPlaybook(saved);
    notify({ text: `Saved “${name.trim()}”.` });
  }

  return (
    <form
      className="composer stack"
      aria-label="Save this recording"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) void save(true);
      }}
    >
      <Field label="Name">
        {(ids) => <input {...ids} className="input" maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <div className="row" style={{ paddingBottom: 6 }}>
        <Button submit look="primary" icon="play" disabled={!canSave}>
          Save and try it
        </Button>
        <Button disabled={!canSave} onClick={() => void save(false)}>
          Save
        </Button>
      </div>
    </form>
  );
}
