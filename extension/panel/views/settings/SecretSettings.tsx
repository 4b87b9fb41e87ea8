import { useEffect, useState } from 'react';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { sayShown } from '../../parts/say-shown';
import { loadedValue } from '../../store/loaded';
import { notify } from '../../store/use-notices';
import { loadSecrets, removeSecret, setSecret, useSettings } from '../../store/use-settings';
import { useSite } from '../../store/use-site';
import { faultInWords } from '../../words/say-told';

/** The secrets, each of which is filled only into fields of its own site. */
export function SecretSettings() {
  const { secrets } = useSettings();
  useEffect(() => void loadSecrets(), []);
  async function remove(name: string, origin: string) {
    const fault = await removeSecret(name, origin);
    notify(fault ? { text: faultInWords(fault), tone: 'bad' } : { text: say('settings.removedTheSecret', { name }) });
  }
  return (
    <section className="setting stack">
      <h2>{say('settings.secrets')}</h2>
      <p className="small soft">{sayShown('settings.secretStep', { placeholder: '{{secret:name}}' })}</p>
      <Await thing={secrets} what={say('settings.theSecrets')} again={() => void loadSecrets()}>
        {(known) =>
          known.length > 0 && (
            <ul className="lines">
              {known.map(({ name, origin }) => (
                <li key={`${name} ${origin}`} className="row secret">
                  <span className="grow cut">
                    <b>{name}</b> <span className="soft small">{origin}</span>
                  </span>
                  <IconButton
                    small
                    danger
                    icon="bin"
                    label={say('settings.removeTheSecretOf', { name, origin })}
                    onClick={() => void remove(name, origin)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Await>
      <Fold title={say('settings.addASecret')}>
        <NewSecret />
      </Fold>
    </section>
  );
}

function NewSecret() {
  const site = loadedValue(useSite((state) => state.site));
  const here = site && URL.canParse(site.url) ? new URL(site.url).origin : '';
  const [name, setName] = useState('');
  const [origin, setOrigin] = useState<string>();
  const [value, setValue] = useState('');
  const place = origin ?? here;
  const isName = /^[A-Za-z][\w-]{0,60}$/.test(name);
  const isPlace = URL.canParse(place) && new URL(place).origin === place;

  async function save() {
    const fault = await setSecret(name, place, value);
    if (fault) return notify({ text: faultInWords(fault), tone: 'bad' });
    setName('');
    setValue('');
    notify({ text: say('settings.savedTheSecret', { name }) });
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isName && isPlace && value) void save();
      }}
    >
      <Field label={say('recording.name')} {...(name && !isName ? { fault: say('settings.lettersDigitsAndALetter') } : {})}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            spellCheck={false}
            value={name}
            placeholder="password"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={say('history.site')} {...(place && !isPlace ? { fault: say('settings.anOriginSuchAsHttps') } : {})}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            type="url"
            spellCheck={false}
            value={place}
            onChange={(event) => setOrigin(event.target.value)}
          />
        )}
      </Field>
      <Field label={say('settings.value')}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            type="password"
            autoComplete="off"
            maxLength={4000}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button submit disabled={!isName || !isPlace || !value}>
          {say('settings.saveSecret')}
        </Button>
      </div>
    </form>
  );
}
