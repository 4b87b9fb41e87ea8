import type { Run } from '../../../../src/model/run/run';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { useSite } from '../../store/use-site';

/** A notice that the run is in a tab that is not active. */
export function OtherTab({ run }: { run: Run }) {
  const { tabId } = useSite();
  if (run.finished || tabId === undefined || tabId === run.tabId) return null;
  return (
    <p className="row small soft">
      <span>{say('run.thisRunIsInAnother')}</span>
      <Button small look="quiet" onClick={() => void chrome.tabs.update(run.tabId, { active: true })}>
        {say('run.goThere')}
      </Button>
    </p>
  );
}
