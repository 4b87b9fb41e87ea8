import { useState } from 'react';
import type { ImportLine } from '../../../../src/model/playbook/import-line';
import type { PanelAnswer } from '../../../../src/wire/calls';
import { say, sayFacts, sayList, saySentences } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { saySaid, sayTold } from '../../words/say-told';

const tones: Record<ImportLine['change'], 'good' | 'accent' | 'plain' | 'warn'> = {
  new: 'good',
  changed: 'accent',
  same: 'plain',
  conflicting: 'warn',
};

const changes: Record<ImportLine['change'], string> = {
  new: say('playbooks.new'),
  changed: say('playbooks.changed'),
  same: say('playbooks.same'),
  conflicting: say('playbooks.conflicting'),
};

/** Preview of an import, one line per playbook. Conflicts are not selected by default. */
export function ImportPreview({ preview, take }: { preview: PanelAnswer<'playbooks.import'>; take: (ids: string[]) => void }) {
  const { lines, refused, origins } = preview;
  const [chosen, setChosen] = useState(
    () => new Set(lines.filter(({ change }) => change === 'new' || change === 'changed').map(({ id }) => id)),
  );

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <div className="stack wide">
      {refused.length > 0 && (
        <Card tone="bad" icon="alert" title={lines.length ? say('playbooks.refused') : say('playbooks.nothingWasTakenIn')} role="alert">
          <ul className="stack">
            {refused
              .map((reason) => saySaid(reason))
              .map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
          </ul>
        </Card>
      )}
      {lines.length > 0 && (
        <fieldset className="stack">
          <legend className="over" style={{ marginBottom: 8 }}>
            {say('playbooks.inThisFile')}
          </legend>
          <ul className="lines">
            {lines.map((line) => (
              <li key={line.id}>
                <label className="line take">
                  <input type="checkbox" checked={chosen.has(line.id)} disabled={line.change === 'same'} onChange={() => toggle(line.id)} />
                  <span className="grow">
                    {line.name}
                    <span className="small soft" style={{ display: 'block' }}>
                      {sayFacts([
                        line.domain,
                        saySentences([sayTold({ text: line.detail, says: line.says }), ...(line.notes ?? []).map((note) => saySaid(note))]),
                      ])}
                    </span>
                  </span>
                  <Badge tone={tones[line.change]}>{changes[line.change]}</Badge>
                </label>
              </li>
            ))}
          </ul>
          {origins.length > 0 && <p className="small soft">{say('playbooks.theyActOnAndRun', { origins: sayList(origins) })}</p>}
          <div className="row">
            <Button look="primary" icon="in" disabled={chosen.size === 0} onClick={() => take([...chosen])}>
              {say('playbooks.importCount', { count: chosen.size })}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}
