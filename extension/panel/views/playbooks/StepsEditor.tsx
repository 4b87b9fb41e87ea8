import { useState } from 'react';
import { variableSteps } from '../../../../src/model/playbook/choices';
import type { Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { canBeBlank, makeBlank } from '../../store/blanks';
import { type Check, checkAfter } from '../../store/checks';
import { changeStep, insertStep, moveStep, removeStep, retargetStep } from '../../store/step-edits';
import { notify } from '../../store/use-notices';
import type { Picked } from '../../store/use-pick';
import { editPlaybook } from '../../store/use-playbooks';
import { faultInWords } from '../../words/say-told';
import { BlankEdits } from './BlankEdits';
import { StepEdit } from './StepEdit';
import { StepShown } from './StepShown';

interface Props {
  playbook: Playbook;
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
  /** The step (from 0) that editing begins at. */
  at?: number | undefined;
}

/** The steps in words, and in edit mode the edits of each. Saving creates a new version. */
export function StepsEditor({ playbook, isEditing, setEditing, at }: Props) {
  const [draft, setDraft] = useState(playbook);
  const [why, setWhy] = useState(say('playbooks.stepsEditedInThePanel'));
  const isChanged = draft !== playbook;
  const chosen = new Set(variableSteps(playbook).map(({ step }) => step));

  function retarget(index: number, { fingerprint }: Picked) {
    setDraft((now) => retargetStep(now, index, fingerprint));
    setWhy(say('playbooks.theElementOfStepWas', { number: index + 1 }));
  }

  function insert(index: number, check: Check, picked?: Picked) {
    const operation = checkAfter(draft.operations[index], check, picked);
    if (operation) setDraft((now) => insertStep(now, index, operation));
  }

  async function save() {
    const fault = await editPlaybook(draft, why);
    if (fault) return notify({ text: faultInWords(fault), tone: 'bad' });
    setEditing(false);
    notify({ text: say('playbooks.savedAsANewVersion') });
  }

  function cancel() {
    setDraft(playbook);
    setEditing(false);
  }

  return (
    <section className="stack" aria-label={say('playbooks.steps')}>
      <div className="row">
        <h2 className="over grow">{say('playbooks.steps')}</h2>
        {!isEditing && (
          <Button small look="quiet" icon="pen" onClick={() => setEditing(true)}>
            {say('playbooks.edit')}
          </Button>
        )}
      </div>
      <ol className={isEditing ? 'lines' : 'rail steps'}>
        {draft.operations.map((operation, index) =>
          isEditing ? (
            <StepEdit
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place; each row is controlled
              key={index}
              isFirst={index === at}
              operation={operation}
              index={index}
              count={draft.operations.length}
              move={(by) => setDraft(moveStep(draft, index, by))}
              makeBlank={canBeBlank(operation) ? () => setDraft(makeBlank(draft, index)) : undefined}
              remove={() => setDraft(removeStep(draft, index))}
              change={(changed, isOther) => setDraft(changeStep(draft, index, changed, isOther))}
              retarget={(picked) => retarget(index, picked)}
              insert={(check, picked) => insert(index, check, picked)}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <StepShown key={index} operation={operation} number={index + 1} isVariable={chosen.has(index)} />
          ),
        )}
      </ol>
      {isEditing && <BlankEdits playbook={draft} change={setDraft} />}
      {isEditing && (
        <div className="row">
          <Button look="primary" disabled={!isChanged} onClick={() => void save()}>
            {say('playbooks.saveAsNewVersion')}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {say('playbooks.cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}
