import { useState } from 'react';
import type { Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { TextWithLines } from '../../parts/TextWithLines';
import { checkJson } from '../../store/check-json';
import { PlaybookDraft, playbookDraftOf, withDraft } from '../../store/playbook-draft';
import { notify } from '../../store/use-notices';
import { editPlaybook } from '../../store/use-playbooks';
import { faultInWords } from '../../words/say-told';

/** Editor of the playbook as JSON, validated on each input; errors are shown at their line. */
export function JsonEditor({ playbook }: { playbook: Playbook }) {
  const before = JSON.stringify(playbookDraftOf(playbook), null, 2);
  const [text, setText] = useState(before);
  const checked = checkJson(text, PlaybookDraft);

  async function save() {
    if (!checked.ok) return;
    const fault = await editPlaybook(withDraft(playbook, checked.value), say('playbooks.editedAsJsonInThe'));
    notify(fault ? { text: faultInWords(fault), tone: 'bad' } : { text: say('playbooks.savedAsANewVersion') });
  }

  return (
    <div className="stack">
      <TextWithLines label={say('playbooks.playbookAsJson')} text={text} change={setText} faults={checked.ok ? [] : checked.faults} />
      <div className="row">
        <Button small look="primary" disabled={!checked.ok || text === before} onClick={() => void save()}>
          {say('playbooks.saveAsNewVersion')}
        </Button>
        <Button small look="quiet" disabled={text === before} onClick={() => setText(before)}>
          {say('playbooks.reset')}
        </Button>
      </div>
    </div>
  );
}
