import { type Ref, useState } from 'react';
import type { Shown } from '../../../../src/model/leg';
import { sayOperation } from '../../../../src/model/operation-words';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';

interface Props {
  step: Shown;
  index: number;
  count: number;
  place: Ref<HTMLLIElement> | undefined;
  move: (by: -1 | 1) => void;
  remove: () => void;
  rename: (label: string) => void;
  makeOptional: (isOptional: boolean) => void;
  /** Adds a check after it; nothing where it aims at nothing. */
  check: ((what: 'visible' | 'gone') => void) | undefined;
}

/** One step of a showing, in words; what can be done to it unfolds under it. */
export function RecordedStep({ step, index, count, place, move, remove, rename, makeOptional, check }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [label, setLabel] = useState(step.label);
  const said = sayOperation(step.operation, step.label);
  const isSecret = JSON.stringify(step.operation).includes('{{secret:');
  return (
    <li className="recorded stack" ref={place}>
      <div className="row">
        <button type="button" className="recorded-open grow" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="faint small">{index + 1}</span>
          <span className="grow">{said}</span>
        </button>
        {isSecret && <Badge tone="accent">secret</Badge>}
        {step.operation.optional && <Badge>optional</Badge>}
        <IconButton small danger icon="bin" label={`Delete step ${index + 1}`} onClick={remove} />
      </div>
      {isOpen && (
        <form
          className="stack recorded-edit"
          onSubmit={(event) => {
            event.preventDefault();
            rename(label.trim());
          }}
        >
          <div className="row">
            <input
              className="input grow"
              aria-label={`What step ${index + 1} acts on, in words`}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
            <Button submit small disabled={!label.trim() || label === step.label}>
              Rename
            </Button>
          </div>
          <div className="row">
            <label className="row small soft grow">
              <input type="checkbox" checked={step.operation.optional === true} onChange={(event) => makeOptional(event.target.checked)} />
              Optional
            </label>
            <IconButton small icon="up" label={`Move step ${index + 1} up`} disabled={index === 0} onClick={() => move(-1)} />
            <IconButton small icon="down" label={`Move step ${index + 1} down`} disabled={index === count - 1} onClick={() => move(1)} />
          </div>
          {check && (
            <div className="row wrap">
              <span className="small soft">Then</span>
              <Button small onClick={() => check('visible')}>
                expect it visible
              </Button>
              <Button small onClick={() => check('gone')}>
                wait until gone
              </Button>
            </div>
          )}
        </form>
      )}
    </li>
  );
}
