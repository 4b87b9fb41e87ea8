import { useEffect, useRef } from 'react';
import type { Operation } from '../../../../src/model/operation';
import { namesTarget } from '../../../../src/model/target';
import { Button } from '../../parts/Button';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { InsertCheck } from '../../parts/InsertCheck';
import { PickButton } from '../../parts/PickButton';
import type { Check } from '../../store/checks';
import { setMark, stepTextOf, withText } from '../../store/step-edits';
import type { Picked } from '../../store/use-pick';
import { useSite } from '../../store/use-site';
import { sayToPerson } from '../../words/say-thing';

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
  const step = `step ${index + 1}`;
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
          <IconButton small icon="up" label={`Move ${step} up`} disabled={index === 0} onClick={() => move(-1)} />
          <IconButton small icon="down" label={`Move ${step} down`} disabled={index === count - 1} onClick={() => move(1)} />
          <IconButton small danger icon="bin" label={`Delete ${step}`} disabled={count === 1} onClick={remove} />
        </span>
      </div>
      {text !== undefined && (
        <div className="row">
          <input
            className="input grow"
            aria-label={`Text of ${step}`}
            value={text}
            onChange={(event) => change(withText(operation, event.target.value), true)}
          />
          {makeBlank && (
            <Button small look="quiet" onClick={makeBlank} title="Ask me each time">
              Blank
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
        Optional: skipped when its target is not there
      </label>
      <label className="row small soft">
        <input
          type="checkbox"
          checked={operation.irreversible === true}
          onChange={(event) => change(setMark(operation, 'irreversible', event.target.checked), false)}
        />
        Cannot be undone: asked about each time
      </label>
      <Fold title="Element and checks">
        <div className="stack">
          {aims && (
            <div className="row">
              <PickButton what={`Element of ${step}`} tabId={tabId} exact={isReading} picked={retarget} />
            </div>
          )}
          <InsertCheck number={index + 1} hasTarget={aims} tabId={tabId} insert={insert} />
        </div>
      </Fold>
    </li>
  );
}
