import { lazy, Suspense, useEffect } from 'react';
import { say } from '../../locales/say';
import { NoticeBar } from '../parts/NoticeBar';
import { PickBar } from '../parts/PickBar';
import { useSettings } from '../store/use-settings';
import { useView } from '../store/use-view';
import { RunView } from './run/RunView';
import { TopBar } from './TopBar';
import { Welcome } from './welcome/Welcome';

const viewNames = {
  run: say('panel.viewRun'),
  history: say('panel.viewHistory'),
  playbooks: say('panel.viewPlaybooks'),
  recording: say('panel.viewRecording'),
  settings: say('panel.viewSettings'),
};
/** The view of the run is loaded with the panel, the others when they are first shown: they have a third of its code, and all schemas. */
const views = {
  run: RunView,
  history: lazy(async () => ({ default: (await import('./history/HistoryView')).HistoryView })),
  playbooks: lazy(async () => ({ default: (await import('./playbooks/PlaybooksView')).PlaybooksView })),
  recording: lazy(async () => ({ default: (await import('./recording/RecordingView')).RecordingView })),
  settings: lazy(async () => ({ default: (await import('./settings/SettingsView')).SettingsView })),
};

/** The side panel: the welcome view (what data leaves the machine) until it was answered, then the other views. */
export function Panel() {
  const { view } = useView();
  const { answer, welcomed } = useSettings();
  const isNew = !welcomed && answer.status === 'ready' && !answer.value.settings.consent;
  const Shown = views[view];
  useEffect(() => {
    document.title = say('panel.title', { view: isNew ? say('panel.welcome') : viewNames[view] });
  }, [view, isNew]);
  if (isNew) return <Welcome protocol={answer.value.settings.protocol} />;
  return (
    <div className="panel">
      <TopBar />
      <main className="view" key={view}>
        <Suspense>
          <Shown />
        </Suspense>
      </main>
      <PickBar />
      <NoticeBar />
    </div>
  );
}
