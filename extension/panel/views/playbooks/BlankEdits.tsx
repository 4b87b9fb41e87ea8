import type { Param, Playbook } from '../../../../src/model/playbook';
import { IconButton } from '../../parts/IconButton';
import { changeBlank, fillBlank } from '../../store/blanks';

const kinds: Record<Param['kind'], string> = { text: 'Text', number: 'Number', date: 'Date', option: 'Option' };

/** The blanks of a playbook: name, kind and default value of each. */
export function BlankEdits({ playbook, change }: { playbook: Playbook; change: (playbook: Playbook) => void }) {
  if (playbook.params.length === 0) return null;
  return (
    <section className="stack" aria-label="Blanks">
      <h3 className="over">Blanks, filled in at each run</h3>
      <ul className="lines">
        {playbook.params.map((param) => {
          const label = param.label ?? param.name;
          return (
            <li key={param.name} className="step-edit stack">
              <div className="row">
                <code className="grow cut">{`{{${param.name}}}`}</code>
                {param.choice ? (
                  <span className="small soft">Option</span>
                ) : (
                  <select
                    className="input kind"
                    aria-label={`Kind of ${label}`}
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
                  label={`Make ${label} fixed text again`}
                  onClick={() => change(fillBlank(playbook, param))}
                />
              </div>
              {param.choice ? (
                <p className="small soft">
                  Chosen in step {param.choice.step + 1}; {param.default} where nothing else is said.
                </p>
              ) : (
                <input
                  className="input"
                  aria-label={`Default of ${label}`}
                  placeholder="Nothing by default"
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
