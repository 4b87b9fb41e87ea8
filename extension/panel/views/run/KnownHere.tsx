import { useEffect } from 'react';
import { say } from '../../../locales/say';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { loadedValue } from '../../store/loaded';
import { loadShelf, usePlaybooks } from '../../store/use-playbooks';
import { useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { openPlaybook } from '../../store/use-view';
import { asksBeforeRun } from '../playbooks/asks-before-run';
import { byUse } from '../playbooks/by-use';
import { play } from '../playbooks/play';
import { whyNotHere } from '../playbooks/why-not-here';

/** The playbooks of this site that were used last: a click runs one, or asks for its blanks first. */
export function KnownHere({ domain }: { domain: string }) {
  const shelf = usePlaybooks((state) => state.shelves[domain]);
  const site = loadedValue(useSite((state) => state.site));
  const starting = useRuns((runs) => runs.starting);
  useEffect(() => void loadShelf(domain), [domain]);
  const playbooks = (shelf && loadedValue(shelf)?.playbooks) ?? [];
  if (playbooks.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="over">{say('run.savedForThisSite')}</h2>
      <ul className="lines">
        {byUse(playbooks)
          .slice(0, 4)
          .map((playbook) => (
            <li key={playbook.id} className="row known">
              <button
                type="button"
                className="line grow"
                disabled={starting || whyNotHere(playbook, site) !== undefined}
                onClick={() =>
                  asksBeforeRun(playbook) ? openPlaybook({ domain, id: playbook.id }) : void play({ domain, id: playbook.id })
                }
              >
                <Icon name={asksBeforeRun(playbook) ? 'pen' : 'play'} />
                <span className="grow cut">{playbook.name}</span>
              </button>
              <IconButton
                small
                icon="chevron"
                label={say('run.detailsOf', { name: playbook.name })}
                onClick={() => openPlaybook({ domain, id: playbook.id })}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
