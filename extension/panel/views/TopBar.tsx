import { say } from '../../locales/say';
import { Icon, type IconName } from '../parts/Icon';
import { sayShown } from '../parts/say-shown';
import { Wordmark } from '../parts/Wordmark';
import { useRecording } from '../store/use-recording';
import { openPlaybook, showView, useView, type View } from '../store/use-view';

const statuses = { recording: say('panel.recording'), paused: say('panel.paused'), stopped: say('panel.stopped') };

/** Navigation between the views. */
export function TopBar() {
  const { recording } = useRecording();
  return (
    <header className="top">
      <Wordmark />
      <nav className="views" aria-label={say('panel.views')}>
        <Tab view="run" icon="play">
          {say('panel.run')}
        </Tab>
        <Tab view="playbooks" icon="book">
          {say('panel.playbooks')}
        </Tab>
        {recording && (
          <Tab view="recording" icon="record" live={recording.status}>
            {sayShown('panel.recordingTab', { status: statuses[recording.status] })}
          </Tab>
        )}
        <Tab view="settings" icon="options">
          {say('panel.settings')}
        </Tab>
      </nav>
    </header>
  );
}

/** Where there is no room for words, its icon stands for it. */
function Tab({ view, icon, live, children }: { view: View; icon: IconName; live?: string; children: React.ReactNode }) {
  const open = useView((state) => state.view);
  // Past runs are a part of the view of runs.
  const here = (open === 'history' ? 'run' : open) === view;
  return (
    <button
      type="button"
      className={live ? `live ${live}` : undefined}
      aria-current={here ? 'page' : undefined}
      onClick={() => (view === 'playbooks' ? openPlaybook(undefined) : showView(view))}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}
