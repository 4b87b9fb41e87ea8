import { useEffect, useState } from 'react';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { fitsWords } from '../../store/fits-words';
import { LOADING, loadedValue } from '../../store/loaded';
import { loadShelf, requestExport, usePlaybooks } from '../../store/use-playbooks';
import { byUse } from './by-use';
import { Chosen } from './Chosen';
import { PlaybookRow } from './PlaybookRow';

/** The playbooks of one site. */
export function Shelf({ domain, isHere, wanted }: { domain: string; isHere?: boolean; wanted: string }) {
  const shelf = usePlaybooks((state) => state.shelves[domain]) ?? LOADING;
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  useEffect(() => void loadShelf(domain), [domain]);
  const playbooks = byUse(loadedValue(shelf)?.playbooks ?? []);
  const fitting = playbooks.filter(({ name, goals }) => [name, ...goals].some((text) => fitsWords(wanted, text)));

  function choose(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <section className="stack" aria-label={say('playbooks.playbooksOf', { domain })}>
      <div className="row">
        <h2 className="over grow cut">{isHere ? domain : ''}</h2>
        {playbooks.length > 1 && (
          <Button small look="quiet" aria-pressed={chosen !== undefined} onClick={() => setChosen(chosen ? undefined : new Set())}>
            {chosen ? say('history.done') : say('playbooks.choose2')}
          </Button>
        )}
        <IconButton
          small
          icon="out"
          label={say('playbooks.exportAllPlaybooksOf', { domain })}
          onClick={() => void requestExport({ domain })}
        />
      </div>
      {chosen && <Chosen domain={domain} chosen={playbooks.filter(({ id }) => chosen.has(id))} done={() => setChosen(undefined)} />}
      <Await thing={shelf} what={say('playbooks.ofSite', { domain })} again={() => void loadShelf(domain)}>
        {() =>
          fitting.length === 0 ? (
            <p className="small soft">{wanted ? say('playbooks.noMatchFor', { wanted }) : say('playbooks.none')}</p>
          ) : (
            <ul className="lines">
              {fitting.map((playbook) => (
                <PlaybookRow key={playbook.id} playbook={playbook} {...(chosen ? { isChosen: chosen.has(playbook.id), choose } : {})} />
              ))}
            </ul>
          )
        }
      </Await>
    </section>
  );
}
