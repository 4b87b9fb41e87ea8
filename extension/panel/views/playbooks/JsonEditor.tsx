import { useState } from 'react';
import { Playbook } from '../../../../src/model/playbook';
import { Button } from '../../parts/Button';
import { TextWithLines } from '../../parts/TextWithLines';
import { checkJson, type JsonFault } from '../../store/check-json';
import { notify } from '../../store/use-notices';
import { editPlaybook } from '../../store/use-playbooks';

/** The playbook as JSON, checked at every key; what is wrong is told at its line. */
export function JsonEditor({ playbook }: { playbook: Playbook }) {
  const [text, setText] = useState(() => JSON.stringify(playbook, null, 2));
  const checked = checkJson(text, Playbook);
  const faults: JsonFault[] = checked.ok ? whyOther(checked.value, playbook) : checked.faults;

  async function save() {
    if (!checked.ok || faults.length > 0) return;
    const fault = await editPlaybook(checked.value, 'Edited as JSON in the panel');
    notify(fault ? { text: fault.message, tone: 'bad' } : { text: 'Saved as a new version.' });
  }

  return (
    <div className="stack">
      <TextWithLines label="Playbook as JSON" text={text} change={setText} faults={faults} />
      <div className="row">
        <Button small look="primary" disabled={faults.length > 0} onClick={() => void save()}>
          Save as new version
        </Button>
        <Button small look="quiet" onClick={() => setText(JSON.stringify(playbook, null, 2))}>
          Reset
        </Button>
      </div>
    </div>
  );
}

/** Id and site say which playbook is meant: another one is an import, no edit. */
function whyOther(edited: Playbook, before: Playbook): JsonFault[] {
  return edited.id === before.id && edited.domain === before.domain
    ? []
    : [{ line: 1, message: 'id and domain must stay: to make another playbook, import it.' }];
}
