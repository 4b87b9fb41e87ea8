import { useState } from 'react';
import type { Target } from '../../../../src/model/page/target';
import type { Operation } from '../../../../src/model/plan/operation';
import { variableSteps } from '../../../../src/model/playbook/choices';
import type { Param, Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { canBeBlank, changeBlank, fillBlank, makeBlank } from '../../store/blanks';
import { type Check, checkAfter } from '../../store/checks';
import { changeStep, insertStep, moveStep, removeStep, retargetStep } from '../../store/step-edits';
import { useDeveloper } from '../../store/use-developer';
import { notify } from '../../store/use-notices';
import type { Picked } from '../../store/use-pick';
import { editPlaybook } from '../../store/use-playbooks';
import { sayBlank, sayPlaceInWords } from '../../words/say-thing';
import { sayToPerson } from '../../words/say-to-person';
import { faultInWords } from '../../words/say-told';
import { StepEdit } from './StepEdit';

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

/** One step in words; for a developer, with how its element is found. */
function StepShown({ operation, number, isVariable }: { operation: Operation; number: number; isVariable: boolean }) {
  const { showsSelectors } = useDeveloper();
  const where = showsSelectors ? sayWhere(operation as Target) : '';
  return (
    <li className="operation step" value={number}>
      <span className="bead" aria-hidden="true">
        {number}
      </span>
      <div className="operation-words">
        <p>{sayToPerson(operation)}</p>
        {where && (
          <p className="small faint mono cut" title={where}>
            {where}
          </p>
        )}
        {operation.note && <p className="small soft">{operation.note}</p>}
      </div>
      <span className="row" style={{ gap: 4 }}>
        {isVariable && <Badge tone="accent">{say('playbooks.changesEachRun')}</Badge>}
        {operation.irreversible && <Badge tone="warn">{say('playbooks.cannotBeUndone')}</Badge>}
        {operation.optional && <Badge>{say('playbooks.optional')}</Badge>}
      </span>
    </li>
  );
}

/** How the target is found: its first selector, and its nearest landmark. */
function sayWhere(target: Target): string {
  const print = target.fingerprint;
  const selector = target.selector ?? print?.selectors[0] ?? '';
  const inside = print?.landmarks[0];
  if (!inside) return selector;
  const place = sayPlaceInWords(inside);
  return selector ? say('playbooks.inPlace', { selector, place }) : say('playbooks.inPlaceOnly', { place });
}

const kinds: Record<Param['kind'], string> = {
  text: say('playbooks.text'),
  number: say('playbooks.number'),
  date: say('playbooks.date'),
  option: say('playbooks.option'),
};

/** The blanks of a playbook: name, kind and default value of each. */
function BlankEdits({ playbook, change }: { playbook: Playbook; change: (playbook: Playbook) => void }) {
  if (playbook.params.length === 0) return null;
  return (
    <section className="stack" aria-label={say('playbooks.blanks')}>
      <h3 className="over">{say('playbooks.blanksFilledInAtEach')}</h3>
      <ul className="lines">
        {playbook.params.map((param) => {
          const label = sayBlank(param);
          return (
            <li key={param.name} className="step-edit stack">
              <div className="row">
                <b className="grow cut">{label}</b>
                {param.choice ? (
                  <span className="small soft">{say('playbooks.option')}</span>
                ) : (
                  <select
                    className="input kind"
                    aria-label={say('playbooks.kindOf', { label })}
                    value={param.kind}
                    onChange={(event) => change(changeBlank(playbook, param.name, { kind: event.target.value as Param['kind'] }))}
                  >
                    {Object.entries(kinds).map(([kind, word]) => (
                      <option key={kind} value={kind}>
                        {word}
                      </option>
                    ))}
                  </select>
                )}
                <IconButton
                  small
                  danger
                  icon="bin"
                  label={say('playbooks.makeFixedTextAgain', { label })}
                  onClick={() => change(fillBlank(playbook, param))}
                />
              </div>
              {param.choice ? (
                <p className="small soft">
                  {say('playbooks.chosenInStepWhereNothing', { step: param.choice.step + 1, default: param.default ?? '' })}
                </p>
              ) : (
                <input
                  className="input"
                  aria-label={say('playbooks.defaultOf', { label })}
                  placeholder={say('playbooks.nothingByDefault')}
                  value={param.default ?? ''}
                  onChange={(event) => change(changeBlank(playbook, param.name, { default: event.target.value }))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
