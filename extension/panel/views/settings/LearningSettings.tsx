import type { Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Field } from '../../parts/Field';
import { Switch } from '../../parts/Switch';
import { useDraft } from '../../parts/use-draft';
import { changeSettings } from '../../store/use-settings';
import { NumberField } from './NumberField';

/** Settings of what Abra learns and uses again. */
export function LearningSettings({ settings }: { settings: Settings }) {
  const sites = useDraft(
    settings.sitesWithoutPlaybooks.join('\n'),
    (typed) => void changeSettings({ sitesWithoutPlaybooks: typed.split(/[\s,]+/).filter(Boolean) }),
  );
  return (
    <section className="setting stack wide">
      <h2>{say('panel.playbooks')}</h2>
      <Switch
        label={say('run.usePlaybooks')}
        hint={say('settings.knownGoalsRunWithoutA')}
        on={settings.usePlaybooks}
        change={(usePlaybooks) => void changeSettings({ usePlaybooks })}
      />
      <Switch
        label={say('settings.learn')}
        hint={say('settings.whatWorkedIsKeptAs')}
        on={settings.learn}
        change={(learn) => void changeSettings({ learn })}
      />
      <Field label={say('settings.sitesWithoutPlaybooks')} hint={say('settings.oneALineNothingIs')}>
        {(ids) => <textarea {...ids} {...sites} className="input" rows={2} placeholder="bank.example" spellCheck={false} />}
      </Field>
      <NumberField
        label={say('settings.repairsADayEachPlaybook')}
        value={settings.repairsPerDay}
        min={0}
        max={1000}
        change={(repairsPerDay) => void changeSettings({ repairsPerDay })}
      />
    </section>
  );
}
