import { useState } from 'react';
import { countNoun } from '../../../../src/lib/text';
import type { Playbook } from '../../../../src/model/playbook';
import { Button } from '../../parts/Button';
import { copyPlaybooks, removePlaybooks, requestExport } from '../../store/use-playbooks';
import { exportFormats } from '../../words/export-formats';

type Format = (typeof exportFormats)[number]['format'];

/** Actions on the selected playbooks. */
export function Chosen({ domain, chosen, done }: { domain: string; chosen: Playbook[]; done: () => void }) {
  const [format, setFormat] = useState<Format>('abra');
  const none = chosen.length === 0;
  const what = { domain, ids: chosen.map(({ id }) => id), format };
  return (
    <fieldset className="row wrap" aria-label="With the chosen playbooks">
      <span className="small soft chosen-count">{none ? 'Choose playbooks' : `${countNoun(chosen.length, 'playbook')} chosen`}</span>
      <select
        className="input kind chosen-format"
        aria-label="Format of the export"
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
        Export
      </Button>
      <Button small disabled={none} onClick={() => void copyPlaybooks(what)}>
        Copy
      </Button>
      <Button
        small
        look="danger"
        icon="bin"
        disabled={none}
        onClick={() => {
          done();
          void removePlaybooks(domain, chosen);
        }}
      >
        Delete
      </Button>
    </fieldset>
  );
}
