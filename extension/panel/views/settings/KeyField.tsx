import { useState } from 'react';
import { endpointOfKey, endpointSettings, isLocalEndpoint, type KnownEndpoint } from '../../../../src/model/plan/endpoints';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { knownEndpoint } from '../../store/key-vendor';
import { notify } from '../../store/use-notices';
import { changeKey, changeSettings } from '../../store/use-settings';
import { useView } from '../../store/use-view';

/** A field for the API key. It is write-only: the stored key is never shown. */
export function KeyField({ endpoint, hasKey }: { endpoint: string; hasKey: boolean }) {
  const [typed, setTyped] = useState('');
  const isWanted = useView(({ setting }) => setting === 'key');
  const [isChanging, setChanging] = useState(isWanted);

  const key = typed.trim();
  // A typed address keeps every key: a gateway may take the keys of a vendor.
  const vendor = knownEndpoint(endpoint) && endpointOfKey(key);
  const other = vendor && vendor.endpoint !== endpoint ? vendor : undefined;

  async function save(saved: string, at?: KnownEndpoint) {
    if (at && !(await changeSettings(endpointSettings(at)))) return;
    if (!(await changeKey(saved))) return;
    setTyped('');
    setChanging(false);
    notify({ text: saved ? say('settings.theKeyIsSavedIn') : say('settings.theKeyIsRemoved') });
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
        if (key) void save(key);
      }}
    >
      <Field label={say('settings.key')} hint={say(isLocalEndpoint(endpoint) ? 'settings.noKeyNeeded' : 'settings.keptInThisBrowserSent')}>
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
            <Button submit disabled={!key}>
              {say('recording.save')}
            </Button>
          </div>
        )}
      </Field>
      {other && (
        <div className="row wrap" role="status">
          <span className="small grow">{say('run.keyOf', { name: other.name })}</span>
          <Button small onClick={() => void save(key, other)}>
            {say('settings.useVendor', { name: other.name })}
          </Button>
        </div>
      )}
    </form>
  );
}
