import { useState } from 'react';
import { secretNameIn } from '../../../../src/model/page/shown';
import type { Recording } from '../../../../src/model/playbook/recording';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { NeededSecrets } from '../../parts/NeededSecrets';
import { notify } from '../../store/use-notices';
import { saveRecording, tryRecording, useTrial } from '../../store/use-recording';
import { openPlaybook } from '../../store/use-view';
import { sayBlank } from '../../words/say-thing';

/** After Stop: proposes a name and blanks, offers a trial that saves nothing, and saves. Until it is saved, the recording is a draft. */
export function SaveRecording({ recording }: { recording: Recording }) {
  const { proposedName, params, steps, gaps = [] } = recording;
  const [typed, setName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { tried, isTrying } = useTrial(recording);
  const name = (typed ?? proposedName).trim();
  const worked = tried?.finished?.outcome === 'success' && !tried.started.play?.dryRun;
  const cannot = name === '' || steps.length === 0 || isBusy || isTrying;

  async function save() {
    setBusy(true);
    const saved = await saveRecording(name);
    setBusy(false);
    if (!saved) return;
    openPlaybook(saved);
    notify({ text: say('recording.saved', { name }) });
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
      aria-label={say('recording.saveThisRecording')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannot) void save();
      }}
    >
      <Field label={say('recording.name')}>
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
          {say('recording.willAskFor')}
          {params.map((param) => (
            <Badge
              key={param.name}
              title={
                param.default === undefined ? say('playbooks.nothingByDefault') : say('recording.byDefault', { default: param.default })
              }
            >
              {sayBlank(param)}
            </Badge>
          ))}
        </p>
      )}
      <NeededSecrets needed={[...new Set(steps.flatMap((step) => secretNameIn(step) ?? []))]} url={recording.start} />
      {gaps.length > 0 && <p className="small warn-line">{say('recording.missing', { count: gaps.length })}</p>}
      {isAsking ? (
        <fieldset className="stack choice-of-try" aria-label={say('recording.howToTryIt')}>
          <p className="small soft">{say('recording.aTryActsForReal')}</p>
          <div className="row wrap">
            <Button look="primary" icon="play" disabled={cannot} onClick={() => void tryIt(false)}>
              {say('recording.tryItForReal')}
            </Button>
            <Button disabled={cannot} onClick={() => void tryIt(true)}>
              {say('playbooks.previewOnly')}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {say('recording.notNow')}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="row" style={{ paddingBottom: 6 }}>
          <Button look={worked ? 'plain' : 'primary'} icon="play" disabled={cannot} onClick={() => setAsking(true)}>
            {tried ? say('recording.tryItAgain') : say('recording.tryIt')}
          </Button>
          <Button submit look={worked ? 'primary' : 'plain'} disabled={cannot}>
            {say('recording.save')}
          </Button>
          <span className="small soft grow">{worked ? '' : say('recording.notSavedYet2')}</span>
        </div>
      )}
    </form>
  );
}
