import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { FaultLine } from '../../parts/FaultLine';
import { loadedValue } from '../../store/loaded';
import { startRecording, useRecording } from '../../store/use-recording';
import { ensureAccess, useSite } from '../../store/use-site';

/** Starts a recording. */
export function RecordButton() {
  const { tabId, site } = useSite();
  const { recording, fault } = useRecording();
  async function begin() {
    if (tabId !== undefined && (await ensureAccess())) await startRecording(tabId);
  }
  const access = loadedValue(site)?.access;
  if (recording) return null;
  return (
    <section className="stack">
      <h2 className="over">{say('run.orShowIt')}</h2>
      <p className="soft">{say('run.doItYourselfOnceAbra')}</p>
      <div className="row">
        <Button icon="record" disabled={tabId === undefined || access === undefined || access === 'forbidden'} onClick={() => void begin()}>
          {say('run.recordPlaybook')}
        </Button>
      </div>
      <FaultLine fault={fault} title={say('run.theRecordingCouldNotBegin')} />
    </section>
  );
}
