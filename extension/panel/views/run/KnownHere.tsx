import { useMemo } from 'react';
import type { PlaybookSummary } from '../../../../src/model/playbook/playbook-summary';
import { say } from '../../../locales/say';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { loadedValue } from '../../store/loaded';
import { ordered } from '../../store/playbook-rows';
import { usePlaybooks } from '../../store/use-playbooks';
import { useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { openPlaybook } from '../../store/use-view';
import { asksBeforeRun } from '../playbooks/asks-before-run';
import { play } from '../playbooks/play';
import { whyNotHere } from '../playbooks/why-not-here';

/** The playbooks of this site that were used last: a click runs one, or asks for its blanks first. */
export function KnownHere({ domain }: { domain: string }) {
  const rows = loadedValue(usePlaybooks((state) => state.rows));
  const site = loadedValue(useSite((state) => state.site));
  const isStarting = useRuns((runs) => runs.starting !== undefined);
  const playbooks = useMemo(() => shownHere(rows ?? [], domain), [rows, domain]);
  if (playbooks.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="over">{say('run.savedForThisSite')}</h2>
      <ul className="lines">
        {playbooks.map((playbook) => (
          <li key={playbook.id} className="row known">
            <button
              type="button"
              className="line grow"
              disabled={isStarting || whyNotHere(playbook, site) !== undefined}
              onClick={() => (asksBeforeRun(playbook) ? openPlaybook({ domain, id: playbook.id }) : void play({ domain, id: playbook.id }))}
            >
              <Icon name={asksBeforeRun(playbook) ? 'pen' : 'play'} />
              <span className="grow cut">{playbook.name}</span>
              {playbook.onTop && (
                <>
                  <Icon name="pin" filled />
                  <span className="unseen">{say('playbooks.atHand')}</span>
                </>
              )}
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

/** So many are offered beside those that the person wants at hand, by judgement. */
const LAST_USED = 4;

function shownHere(rows: readonly PlaybookSummary[], domain: string): PlaybookSummary[] {
  const here = ordered(
    rows.filter((row) => row.domain === domain),
    'used',
  );
  return here.slice(0, Math.max(LAST_USED, here.filter(({ onTop }) => onTop).length));
}
