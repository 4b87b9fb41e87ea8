import { useEffect, useRef } from 'react';
import { namesTarget } from '../../../../src/model/plan/needs-target';
import type { Operation } from '../../../../src/model/plan/operation';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { InsertCheck } from '../../parts/InsertCheck';
import { PickButton } from '../../parts/PickButton';
import type { Check } from '../../store/checks';
import { setMark, stepTextOf, withText } from '../../store/step-edits';
import type { Picked } from '../../store/use-pick';
import { useSite } from '../../store/use-site';
import { sayToPerson } from '../../words/say-to-person';

interface Props {
  /** Editing begins here: it is brought into view, with the focus. */
  isFirst?: boolean;
  operation: Operation;
  index: number;
  count: number;
  move: (by: -1 | 1) => void;
  remove: () => void;
  change: (operation: Operation, isOther: boolean) => void;
  /** Makes its text a blank; absent if the step has no text. */
  makeBlank: (() => void) | undefined;
  retarget: (picked: Picked) => void;
  insert: (check: Check, picked?: Picked) => void;
}

/** One step that can be moved, deleted, made optional, or given another text. */
export function StepEdit({ isFirst = false, operation, index, count, move, remove, change, makeBlank, retarget, insert }: Props) {
  const text = stepTextOf(operation);
  const number = index + 1;
  const tabId = useSite((site) => site.tabId);
  const aims = operation.type !== 'navigate' && namesTarget(operation);
  const isReading = operation.type === 'assert' || operation.type === 'wait' || operation.type === 'extract';
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <li className="step-edit stack" ref={place} tabIndex={isFirst ? -1 : undefined}>
      <div className="row" style={{ alignItems: 'start' }}>
        <p className="grow">{sayToPerson(operation)}</p>
        <span className="row" style={{ gap: 0 }}>
          <IconButton small icon="up" label={say('playbooks.moveStepUp', { number })} disabled={index === 0} onClick={() => move(-1)} />
          <IconButton
            small
            icon="down"
            label={say('playbooks.moveStepDown', { number })}
            disabled={index === count - 1}
            onClick={() => move(1)}
          />
          <IconButton small danger icon="bin" label={say('playbooks.deleteStep', { number })} disabled={count === 1} onClick={remove} />
        </span>
      </div>
      {text !== undefined && (
        <div className="row">
          <input
            className="input grow"
            aria-label={say('playbooks.textOfStep', { number })}
            value={text}
            onChange={(event) => change(withText(operation, event.target.value), true)}
          />
          {makeBlank && (
            <Button small look="quiet" onClick={makeBlank} title={say('playbooks.askMeEachTime')}>
              {say('playbooks.blank')}
            </Button>
          )}
        </div>
      )}
      <label className="row small soft">
        <input
          type="checkbox"
          checked={operation.optional === true}
          onChange={(event) => change(setMark(operation, 'optional', event.target.checked), false)}
        />
        {say('playbooks.optionalSkippedWhenItsTarget')}
      </label>
      <label className="row small soft">
        <input
          type="checkbox"
          checked={operation.irreversible === true}
          onChange={(event) => change(setMark(operation, 'irreversible', event.target.checked), false)}
        />
        {say('playbooks.cannotBeUndoneAskedAbout')}
      </label>
      <Fold title={say('playbooks.elementAndChecks')}>
        <div className="stack">
          {aims && (
            <div className="row">
              <PickButton what={say('playbooks.elementOfStep', { number })} tabId={tabId} exact={isReading} picked={retarget} />
            </div>
          )}
          <InsertCheck number={number} hasTarget={aims} tabId={tabId} insert={insert} />
        </div>
      </Fold>
    </li>
  );
}
