import type { Operation } from '../../../../src/model/operation';
import { sayOperation } from '../../../../src/model/operation-words';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { setOptional, textOf, withText } from '../../store/step-edits';

interface Props {
  operation: Operation;
  index: number;
  count: number;
  move: (by: -1 | 1) => void;
  remove: () => void;
  change: (operation: Operation, isOther: boolean) => void;
  /** Makes its text a blank, where it has one. */
  makeBlank: (() => void) | undefined;
}

/** One step that can be moved, deleted, made optional, or given another text. */
export function StepEdit({ operation, index, count, move, remove, change, makeBlank }: Props) {
  const text = textOf(operation);
  const step = `step ${index + 1}`;
  return (
    <li className="step-edit stack">
      <div className="row" style={{ alignItems: 'start' }}>
        <p className="grow">{sayOperation(operation)}</p>
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
            <Button small look="quiet" onClick={makeBlank} title="Filled in at each run">
              Blank
            </Button>
          )}
        </div>
      )}
      <label className="row small soft">
        <input
          type="checkbox"
          checked={operation.optional === true}
          onChange={(event) => change(setOptional(operation, event.target.checked), false)}
        />
        Optional: skipped when its target is not there
      </label>
    </li>
  );
}
