import { useEffect, useState } from 'react';
import type { Playbook } from '../../../../src/model/playbook';
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
    <Scroll label="Playbook">
      <Button small look="quiet" icon="back" className="way-back" onClick={() => openPlaybook(undefined)}>
        Playbooks
      </Button>
      <Await thing={shelf} what="this playbook" again={() => void loadShelf(domain)}>
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
        <Fold title="Export">
          <ExportChoice playbook={playbook} />
        </Fold>
        <Fold title="Edit as JSON">
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
          Delete
        </Button>
      </div>
    </article>
  );
}

function Gone() {
  return (
    <Empty icon="book" title="This playbook is gone">
      <p>It was deleted, or became part of another one.</p>
      <IconButton icon="back" label="Back to all playbooks" onClick={() => openPlaybook(undefined)} />
    </Empty>
  );
}
