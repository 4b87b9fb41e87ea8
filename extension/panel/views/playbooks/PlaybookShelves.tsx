import { useEffect, useState } from 'react';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { Empty } from '../../parts/Empty';
import { Fold } from '../../parts/Fold';
import { Scroll } from '../../parts/Scroll';
import { SearchField } from '../../parts/SearchField';
import { loadedValue } from '../../store/loaded';
import { type DomainCount, loadDomains, usePlaybooks } from '../../store/use-playbooks';
import { useSite } from '../../store/use-site';
import { Prune } from './Prune';
import { Shelf } from './Shelf';

/** The playbooks of the active tab's site, then those of all other sites. */
export function PlaybookShelves({ importNow }: { importNow: () => void }) {
  const { domains } = usePlaybooks();
  const here = loadedValue(useSite((state) => state.site))?.domain ?? '';
  const [wanted, setWanted] = useState('');
  useEffect(() => void loadDomains(), []);
  return (
    <Scroll label={say('panel.playbooks')}>
      <header className="view-head">
        <h1>{say('panel.playbooks')}</h1>
        <Button small icon="in" onClick={importNow}>
          {say('playbooks.import')}
        </Button>
      </header>
      <Await thing={domains} what={say('playbooks.thePlaybooks')} again={() => void loadDomains()}>
        {(known) => (known.length === 0 ? <NoPlaybooks /> : <Shelves known={known} here={here} wanted={wanted} setWanted={setWanted} />)}
      </Await>
    </Scroll>
  );
}

function Shelves({
  known,
  here,
  wanted,
  setWanted,
}: {
  known: DomainCount[];
  here: string;
  wanted: string;
  setWanted: (wanted: string) => void;
}) {
  const others = known.filter(({ domain }) => domain !== here).sort((left, right) => left.domain.localeCompare(right.domain));
  const isKnownHere = others.length < known.length;
  const total = known.reduce((sum, { playbooks }) => sum + playbooks, 0);
  return (
    <div className="stack wide">
      {total > 5 && <SearchField label={say('playbooks.findAPlaybook')} words={wanted} change={setWanted} />}
      {isKnownHere && <Shelf domain={here} isHere wanted={wanted} />}
      {!isKnownHere && here && <p className="soft">{say('playbooks.noPlaybooksForYetRun', { here })}</p>}
      {others.length > 0 && (
        <section className="stack" aria-label={say('playbooks.otherSites')}>
          {isKnownHere && <h2 className="over">{say('playbooks.otherSites')}</h2>}
          {others.map(({ domain, playbooks }) => (
            <OtherShelf key={domain} domain={domain} playbooks={playbooks} wanted={wanted} />
          ))}
        </section>
      )}
      <Prune />
    </div>
  );
}

function OtherShelf({ domain, playbooks, wanted }: DomainCount & { wanted: string }) {
  const [isOpen, setOpen] = useState(false);
  const shows = isOpen || wanted !== '';
  return (
    <Fold
      open={shows}
      toggled={setOpen}
      title={
        <>
          <span className="grow cut">{domain}</span>
          <span className="small faint">{playbooks}</span>
        </>
      }
    >
      {shows && <Shelf domain={domain} wanted={wanted} />}
    </Fold>
  );
}

function NoPlaybooks() {
  return (
    <Empty icon="book" title={say('playbooks.noPlaybooksYet')}>
      <p>{say('playbooks.runAGoalAndWhat')}</p>
    </Empty>
  );
}
