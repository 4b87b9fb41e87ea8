import { useEffect } from 'react';
import { normalise } from '../../../../src/lib/text';
import type { Playbook } from '../../../../src/model/playbook';
import { Await } from '../../parts/Await';
import { IconButton } from '../../parts/IconButton';
import { LOADING } from '../../store/loaded';
import { exportPlaybooks, loadShelf, usePlaybooks } from '../../store/use-playbooks';
import { byUse } from './by-use';
import { PlaybookRow } from './PlaybookRow';

/** The playbooks of one site. */
export function Shelf({ domain, isHere, wanted }: { domain: string; isHere?: boolean; wanted: string }) {
  const shelf = usePlaybooks((state) => state.shelves[domain]) ?? LOADING;
  useEffect(() => void loadShelf(domain), [domain]);
  return (
    <section className="stack" aria-label={`Playbooks of ${domain}`}>
      {isHere && (
        <div className="row">
          <h2 className="over grow cut">{domain}</h2>
          <IconButton small icon="out" label={`Export all playbooks of ${domain}`} onClick={() => void exportPlaybooks({ domain })} />
        </div>
      )}
      <Await thing={shelf} what={`the playbooks of ${domain}`} again={() => void loadShelf(domain)}>
        {({ playbooks }) => <Rows playbooks={byUse(playbooks).filter((playbook) => fits(playbook, wanted))} wanted={wanted} />}
      </Await>
      {!isHere && (
        <div className="row">
          <IconButton small icon="out" label={`Export all playbooks of ${domain}`} onClick={() => void exportPlaybooks({ domain })} />
        </div>
      )}
    </section>
  );
}

function Rows({ playbooks, wanted }: { playbooks: Playbook[]; wanted: string }) {
  if (playbooks.length === 0) return <p className="small soft">{wanted ? `None is called “${wanted}”.` : 'None.'}</p>;
  return (
    <ul className="lines">
      {playbooks.map((playbook) => (
        <PlaybookRow key={playbook.id} playbook={playbook} />
      ))}
    </ul>
  );
}

const fits = ({ name, goals }: Playbook, wanted: string) => [name, ...goals].some((text) => normalise(text).includes(normalise(wanted)));
