import { useEffect, useState } from 'react';
import type { OptionMap, Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { Empty } from '../../parts/Empty';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { Scroll } from '../../parts/Scroll';
import { LOADING } from '../../store/loaded';
import { loadPlaybook, removePlaybooks, usePlaybooks } from '../../store/use-playbooks';
import { openPlaybook } from '../../store/use-view';
import { ExportChoice } from './ExportChoice';
import { HealthLine } from './HealthLine';
import { JsonEditor } from './JsonEditor';
import { PlaybookName } from './PlaybookName';
import { PlayForm } from './PlayForm';
import { StepsEditor } from './StepsEditor';
import { TagsField } from './TagsField';
import { Versions } from './Versions';

/** All details of one playbook. */
export function PlaybookDetail({ domain, id, edit }: { domain: string; id: string; edit: number | undefined }) {
  const opened = usePlaybooks((state) => state.opened);
  const details = opened?.domain === domain && opened.id === id ? opened.details : LOADING;
  useEffect(() => {
    void loadPlaybook(domain, id);
  }, [domain, id]);
  return (
    <Scroll label={say('playbooks.playbook')}>
      <Button small look="quiet" icon="back" className="way-back" onClick={() => openPlaybook(undefined)}>
        {say('panel.playbooks')}
      </Button>
      <Await thing={details} what={say('playbooks.thisPlaybook')} again={() => void loadPlaybook(domain, id)}>
        {({ playbook, optionMap }) => (playbook ? <Known playbook={playbook} optionMap={optionMap} edit={edit} /> : <Gone />)}
      </Await>
    </Scroll>
  );
}

function Known({ playbook, optionMap, edit }: { playbook: Playbook; optionMap: OptionMap; edit: number | undefined }) {
  const [isEditing, setEditing] = useState(edit !== undefined);
  return (
    <article className="stack wide" aria-label={playbook.name}>
      <PlaybookName playbook={playbook} />
      <HealthLine playbook={playbook} />
      <PlayForm playbook={playbook} optionMap={optionMap} />
      <StepsEditor key={JSON.stringify(playbook.operations)} playbook={playbook} isEditing={isEditing} setEditing={setEditing} at={edit} />
      <TagsField key={playbook.tags?.join()} playbook={playbook} />
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
            void removePlaybooks([playbook]);
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
