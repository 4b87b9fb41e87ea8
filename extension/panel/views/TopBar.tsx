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
        <Tab view="run" icon="play" title={say('panel.run')} />
        <Tab view="playbooks" icon="book" title={say('panel.playbooks')} />
        {recording && (
          <Tab view="recording" icon="record" live={recording.status} title={statuses[recording.status]}>
            {sayShown('panel.recordingTab', { status: statuses[recording.status] })}
          </Tab>
        )}
        <Tab view="settings" icon="options" title={say('panel.settings')} />
      </nav>
    </header>
  );
}

interface TabProps {
  view: View;
  icon: IconName;
  /** What it is called, also where the pointer rests on the icon. */
  title: string;
  live?: string;
  /** Its words, where they are not the title. */
  children?: React.ReactNode;
}

/** Where there is no room for words, its icon stands for it. */
function Tab({ view, icon, title, live, children }: TabProps) {
  const open = useView((state) => state.view);
  // Past runs are a part of the view of runs.
  const here = (open === 'history' ? 'run' : open) === view;
  return (
    <button
      type="button"
      title={title}
      className={live ? `live ${live}` : undefined}
      aria-current={here ? 'page' : undefined}
      onClick={() => (view === 'playbooks' ? openPlaybook(undefined) : showView(view))}
    >
      <Icon name={icon} />
      <span>{children ?? title}</span>
    </button>
  );
}
