import { useEffect } from 'react';
import { say, sayFacts } from '../../../locales/say';
import { Field } from '../../parts/Field';
import { useDraft } from '../../parts/use-draft';
import { loadedValue } from '../../store/loaded';
import { changeSettings, loadModels, useSettings } from '../../store/use-settings';
import { useView } from '../../store/use-view';
import { sayModel } from '../../words/say-model';
import { faultInWords } from '../../words/say-told';

/** The model: one from the endpoint's list, or any other name. */
export function ModelField({ model }: { model: string }) {
  const { models } = useSettings();
  const isWanted = useView(({ setting }) => setting === 'model');
  const draft = useDraft(model, (typed) => typed.trim() && void changeSettings({ model: typed.trim() }));
  useEffect(() => void loadModels(), []);
  const known = loadedValue(models) ?? [];
  const chosen = known.find(({ id }) => id === model);
  const label = chosen?.label === model ? undefined : chosen?.label;
  const hint =
    models.status === 'failed'
      ? say('settings.theListOfModelsDid', { message: faultInWords(models.fault) })
      : chosen
        ? sayFacts([label, sayModel(chosen)]) || say('settings.theEndpointTellsNothingElse')
        : say('settings.oneOfTheListOr');
  return (
    <Field label={say('settings.model')} hint={hint}>
      {(ids) => (
        <>
          <input
            {...ids}
            {...draft}
            className="input"
            // biome-ignore lint/a11y/noAutofocus: the person came for this field
            autoFocus={isWanted}
            list="known-models"
            spellCheck={false}
            maxLength={200}
          />
          <datalist id="known-models">
            {known.map(({ id, label: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
