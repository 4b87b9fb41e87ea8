import { useState } from 'react';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { notify } from '../../store/use-notices';
import { changeKey } from '../../store/use-settings';
import { useView } from '../../store/use-view';

/** A field for the API key. It is write-only: the stored key is never shown. */
export function KeyField({ hasKey }: { hasKey: boolean }) {
  const [typed, setTyped] = useState('');
  const isWanted = useView(({ setting }) => setting === 'key');
  const [isChanging, setChanging] = useState(isWanted);

  async function save(key: string) {
    if (!(await changeKey(key))) return;
    setTyped('');
    setChanging(false);
    notify({ text: key ? say('settings.theKeyIsSavedIn') : say('settings.theKeyIsRemoved') });
  }

  if (hasKey && !isChanging) {
    return (
      <div className="field">
        <span className="field-label">{say('settings.key')}</span>
        <div className="row">
          <span className="grow soft">{say('settings.keySavedItIsNever')}</span>
          <Button small onClick={() => setChanging(true)}>
            {say('settings.replace')}
          </Button>
          <Button small look="quiet danger" onClick={() => void save('')}>
            {say('recording.remove2')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) void save(typed.trim());
      }}
    >
      <Field label={say('settings.key')} hint={say('settings.keptInThisBrowserSent')}>
        {(ids) => (
          <div className="row">
            <input
              {...ids}
              className="input grow"
              // biome-ignore lint/a11y/noAutofocus: the person came for this field
              autoFocus={isWanted}
              type="password"
              autoComplete="off"
              spellCheck={false}
              maxLength={4000}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button submit disabled={!typed.trim()}>
              {say('recording.save')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
