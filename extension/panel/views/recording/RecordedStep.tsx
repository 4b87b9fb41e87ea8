import { type Ref, useEffect, useRef, useState } from 'react';
import { isSecretStep, type Shown, type ValueMark } from '../../../../src/model/page/shown';
import type { Param } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { InsertCheck } from '../../parts/InsertCheck';
import { PickButton } from '../../parts/PickButton';
import type { Check } from '../../store/checks';
import { aimsAtSomething, nameIn } from '../../store/recorded-steps';
import type { StepMark } from '../../store/step-edits';
import type { Picked } from '../../store/use-pick';
import { sayToPerson } from '../../words/say-to-person';
import { hasValue, ValueMarks } from './ValueMarks';

interface Props {
  step: Shown;
  index: number;
  count: number;
  tabId: number;
  place: Ref<HTMLLIElement> | undefined;
  /** The blank that Abra proposes for its value. */
  proposed: Param | undefined;
  edits: StepEdits;
}

/** The edits of a recorded step. */
export interface StepEdits {
  move: (by: -1 | 1) => void;
  remove: () => void;
  rename: (name: string) => void;
  say: (mark: StepMark, isSo: boolean) => void;
  mark: (mark: ValueMark) => void;
  insert: (check: Check, picked?: Picked) => void;
  retarget: (picked: Picked) => void;
}

/** One recorded step in words, with a fold that holds its edits. */
export function RecordedStep({ step, index, place, proposed, edits, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const blank = step.blank ?? (step.fixed ? undefined : proposed);
  return (
    <li className="recorded stack" ref={place}>
      <div className="row">
        <button type="button" className="recorded-open grow" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="faint small">{index + 1}</span>
          <span className="grow">{sayToPerson(step.operation, step.label)}</span>
        </button>
        {isSecretStep(step) && <Badge tone="accent">{say('recording.secret')}</Badge>}
        {blank && <Badge>{say('recording.asks')}</Badge>}
        {(step.operation.tab ?? 0) > 0 && <Badge>{say('recording.tab', { value: (step.operation.tab ?? 0) + 1 })}</Badge>}
        {step.operation.irreversible && <Badge tone="warn">{say('playbooks.cannotBeUndone')}</Badge>}
        {step.operation.optional && <Badge>{say('playbooks.optional')}</Badge>}
        <IconButton small danger icon="bin" label={say('playbooks.deleteStep', { number: index + 1 })} onClick={edits.remove} />
      </div>
      {isOpen && <OpenStep step={step} index={index} proposed={proposed} edits={edits} {...rest} />}
    </li>
  );
}

const MARKS: [StepMark, string][] = [
  ['optional', say('recording.optional')],
  ['irreversible', say('recording.cannotBeUndone')],
];

function OpenStep({ step, index, count, tabId, proposed, edits }: Omit<Props, 'place'>) {
  const number = index + 1;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div className="stack recorded-edit" ref={place}>
      <Rename key={step.label} name={nameIn(step.label)} number={number} rename={edits.rename} />
      {hasValue(step) && <ValueMarks step={step} number={number} proposed={proposed} mark={edits.mark} />}
      <div className="row wrap">
        <span className="row wrap grow">
          {MARKS.map(([mark, words]) => (
            <label key={mark} className="row small soft">
              <input type="checkbox" checked={step.operation[mark] === true} onChange={(event) => edits.say(mark, event.target.checked)} />
              {words}
            </label>
          ))}
        </span>
        {aimsAtSomething(step) && (
          <PickButton what={say('playbooks.elementOfStep', { number })} tabId={tabId} exact={isReading(step)} picked={edits.retarget} />
        )}
        <IconButton small icon="up" label={say('playbooks.moveStepUp', { number })} disabled={index === 0} onClick={() => edits.move(-1)} />
        <IconButton
          small
          icon="down"
          label={say('playbooks.moveStepDown', { number })}
          disabled={index === count - 1}
          onClick={() => edits.move(1)}
        />
      </div>
      <InsertCheck number={number} hasTarget={aimsAtSomething(step)} tabId={tabId} insert={edits.insert} />
    </div>
  );
}

/** Reading means exactly the picked element, acting means the control around it. */
const isReading = ({ operation }: Shown) => /^(assert|wait|extract)$/.test(operation.type);

function Rename({ name, number, rename }: { name: string; number: number; rename: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        rename(typed.trim());
      }}
    >
      <input
        className="input grow"
        aria-label={say('recording.whatStepActsOnIn', { number })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button submit small disabled={!typed.trim() || typed === name}>
        {say('playbooks.rename')}
      </Button>
    </form>
  );
}
