import { useEffect, useState } from 'react';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';

/** What the commands of the manifest do; Chrome tells no description of the first. */
const does: Record<string, string> = { _execute_action: say('settings.openAbra'), 'abra-record': say('run.recordPlaybook') };

/** The keys that Chrome gave to Abra, which are none where it or another extension has them, and where they can be changed. */
export function ShortcutSettings() {
  const [commands, setCommands] = useState<chrome.commands.Command[]>([]);
  useEffect(() => {
    const read = () => void chrome.commands.getAll().then(setCommands);
    read();
    // Back from Chrome's page of keys.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  return (
    <section className="setting stack">
      <h2>{say('settings.keys')}</h2>
      <ul className="lines">
        {commands.map(({ name = '', shortcut }) => (
          <li key={name} className="row secret">
            <span className="grow">{does[name] ?? name}</span>
            {shortcut ? <kbd>{shortcut}</kbd> : <span className="small soft">{say('settings.noKey')}</span>}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button small look="quiet" icon="out" onClick={() => void chrome.tabs.create({ url: 'chrome://extensions/shortcuts' })}>
          {say('settings.changeThemInChrome')}
        </Button>
      </div>
    </section>
  );
}
