import type { Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { copyPlaybooks, requestExport } from '../../store/use-playbooks';
import { exportFormats } from '../../words/export-formats';

/** Exports a file in one of three formats. */
export function ExportChoice({ playbook }: { playbook: Playbook }) {
  return (
    <ul className="lines">
      {exportFormats.map(({ format, name, about }) => (
        <li key={format} className="row" style={{ paddingRight: 6 }}>
          <button type="button" className="line grow" onClick={() => void requestExport(what(playbook, format))}>
            <Icon name="out" />
            <span className="grow">
              {name}
              <span className="small soft" style={{ display: 'block' }}>
                {about}
              </span>
            </span>
          </button>
          <Button small look="quiet" title={say('playbooks.copyAs', { name })} onClick={() => void copyPlaybooks(what(playbook, format))}>
            {say('playbooks.copy')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const what = ({ domain, id }: Playbook, format: (typeof exportFormats)[number]['format']) => ({ domain, ids: [id], format });
