import { useState } from 'react';
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
  const { proposedName, params, steps, trial } = recording;
  const [typed, setName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const tried = useRuns(({ logs }) => (trial ? logs[trial.runId]?.run : undefined));
  const name = (typed ?? proposedName).trim();
  const worked = tried?.finished?.outcome === 'success';
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

  async function tryIt() {
    setBusy(true);
    await tryRecording(name);
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
          Filled in at each run:
          {params.map((param) => (
            <Badge key={param.name} title={param.default === undefined ? 'Nothing by default' : `By default: ${param.default}`}>
              {param.label ?? param.name}
            </Badge>
          ))}
        </p>
      )}
      <NeededSecrets needed={[...new Set(steps.flatMap((step) => secretNameIn(step) ?? []))]} url={recording.start} />
      <div className="row" style={{ paddingBottom: 6 }}>
        <Button look={worked ? 'plain' : 'primary'} icon="play" disabled={cannot || isTrying} onClick={() => void tryIt()}>
          {tried ? 'Try it again' : 'Try it'}
        </Button>
        <Button submit look={worked ? 'primary' : 'plain'} disabled={cannot}>
          Save
        </Button>
        <span className="small soft grow">{worked ? '' : 'A try saves nothing.'}</span>
      </div>
    </form>
  );
}
