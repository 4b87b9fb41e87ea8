import { useState } from 'react';
import { LANGUAGES } from '../../../locales/languages';
import { say } from '../../../locales/say';
import { Field } from '../../parts/Field';
import { keptLanguage } from '../../store/kept-language';
import { changeSettings } from '../../store/use-settings';

/** The language of the panel. The panel begins anew in it, as all of its words are made at its start. */
export function LanguageSettings() {
  const [chosen, setChosen] = useState(keptLanguage.get());
  function choose(language: string) {
    setChosen(language);
    keptLanguage.set(language);
    // What is outside the panel speaks it too.
    void changeSettings({ language }).finally(() => location.reload());
  }
  return (
    <section className="setting stack">
      <Field label={say('settings.language')}>
        {(ids) => (
          <select {...ids} className="input" value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">{say('settings.asChrome')}</option>
            {Object.entries(LANGUAGES).map(([language, name]) => (
              <option key={language} value={language} lang={language}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  );
}
