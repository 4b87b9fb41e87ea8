import type { KeepRuns, Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { changeSettings } from '../../store/use-settings';
import { NumberField } from './NumberField';

/** How long the journals of runs are kept. */
export function KeptSettings({ settings: { keepRuns } }: { settings: Settings }) {
  const change = (patch: Partial<KeepRuns>) => void changeSettings({ keepRuns: { ...keepRuns, ...patch } });
  return (
    <section className="setting stack">
      <h2>{say('history.pastRuns')}</h2>
      <p className="small soft">{say('settings.whatEachRunSawAnd')}</p>
      <NumberField label={say('settings.keepForDays')} value={keepRuns.days} min={1} max={3650} change={(days) => change({ days })} />
      <NumberField label={say('settings.keepAtMostRuns')} value={keepRuns.runs} min={1} max={10_000} change={(runs) => change({ runs })} />
    </section>
  );
}
