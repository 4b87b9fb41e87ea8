import { useState } from 'react';
import type { PlaybookSummary } from '../../../../src/model/playbook/playbook-summary';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { copyPlaybooks, exportOf, removePlaybooks, requestExport } from '../../store/use-playbooks';
import { exportFormats } from '../../words/export-formats';

type Format = (typeof exportFormats)[number]['format'];

/** Actions on the selected playbooks. */
export function Chosen({ chosen, all, done }: { chosen: PlaybookSummary[]; all: () => void; done: () => void }) {
  const [format, setFormat] = useState<Format>('abra');
  const none = chosen.length === 0;
  const what = exportOf(chosen, format);
  return (
    <fieldset className="row wrap" aria-label={say('playbooks.withTheChosenPlaybooks')}>
      <span className="row chosen-count">
        <span className="small soft grow">
          {none ? say('playbooks.choosePlaybooks') : say('playbooks.chosenCount', { count: chosen.length })}
        </span>
        <Button small look="quiet" onClick={all}>
          {say('playbooks.chooseAll')}
        </Button>
      </span>
      <select
        className="input kind chosen-format"
        aria-label={say('playbooks.formatOfTheExport')}
        value={format}
        onChange={(event) => setFormat(event.target.value as Format)}
      >
        {exportFormats.map((one) => (
          <option key={one.format} value={one.format}>
            {one.name}
          </option>
        ))}
      </select>
      <Button small icon="out" disabled={none} onClick={() => void requestExport(what)}>
        {say('playbooks.export')}
      </Button>
      <Button small disabled={none} onClick={() => void copyPlaybooks(what)}>
        {say('playbooks.copy')}
      </Button>
      <Button
        small
        look="danger"
        icon="bin"
        disabled={none}
        onClick={() => {
          done();
          void removePlaybooks(chosen);
        }}
      >
        {say('history.delete')}
      </Button>
    </fieldset>
  );
}
