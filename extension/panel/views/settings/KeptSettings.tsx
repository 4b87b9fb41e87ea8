import type { KeepRuns, Settings } from '../../../../src/model/settings';
import { changeSettings } from '../../store/use-settings';
import { NumberField } from './NumberField';

/** How long the journals of runs are kept. */
export function KeptSettings({ settings: { keepRuns } }: { settings: Settings }) {
  const change = (patch: Partial<KeepRuns>) => void changeSettings({ keepRuns: { ...keepRuns, ...patch } });
  return (
    <section className="setting stack">
      <h2>Past runs</h2>
      <p className="small soft">
        What each run saw and did, and its pictures, is kept on this machine so that you can look it up. Older runs are removed. A run that
        still goes on or waits for you is not, and playbooks stay.
      </p>
      <NumberField label="Keep for (days)" value={keepRuns.days} min={1} max={3650} change={(days) => change({ days })} />
      <NumberField label="Keep at most (runs)" value={keepRuns.runs} min={1} max={10_000} change={(runs) => change({ runs })} />
    </section>
  );
}
