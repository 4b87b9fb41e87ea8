import { lazy, Suspense, useEffect } from 'react';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { FaultLine } from '../../parts/FaultLine';
import { Icon } from '../../parts/Icon';
import { Scroll } from '../../parts/Scroll';
import { loadedValue } from '../../store/loaded';
import { isOfAnotherPage } from '../../store/page-of-result';
import { shownLog } from '../../store/runs';
import { chooseTab, useBridge } from '../../store/use-bridge';
import { stopBeginning, stopRun, useRuns } from '../../store/use-runs';
import { giveUpAccess, useSite } from '../../store/use-site';
import { useWorkflows } from '../../store/use-workflows';
import { whenDrawn } from '../../store/when-drawn';
import { Composer } from './Composer';
import { SiteLine } from './SiteLine';
import { StartPage } from './StartPage';

/** What shows a run is loaded once the panel is drawn, or with the first run. */
const importRun = () => import('./RunShown');
const RunShown = lazy(async () => ({ default: (await importRun()).RunShown }));
const EarlierRun = lazy(async () => ({ default: (await import('./EarlierRun')).EarlierRun }));
const WorkflowPane = lazy(async () => ({ default: (await import('../workflow/WorkflowPane')).WorkflowPane }));

/** The view with the goal field and the current run. */
export function RunView() {
  const runs = useRuns();
  const { tabId, site, waits } = useSite();
  const draft = useWorkflows((state) => state.open);
  const log = shownLog(runs);
  const isEarlier = log !== undefined && isOfAnotherPage(log.run, { tabId, url: loadedValue(site)?.url });
  const active = log && !log.run.finished ? log.run : undefined;
  const isBeginning = runs.starting !== undefined;
  useEffect(() => {
    if (!active && !isBeginning && !waits) return;
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (waits) giveUpAccess();
      else if (isBeginning) stopBeginning();
      else if (active) void stopRun(active.id);
    };
    document.addEventListener('keydown', stopOnEscape);
    return () => document.removeEventListener('keydown', stopOnEscape);
  }, [active, isBeginning, waits]);
  useEffect(() => whenDrawn(() => void importRun()), []);
  if (draft)
    return (
      <Suspense>
        <WorkflowPane draft={draft} />
      </Suspense>
    );
  return (
    <>
      <SiteLine />
      <BridgeLine />
      <Scroll label={log ? say('run.thisRun') : say('run.begin')} stack>
        {log && <Suspense>{isEarlier ? <EarlierRun log={log} /> : <RunShown log={log} />}</Suspense>}
        {(!log || isEarlier) && <StartPage />}
        <FaultLine fault={runs.fault} title={log ? undefined : say('run.thisCouldNotBegin')} />
      </Scroll>
      <Composer active={active} />
    </>
  );
}

/** Whether other programs may act in the tab in front, where one is connected or a tab was chosen. */
function BridgeLine() {
  const bridge = loadedValue(useBridge((state) => state.bridge));
  const tabId = useSite((state) => state.tabId);
  if (bridge?.link !== 'on' || tabId === undefined) return null;
  const isHere = bridge.tabId === tabId;
  if (!isHere && !bridge.clients.some(({ connected }) => connected)) return null;
  return (
    <div className={`site${isHere ? ' ask' : ''}`}>
      <Icon name="spark" />
      <p className="grow small">{say(isHere ? 'run.programsMayActHere' : 'run.programsMayNotActHere')}</p>
      <Button small look={isHere ? 'plain' : 'quiet'} onClick={() => void chooseTab(isHere ? undefined : tabId)}>
        {say(isHere ? 'run.takeTheTabBack' : 'run.allowInThisTab')}
      </Button>
    </div>
  );
}
