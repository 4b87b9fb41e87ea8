import { useEffect, useState } from 'react';
import type { Playbook } from '../../../../src/model/playbook';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { Empty } from '../../parts/Empty';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { Scroll } from '../../parts/Scroll';
import { LOADING } from '../../store/loaded';
import { loadShelf, type PlaybookShelf, removePlaybooks, usePlaybooks } from '../../store/use-playbooks';
import { openPlaybook } from '../../store/use-view';
import { ExportChoice } from './ExportChoice';
import { HealthLine } from './HealthLine';
import { JsonEditor } from './JsonEditor';
import { PlaybookName } from './PlaybookName';
import { PlayForm } from './PlayForm';
import { StepsEditor } from './StepsEditor';
import { Versions } from './Versions';

/** All details of one playbook. */
export function PlaybookDetail({ domain, id, edit }: { domain: string; id: string; edit: number | undefined }) {
  const shelf = usePlaybooks((state) => state.shelves[domain]) ?? LOADING;
  useEffect(() => void loadShelf(domain), [domain]);
  return (
    <Scroll label={say('playbooks.playbook')}>
      <Button small look="quiet" icon="back" className="way-back" onClick={() => openPlaybook(undefined)}>
        {say('panel.playbooks')}
      </Button>
      <Await thing={shelf} what={say('playbooks.thisPlaybook')} again={() => void loadShelf(domain)}>
        {(value) => {
          const playbook = value.playbooks.find((one) => one.id === id);
          return playbook ? <Known playbook={playbook} shelf={value} edit={edit} /> : <Gone />;
        }}
      </Await>
    </Scroll>
  );
}

function Known({ playbook, shelf, edit }: { playbook: Playbook; shelf: PlaybookShelf; edit: number | undefined }) {
  const [isEditing, setEditing] = useState(edit !== undefined);
  return (
    <article className="stack wide" aria-label={playbook.name}>
      <PlaybookName playbook={playbook} />
      <HealthLine playbook={playbook} />
      <PlayForm playbook={playbook} optionMap={shelf.optionMap} />
      <StepsEditor key={JSON.stringify(playbook.operations)} playbook={playbook} isEditing={isEditing} setEditing={setEditing} at={edit} />
      <div>
        <Versions playbook={playbook} />
        <Fold title={say('playbooks.export')}>
          <ExportChoice playbook={playbook} />
        </Fold>
        <Fold title={say('playbooks.editAsJson')}>
          <JsonEditor playbook={playbook} />
        </Fold>
      </div>
      <div className="row">
        <Button
          small
          look="quiet danger"
          icon="bin"
          onClick={() => {
            openPlaybook(undefined);
            void removePlaybooks(playbook.domain, [playbook]);
          }}
        >
          {say('history.delete')}
        </Button>
      </div>
    </article>
  );
}

function Gone() {
  return (
    <Empty icon="book" title={say('playbooks.thisPlaybookIsGone')}>
      <p>{say('playbooks.itWasDeletedOrBecame')}</p>
      <IconButton icon="back" label={say('playbooks.backToAllPlaybooks')} onClick={() => openPlaybook(undefined)} />
    </Empty>
  );
}
