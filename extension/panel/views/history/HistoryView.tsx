import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { RunSummary } from '../../../../src/wire/shapes';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { Scroll } from '../../parts/Scroll';
import { SearchField } from '../../parts/SearchField';
import { VirtualList } from '../../parts/VirtualList';
import { alikeWords, wordsFit } from '../../store/fits-words';
import { LOADING, type Loaded, loadedValue } from '../../store/loaded';
import { deleteRuns, loadAllRuns, loadRun } from '../../store/use-runs';
import { useSettings } from '../../store/use-settings';
import { showView } from '../../store/use-view';
import { PastRun } from './PastRun';

/** All runs that are kept: to be found, opened again and deleted. */
export function HistoryView() {
  const [all, setAll] = useState<Loaded<RunSummary[]>>(LOADING);
  const load = useCallback(() => void loadAllRuns().then(setAll), []);
  const remove = useCallback((runs: readonly RunSummary[]) => void deleteRuns(runs.map(({ runId }) => runId)).then(load), [load]);
  useEffect(load, [load]);
  return (
    <Scroll label={say('history.pastRuns')}>
      <header className="view-head">
        <IconButton small icon="back" label={say('history.back')} onClick={() => showView('run')} />
        <h1 className="grow">{say('history.pastRuns')}</h1>
      </header>
      <Await thing={all} what={say('history.thePastRuns')} again={load}>
        {(runs) => (runs.length === 0 ? <p className="soft">{say('history.noneYet')}</p> : <Runs runs={runs} remove={remove} />)}
      </Await>
    </Scroll>
  );
}

const OUTCOMES = {
  all: say('history.all'),
  success: say('history.done'),
  failed: say('history.notDone'),
  stopped: say('history.stopped'),
} as const;
type Wanted = keyof typeof OUTCOMES;

function Runs({ runs, remove }: { runs: readonly RunSummary[]; remove: (runs: readonly RunSummary[]) => void }) {
  const [words, setWords] = useState('');
  const [outcome, setOutcome] = useState<Wanted>('all');
  const [domain, setDomain] = useState('');
  const sites = useMemo(() => [...new Set(runs.flatMap((run) => run.domain ?? []))].sort(), [runs]);
  const fitting = useMemo(() => {
    const begun = alikeWords(words);
    return runs.filter(
      (run) =>
        isWanted(run, outcome) && (domain === '' || run.domain === domain) && (begun.length === 0 || wordsFit(begun, partedWords(run))),
    );
  }, [runs, words, outcome, domain]);
  const ended = fitting.filter((run) => run.outcome !== 'running');
  return (
    <div className="stack wide">
      <SearchField label={say('history.findARun')} words={words} change={setWords} />
      <div className="row wrap narrow">
        <select
          className="input"
          aria-label={say('history.howItEnded')}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value as Wanted)}
        >
          {Object.entries(OUTCOMES).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <select className="input" aria-label={say('history.site')} value={domain} onChange={({ target }) => setDomain(target.value)}>
          <option value="">{say('history.allSites')}</option>
          {sites.map((site) => (
            <option key={site}>{site}</option>
          ))}
        </select>
      </div>
      {fitting.length === 0 && <p className="small soft">{say('history.noMatch')}</p>}
      {fitting.length > 0 && (
        <VirtualList rows={fitting} keyOf={({ runId }) => runId} height={39}>
          {(run) => <RunRow run={run} remove={remove} />}
        </VirtualList>
      )}
      {ended.length > 0 && <DeleteRuns key={`${words} ${outcome} ${domain} ${ended.length}`} runs={ended} remove={() => remove(ended)} />}
      <Kept />
    </div>
  );
}

/** Not drawn again while the list scrolls. */
const RunRow = memo(function RunRow({ run, remove }: { run: RunSummary; remove: (runs: readonly RunSummary[]) => void }) {
  const open = () => {
    showView('run');
    void loadRun(run.runId, true);
  };
  return (
    <div className="row known">
      <PastRun run={run} where open={open} />
      {run.outcome !== 'running' && (
        <IconButton small danger icon="bin" label={say('history.delete2', { goal: run.goal })} onClick={() => remove([run])} />
      )}
    </div>
  );
});

/** Parting the words of 2,000 runs at each key would take longer than a person waits for a key. */
const parted = new WeakMap<RunSummary, string[]>();

function partedWords(run: RunSummary): string[] {
  const known = parted.get(run) ?? alikeWords(`${run.goal} ${run.domain ?? ''}`);
  parted.set(run, known);
  return known;
}

const isWanted = (run: RunSummary, wanted: Wanted): boolean =>
  wanted === 'all' || run.outcome === wanted || (wanted === 'failed' && run.outcome === 'crashed');

/** What is kept and for how long, with the way to change it. */
function Kept() {
  const kept = loadedValue(useSettings((state) => state.answer))?.settings.keepRuns;
  if (!kept) return null;
  return (
    <div className="stack">
      <p className="small faint">{say('history.kept', { days: kept.days, runs: kept.runs })}</p>
      <div className="row">
        <Button small look="quiet" onClick={() => showView('settings')}>
          {say('history.change')}
        </Button>
      </div>
    </div>
  );
}

/** Deletes all runs that are listed, after it was said how many and that it is for good. */
function DeleteRuns({ runs, remove }: { runs: readonly RunSummary[]; remove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const count = runs.length;
  if (!isAsking)
    return (
      <div className="row">
        <Button small look="quiet danger" icon="bin" onClick={() => setAsking(true)}>
          {say('history.deleteRuns', { count })}
        </Button>
      </div>
    );
  return (
    <section className="stack" aria-label={say('history.deleteRuns', { count })}>
      <p className="small">{say('history.deleteRunsSure', { count })}</p>
      <div className="row">
        <Button small look="danger" onClick={remove}>
          {say('history.delete')}
        </Button>
        <Button small onClick={() => setAsking(false)}>
          {say('history.keepThem')}
        </Button>
      </div>
    </section>
  );
}
