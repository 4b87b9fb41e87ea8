import { useState } from 'react';
import { sayMissing } from '../../../../src/model/gap-words';
import type { Recording } from '../../../../src/model/recording';
import { secretNameIn } from '../../../../src/model/shown';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { NeededSecrets } from '../../parts/NeededSecrets';
import { notify } from '../../store/use-notices';
import { saveRecording, tryRecording } from '../../store/use-recording';
import { useRuns } from '../../store/use-runs';
import { openPlaybook } from '../../store/use-view';

/** After Stop: proposes a name and blanks, offers a trial that saves nothing, and saves. Until it is saved, the recording is a draft. */
export function SaveRecording({ recording }: { recording: Recording }) {
  const { proposedName, params, steps, trial, gaps = [] } = recording;
  const [typed, setName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const tried = useRuns(({ logs }) => (trial ? logs[trial.runId]?.run : undefined));
  const name = (typed ?? proposedName).trim();
  const worked = tried?.finished?.outcome === 'success' && !tried.started.play?.dryRun;
  const isTrying = tried !== undefined && !tried.finished;
  const cannot = name === '' || steps.length === 0 || isBusy;

  async function save() {
    setBusy(true);
    const saved = await saveRecording(name);
    setBusy(false);
    if (!saved) return;
    openPlaybook(saved);
    notify({ text: `Saved “${name}”.` });
  }

  async function tryIt(dryRun: boolean) {
    setAsking(false);
    setBusy(true);
    await tryRecording(name, dryRun);
    setBusy(false);
  }

  return (
    <form
      className="composer stack"
      aria-label="Save this recording"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannot) void save();
      }}
    >
      <Field label="Name">
        {(ids) => (
          <input
            {...ids}
            className="input"
            maxLength={200}
            value={typed ?? proposedName}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {params.length > 0 && (
        <p className="row wrap small soft">
          Abra will ask for:
          {params.map((param) => (
            <Badge key={param.name} title={param.default === undefined ? 'Nothing by default' : `By default: ${param.default}`}>
              {param.label ?? param.name}
            </Badge>
          ))}
        </p>
      )}
      <NeededSecrets needed={[...new Set(steps.flatMap((step) => secretNameIn(step) ?? []))]} url={recording.start} />
      {gaps.length > 0 && <p className="small warn-line">{sayMissing(gaps.length)}</p>}
      {isAsking ? (
        <fieldset className="stack choice-of-try" aria-label="How to try it">
          <p className="small soft">A try acts for real on the page: what it sends is sent.</p>
          <div className="row wrap">
            <Button look="primary" icon="play" disabled={cannot || isTrying} onClick={() => void tryIt(false)}>
              Try it for real
            </Button>
            <Button disabled={cannot || isTrying} onClick={() => void tryIt(true)}>
              Preview only
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Not now
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="row" style={{ paddingBottom: 6 }}>
          <Button look={worked ? 'plain' : 'primary'} icon="play" disabled={cannot || isTrying} onClick={() => setAsking(true)}>
            {tried ? 'Try it again' : 'Try it'}
          </Button>
          <Button submit look={worked ? 'primary' : 'plain'} disabled={cannot}>
            Save
          </Button>
          <span className="small soft grow">{worked ? '' : 'Not saved yet.'}</span>
        </div>
      )}
    </form>
  );
}
