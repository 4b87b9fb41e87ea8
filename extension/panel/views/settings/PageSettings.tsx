import type { Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Choices } from '../../parts/Choices';
import { Switch } from '../../parts/Switch';
import { changeSettings } from '../../store/use-settings';
import { NumberField } from './NumberField';

/** Settings of how Abra behaves in the page. */
export function PageSettings({ settings }: { settings: Settings }) {
  return (
    <section className="setting stack wide">
      <h2>{say('settings.inThePage')}</h2>
      <Switch
        label={say('settings.showWhereAbraActs')}
        hint={say('settings.aMarkerAndItsThought')}
        on={settings.overlay}
        change={(overlay) => void changeSettings({ overlay })}
      />
      <Choices
        label={say('settings.showMeThePlanOf')}
        choices={APPROVALS}
        chosen={settings.approvePlans}
        choose={(approvePlans) => void changeSettings({ approvePlans })}
      />
      <NumberField
        label={say('settings.waitUpToSeconds')}
        hint={say('settings.howLongToWaitFor')}
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
  { id: 'always', label: say('settings.always') },
  { id: 'first', label: say('settings.onNewSites') },
  { id: 'never', label: say('settings.never') },
] as const satisfies { id: Settings['approvePlans']; label: string }[];
