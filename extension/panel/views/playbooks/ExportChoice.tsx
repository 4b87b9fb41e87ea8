import type { Playbook } from '../../../../src/model/playbook';
import { Icon } from '../../parts/Icon';
import { exportPlaybooks } from '../../store/use-playbooks';

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
        <li key={format}>
          <button
            type="button"
            className="line"
            onClick={() => void exportPlaybooks({ domain: playbook.domain, ids: [playbook.id], format })}
          >
            <Icon name="out" />
            <span className="grow">
              {name}
              <span className="small soft" style={{ display: 'block' }}>
                {about}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
