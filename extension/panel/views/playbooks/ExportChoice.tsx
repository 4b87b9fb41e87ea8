import type { Playbook } from '../../../../src/model/playbook';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { copyPlaybooks, exportPlaybooks } from '../../store/use-playbooks';

const formats = [
  { format: 'abra', name: 'Abra JSON', about: 'Everything, to take along or to share' },
  { format: 'recorder', name: 'DevTools Recorder', about: 'A flow for Chrome’s Recorder panel' },
  { format: 'playwright', name: 'Playwright test', about: 'A .spec.ts that runs as it is' },
] as const;

/** A file in one of three formats. */
export function ExportChoice({ playbook }: { playbook: Playbook }) {
  return (
    <ul className="lines">
      {formats.map(({ format, name, about }) => (
        <li key={format} className="row" style={{ paddingRight: 6 }}>
          <button type="button" className="line grow" onClick={() => void exportPlaybooks(what(playbook, format))}>
            <Icon name="out" />
            <span className="grow">
              {name}
              <span className="small soft" style={{ display: 'block' }}>
                {about}
              </span>
            </span>
          </button>
          <Button small look="quiet" title={`Copy as ${name}`} onClick={() => void copyPlaybooks(what(playbook, format))}>
            Copy
          </Button>
        </li>
      ))}
    </ul>
  );
}

const what = ({ domain, id }: Playbook, format: (typeof formats)[number]['format']) => ({ domain, ids: [id], format });
