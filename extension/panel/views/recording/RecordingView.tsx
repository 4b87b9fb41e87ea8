import type { Recording } from '../../../../src/model/playbook/recording';
import type { Run } from '../../../../src/model/run/run';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Empty } from '../../parts/Empty';
import { FaultLine } from '../../parts/FaultLine';
import { Scroll } from '../../parts/Scroll';
import { discardRecording, removeRecorded, setRecording, useRecording, useTrial } from '../../store/use-recording';
import { RecordButton } from '../run/RecordButton';
import { RecordedSteps } from './RecordedSteps';
import { SaveRecording } from './SaveRecording';
import { TrialShown } from './TrialShown';

/** A recording: each step of the person is listed in words as it happens. */
export function RecordingView() {
  const { recording, fault } = useRecording();
  if (!recording) {
    return (
      <Scroll label={say('recording.stepsSoFar')}>
        <Empty icon="record" title={say('recording.nothingIsBeingRecorded')}>
          <RecordButton />
        </Empty>
      </Scroll>
    );
  }
  return (
    <>
      <RecordingBar recording={recording} />
      <Scroll label={say('recording.stepsSoFar')} stack>
        <FaultLine fault={fault} />
        {recording.gone && <p className="small soft">{say('recording.theBrowserWasClosedSince')}</p>}
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
  const { tried, isTrying } = useTrial(recording);
  const last = steps.at(-1);
  return (
    <section className={`recording-bar ${status}`} aria-label={say('recording.recording')}>
      <div className="row">
        <span className="lamp" aria-hidden="true" />
        <h1 className="grow">{isTrying ? sayTrying(tried) : titles[status]}</h1>
        <span className="small soft cut">{domain}</span>
      </div>
      <fieldset role="presentation" className="recording-buttons" disabled={isTrying}>
        {status === 'recording' ? (
          <Button small icon="pause" onClick={() => void setRecording('paused')}>
            {say('recording.pause')}
          </Button>
        ) : (
          <Button small icon="record" onClick={() => void setRecording('recording')}>
            {say('recording.recordMore')}
          </Button>
        )}
        <Button
          small
          look={status === 'stopped' ? 'plain' : 'primary'}
          icon="stop"
          disabled={status === 'stopped' || !last}
          onClick={() => void setRecording('stopped')}
        >
          {say('recording.stop')}
        </Button>
        <Button small look="quiet" icon="undo" disabled={!last} onClick={() => last && void removeRecorded(last)}>
          {say('recording.undoLast')}
        </Button>
        <Button small look="quiet danger" onClick={() => void discardRecording()}>
          {say('recording.discard')}
        </Button>
      </fieldset>
    </section>
  );
}

const sayTrying = (tried: Run | undefined): string =>
  tried?.started.play?.dryRun ? say('recording.lookingForEachStepOn') : say('recording.tryingItWhereItBegan');

const titles: Record<Recording['status'], string> = {
  recording: say('recording.recording'),
  paused: say('recording.paused'),
  stopped: say('recording.notSavedYet'),
};
