import { useState } from 'react';
import type { Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { notify } from '../../store/use-notices';
import { renamePlaybook, sortPlaybook } from '../../store/use-playbooks';
import { faultInWords } from '../../words/say-told';

/** The name and the start address of a playbook; the pen button makes the name editable. */
export function PlaybookName({ playbook }: { playbook: Playbook }) {
  const [typed, setTyped] = useState<string>();
  if (typed === undefined) {
    return (
      <header>
        <div className="row" style={{ alignItems: 'start' }}>
          <h1 className="goal grow">{playbook.name}</h1>
          <IconButton
            small
            icon="pin"
            label={say('playbooks.keepAtHand')}
            aria-pressed={playbook.onTop === true}
            onClick={() => void sortPlaybook({ domain: playbook.domain, id: playbook.id, onTop: !playbook.onTop })}
          />
          <IconButton small icon="pen" label={say('playbooks.rename')} onClick={() => setTyped(playbook.name)} />
        </div>
        <p className="small soft cut" title={`${playbook.domain}${playbook.pagePath}`}>
          {playbook.domain}
          {playbook.pagePath}
          {playbook.endPath && playbook.endPath !== playbook.pagePath && ` → ${playbook.endPath}`}
        </p>
      </header>
    );
  }
  async function rename(name: string) {
    setTyped(undefined);
    if (!name || name === playbook.name) return;
    const fault = await renamePlaybook(playbook.domain, playbook.id, name);
    if (fault) notify({ text: faultInWords(fault), tone: 'bad' });
  }
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(typed.trim());
      }}
    >
      <input
        className="input grow"
        aria-label={say('playbooks.nameOfThePlaybook')}
        // biome-ignore lint/a11y/noAutofocus: the person asked for this field by the pen
        autoFocus
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
      />
      <Button submit look="primary" disabled={!typed.trim()}>
        {say('playbooks.rename')}
      </Button>
    </form>
  );
}
