import type { Recording } from '../../../../src/model/recording';
import { Button } from '../../parts/Button';
import { Empty } from '../../parts/Empty';
import { FaultLine } from '../../parts/FaultLine';
import { Scroll } from '../../parts/Scroll';
import { discardRecording, removeRecorded, setRecording, useRecording } from '../../store/use-recording';
import { RecordButton } from '../run/RecordButton';
import { RecordedSteps } from './RecordedSteps';
import { SaveRecording } from './SaveRecording';
import { TrialShown } from './TrialShown';

/** A recording: each step of the person is listed in words as it happens. */
export function RecordingView() {
  const { recording, fault } = useRecording();
  if (!recording) {
    return (
      <Scroll label="Steps so far">
        <Empty icon="record" title="Nothing is being recorded">
          <RecordButton />
        </Empty>
      </Scroll>
    );
  }
  return (
    <>
      <RecordingBar recording={recording} />
      <Scroll label="Steps so far" stack>
        <FaultLine fault={fault} />
        {recording.gone && (
          <p className="small soft">
            The browser was closed since this was recorded, and its tabs are gone. The steps are all here: save them, or press "Try it",
            which opens their page again.
          </p>
        )}
        <RecordedSteps recording={recording} />
        {recording.status === 'stopped' && recording.trial && <TrialShown runId={recording.trial.runId} />}
      </Scroll>
      {recording.status === 'stopped' && <SaveRecording recording={recording} />}
    </>
  );
}

/** Each button has its own place, whatever is going on: a second press of one never hits another. */
function RecordingBar({ recording }: { recording: Recording }) {
  const { status, steps, domain } = recording;
  const last = steps.at(-1);
  return (
    <section className={`recording-bar ${status}`} aria-label="Recording">
      <div className="row">
        <span className="lamp" aria-hidden="true" />
        <h1 className="grow">{titles[status]}</h1>
        <span className="small soft cut">{domain}</span>
      </div>
      <div className="recording-buttons">
        {status === 'recording' ? (
          <Button small icon="pause" onClick={() => void setRecording('paused')}>
            Pause
          </Button>
        ) : (
          <Button small icon="record" onClick={() => void setRecording('recording')}>
            Record more
          </Button>
        )}
        <Button
          small
          look={status === 'stopped' ? 'plain' : 'primary'}
          icon="stop"
          disabled={status === 'stopped' || !last}
          onClick={() => void setRecording('stopped')}
        >
          Stop
        </Button>
        <Button small look="quiet" icon="undo" disabled={!last} onClick={() => last && void removeRecorded(last)}>
          Undo last
        </Button>
        <Button small look="quiet danger" onClick={() => void discardRecording()}>
          Discard
        </Button>
      </div>
    </section>
  );
}

const titles: Record<Recording['status'], string> = { recording: 'Recording', paused: 'Paused', stopped: 'Not saved yet' };
