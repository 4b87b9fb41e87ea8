import type { Settings } from '../../../../src/model/settings';
import { Choices } from '../../parts/Choices';
import { Switch } from '../../parts/Switch';
import { changeSettings } from '../../store/use-settings';
import { NumberField } from './NumberField';

/** Settings of how Abra behaves in the page. */
export function PageSettings({ settings }: { settings: Settings }) {
  return (
    <section className="setting stack wide">
      <h2>In the page</h2>
      <Switch
        label="Show where Abra acts"
        hint="A marker and its thought, never in the way of a click."
        on={settings.overlay}
        change={(overlay) => void changeSettings({ overlay })}
      />
      <Choices
        label="Show me the plan of an AI model before anything is done"
        choices={APPROVALS}
        chosen={settings.approvePlans}
        choose={(approvePlans) => void changeSettings({ approvePlans })}
      />
      <NumberField
        label="Wait up to (seconds)"
        hint="How long to wait for something that is not there yet; a page that stands still is given a second."
        value={settings.patience / 1000}
        min={0}
        max={120}
        whole={false}
        change={(seconds) => void changeSettings({ patience: Math.round(seconds * 1000) })}
      />
    </section>
  );
}

const APPROVALS = [
  { id: 'always', label: 'Always' },
  { id: 'first', label: 'On new sites' },
  { id: 'never', label: 'Never' },
] as const satisfies { id: Settings['approvePlans']; label: string }[];
