import { count } from '../../../../src/lib/text';
import type { Playbook } from '../../../../src/model/playbook';
import { Button } from '../../parts/Button';
import { exportPlaybooks, removePlaybooks } from '../../store/use-playbooks';

/** What can be done with several playbooks at once. */
export function Chosen({ domain, chosen, done }: { domain: string; chosen: Playbook[]; done: () => void }) {
  const none = chosen.length === 0;
  return (
    <fieldset className="row wrap" aria-label="With the chosen playbooks">
      <span className="small soft grow">{none ? 'Choose playbooks' : `${count(chosen.length, 'playbook')} chosen`}</span>
      <Button small icon="out" disabled={none} onClick={() => void exportPlaybooks({ domain, ids: chosen.map(({ id }) => id) })}>
        Export
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
