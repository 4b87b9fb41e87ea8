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
      <h2 className="over">Or show it</h2>
      <p className="soft">Do it yourself once; Abra writes down the steps, never passwords.</p>
      <div className="row">
        <Button icon="record" disabled={tabId === undefined || access === undefined || access === 'forbidden'} onClick={() => void begin()}>
          Record playbook
        </Button>
      </div>
      <FaultLine fault={fault} title="The recording could not begin" />
    </section>
  );
}
