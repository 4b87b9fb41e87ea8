import { useEffect } from 'react';
import { countNoun } from '../../../../src/lib/text';
import { Icon } from '../../parts/Icon';
import { loadedValue } from '../../store/loaded';
import { loadShelf, usePlaybooks } from '../../store/use-playbooks';
import { openPlaybook } from '../../store/use-view';
import { byUse } from '../playbooks/by-use';

/** The playbooks of this site that were used last. */
export function KnownHere({ domain }: { domain: string }) {
  const shelf = usePlaybooks((state) => state.shelves[domain]);
  useEffect(() => void loadShelf(domain), [domain]);
  const playbooks = (shelf && loadedValue(shelf)?.playbooks) ?? [];
  if (playbooks.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="over">Known here</h2>
      <ul className="lines">
        {byUse(playbooks)
          .slice(0, 4)
          .map((playbook) => (
            <li key={playbook.id}>
              <button type="button" className="line" onClick={() => openPlaybook({ domain, id: playbook.id })}>
                <Icon name="book" />
                <span className="grow cut">{playbook.name}</span>
                <span className="small faint">{countNoun(playbook.operations.length, 'step')}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
