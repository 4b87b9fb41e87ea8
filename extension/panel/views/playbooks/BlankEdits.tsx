import type { Param, Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { IconButton } from '../../parts/IconButton';
import { changeBlank, fillBlank } from '../../store/blanks';
import { sayBlank } from '../../words/say-thing';

const kinds: Record<Param['kind'], string> = {
  text: say('playbooks.text'),
  number: say('playbooks.number'),
  date: say('playbooks.date'),
  option: say('playbooks.option'),
};

/** The blanks of a playbook: name, kind and default value of each. */
export function BlankEdits({ playbook, change }: { playbook: Playbook; change: (playbook: Playbook) => void }) {
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
