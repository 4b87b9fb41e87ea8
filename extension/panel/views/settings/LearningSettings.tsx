import type { Settings } from '../../../../src/model/settings';
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
      <h2>Playbooks</h2>
      <Switch
        label="Use playbooks"
        hint="Known goals run without a model."
        on={settings.usePlaybooks}
        change={(usePlaybooks) => void changeSettings({ usePlaybooks })}
      />
      <Switch
        label="Learn"
        hint="What worked is kept as a playbook."
        on={settings.learn}
        change={(learn) => void changeSettings({ learn })}
      />
      <Field label="Sites without playbooks" hint="One a line. Nothing is read or kept there.">
        {(ids) => <textarea {...ids} {...sites} className="input" rows={2} placeholder="bank.example" spellCheck={false} />}
      </Field>
      <NumberField
        label="Repairs a day, each playbook"
        value={settings.repairsPerDay}
        min={0}
        max={1000}
        change={(repairsPerDay) => void changeSettings({ repairsPerDay })}
      />
    </section>
  );
}
