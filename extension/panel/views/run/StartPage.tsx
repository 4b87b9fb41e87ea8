import { useMemo } from 'react';
import type { PlaybookSummary } from '../../../../src/model/playbook/playbook-summary';
import type { Usage } from '../../../../src/model/run/usage';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { loadedValue } from '../../store/loaded';
import { ordered } from '../../store/playbook-rows';
import { usePlaybooks } from '../../store/use-playbooks';
import { loadRun, useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { useSpent } from '../../store/use-spent';
import { openPlaybook, showView } from '../../store/use-view';
import { saveWorkflowFile } from '../../store/use-workflows';
import { NO_WORKFLOW } from '../../store/workflow-draft';
import { sayDollars } from '../../words/say-number';
import { PastRun } from '../history/PastRun';
import { asksBeforeRun } from '../playbooks/asks-before-run';
import { play } from '../playbooks/play';
import { whyNotHere } from '../playbooks/why-not-here';
import { PageOffers } from './PageOffers';
import { RecordButton } from './RecordButton';

/** Shown before the first goal: what is saved for this site, what could be done on this page, and earlier goals. */
export function StartPage() {
  const { site } = useSite();
  const past = loadedValue(useRuns((runs) => runs.past)) ?? [];
  const domain = loadedValue(site)?.domain;
  return (
    <div className="start stack wide">
      <header className="start-head">
        <h1>{say('run.sayItOnce')}</h1>
        <p className="soft">{say('run.abraDoesItInThe')}</p>
        <p className="soft">{say('run.nameOrArrowDown')}</p>
      </header>
      <PageOffers title={say('run.tryOnThisPage')} max={4} />
      {domain && <KnownHere domain={domain} />}
      {past.length > 0 && (
        <section className="stack">
          <h2 className="over">{say('run.recentRuns')}</h2>
          <ul className="lines">
            {past.slice(0, 6).map((run) => (
              <li key={run.runId}>
                <PastRun run={run} open={() => void loadRun(run.runId, true)} />
              </li>
            ))}
          </ul>
          <div className="row">
            <Button small look="quiet" icon="clock" onClick={() => showView('history')}>
              {say('run.allRuns')}
            </Button>
          </div>
        </section>
      )}
      <SpentLine />
      <RecordButton />
      <section className="stack">
        <h2 className="over">{say('run.orWriteTheSteps')}</h2>
        <div className="row">
          <Button icon="pen" onClick={() => saveWorkflowFile({ ...NO_WORKFLOW, url: loadedValue(site)?.url ?? '' })}>
            {say('run.writeAWorkflow')}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** What models cost today and on this site in all; nothing where none was called. */
function SpentLine() {
  const { usage, site } = loadedValue(useSpent()) ?? {};
  const parts = [
    usage?.calls ? say('run.spentToday', { spent: sayCost(usage) }) : '',
    site?.calls ? say('run.spentHere', { spent: sayCost(site) }) : '',
  ].filter(Boolean);
  return parts.length > 0 && <p className="soft">{parts.join(say('between'))}</p>;
}

const sayCost = ({ calls: count, dollars }: Usage): string =>
  dollars === undefined ? say('count.modelCalls', { count }) : say('run.callsPriced', { count, dollars: sayDollars(dollars) });

/** The playbooks of this site that were used last: a click runs one, or asks for its blanks first. */
function KnownHere({ domain }: { domain: string }) {
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
