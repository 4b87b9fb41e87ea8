import { isSecretStep, type Shown, secretNameIn, stepValueOf, type ValueMark } from '../../../../src/model/page/shown';
import { isWriting } from '../../../../src/model/plan/writing';
import type { Param } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { useDraft } from '../../parts/use-draft';
import { sayBlank } from '../../words/say-thing';

type Choice = 'fixed' | 'secret' | Param['kind'];

const choices: [Choice, string][] = [
  ['fixed', say('recording.theSameEachTime')],
  ['text', say('recording.askMeEachTimeText')],
  ['number', say('recording.askMeEachTimeNumber')],
  ['date', say('recording.askMeEachTimeDate')],
  ['option', say('recording.askMeEachTimeOne')],
  ['secret', say('recording.aSecret')],
];

interface Props {
  step: Shown;
  /** 1 for the first step. */
  number: number;
  /** The blank that Abra proposes for it. */
  proposed: Param | undefined;
  mark: (mark: ValueMark) => void;
}

/** Chooses the value of a step at replay: the recorded one, a blank to fill in, or a secret, whose value is never stored. */
export function ValueMarks({ step, number, proposed, mark }: Props) {
  const choice = choiceOf(step, proposed);
  const known = step.blank ?? proposed;
  const name = secretNameIn(step) ?? known?.name ?? nameFrom(step.label) ?? 'value';
  const set = (next: Choice, called: Pick<Param, 'name' | 'label'>) =>
    mark(
      next === 'fixed'
        ? { as: 'fixed' }
        : next === 'secret'
          ? { as: 'secret', name: called.name }
          : { as: 'blank', param: { ...called, kind: next } },
    );
  const called = { name, ...(known?.label ? { label: known.label } : {}) };
  const draft = useDraft(choice === 'secret' ? name : sayBlank(called), (typed) => {
    const label = typed.trim();
    const next = NAME.test(label) ? label : nameFrom(label);
    set(choice, { name: next ?? name, ...(label ? { label } : {}) });
  });
  return (
    <div className="row wrap">
      <select
        className="input kind"
        aria-label={say('recording.atAReplayTheValue', { number })}
        value={choice}
        onChange={(event) => set(event.target.value as Choice, called)}
      >
        {choices
          .filter(([id]) => id !== 'secret' || isWriting(step.operation))
          .map(([id, word]) => (
            <option key={id} value={id}>
              {word}
            </option>
          ))}
      </select>
      {choice !== 'fixed' && (
        <input {...draft} className="input grow short" aria-label={say('recording.nameForTheValueOf', { number })} maxLength={60} />
      )}
    </div>
  );
}

const NAME = /^[A-Za-z][\w-]{0,60}$/;

/** Does the step have a value that may differ from run to run? */
export const hasValue = (step: Shown): boolean => stepValueOf(step) !== undefined;

function choiceOf(step: Shown, proposed: Param | undefined): Choice {
  if (isSecretStep(step)) return 'secret';
  return step.blank?.kind ?? (step.fixed ? 'fixed' : (proposed?.kind ?? 'fixed'));
}

/** Makes a name from words: letters and digits, starting with a letter; undefined where they have none of the Latin ones. */
function nameFrom(words: string): string | undefined {
  const quoted = /"([^"]+)"/.exec(words)?.[1] ?? words;
  const name = quoted
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
  return name || undefined;
}
