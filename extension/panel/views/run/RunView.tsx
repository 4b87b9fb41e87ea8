import { useEffect, useState } from 'react';
import { FaultLine } from '../../parts/FaultLine';
import { Scroll } from '../../parts/Scroll';
import { shownLog } from '../../store/runs';
import { stopRun, useRuns } from '../../store/use-runs';
import { WorkflowPane } from '../workflow/WorkflowPane';
import { Composer } from './Composer';
import { RunShown } from './RunShown';
import { SiteLine } from './SiteLine';
import { StartPage } from './StartPage';

/** Where goals are typed, and where what Abra does for them is seen. */
export function RunView() {
  const runs = useRuns();
  const [isWriting, setWriting] = useState(false);
  const log = shownLog(runs);
  const active = log && !log.run.finished ? log.run : undefined;
  useEffect(() => {
    if (!active) return;
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void stopRun(active.id);
    };
    document.addEventListener('keydown', stopOnEscape);
    return () => document.removeEventListener('keydown', stopOnEscape);
  }, [active]);
  if (isWriting) return <WorkflowPane close={() => setWriting(false)} />;
  return (
    <>
      <SiteLine />
      <Scroll label={log ? 'This run' : 'Begin'} stack>
        {log ? <RunShown log={log} /> : <StartPage write={() => setWriting(true)} />}
        <FaultLine fault={runs.fault} title={log ? undefined : 'This could not begin'} />
      </Scroll>
      <Composer active={active} />
    </>
  );
}
