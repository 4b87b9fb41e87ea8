import { Wordmark } from '../parts/Wordmark';
import { useRecording } from '../store/use-recording';
import { openPlaybook, showView, useView, type View } from '../store/use-view';

/** Navigation between the views. */
export function TopBar() {
  const { recording } = useRecording();
  return (
    <header className="top">
      <Wordmark />
      <nav className="views" aria-label="Views">
        <Tab view="run">Run</Tab>
        <Tab view="playbooks">Playbooks</Tab>
        {recording && (
          <Tab view="recording" live={recording.status}>
            Rec<span className="unseen">ording, {recording.status}</span>
          </Tab>
        )}
        <Tab view="settings">Settings</Tab>
      </nav>
    </header>
  );
}

function Tab({ view, live, children }: { view: View; live?: string; children: React.ReactNode }) {
  const here = useView((state) => state.view) === view;
  return (
    <button
      type="button"
      className={live ? `live ${live}` : undefined}
      aria-current={here ? 'page' : undefined}
      onClick={() => (view === 'playbooks' ? openPlaybook(undefined) : showView(view))}
    >
      {children}
    </button>
  );
}
