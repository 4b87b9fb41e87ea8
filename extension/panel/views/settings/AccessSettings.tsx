import { useEffect, useState } from 'react';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { onPermissions } from '../../store/on-permissions';
import { allowSite, takeBack } from '../../store/use-site';

/** The sites that the person has allowed, each with a button to revoke access. */
export function AccessSettings() {
  const [origins, setOrigins] = useState<string[]>([]);
  useEffect(() => onPermissions(() => void chrome.permissions.getAll().then((all) => setOrigins(all.origins ?? []))), []);
  return (
    <section className="setting stack">
      <h2>{say('settings.sitesAbraMayActOn')}</h2>
      {origins.length === 0 ? (
        <p className="small soft">{say('settings.noSitesAlwaysAllowedClicking')}</p>
      ) : (
        <ul className="lines">
          {origins.map((origin) => (
            <li key={origin} className="row secret">
              <span className="grow cut">{origin === '<all_urls>' ? say('settings.everySite') : origin.replace(/\/\*$/, '')}</span>
              <IconButton
                small
                danger
                icon="bin"
                label={say('settings.takeBackAccessTo', { origin })}
                onClick={() => void takeBack(origin, origins)}
              />
            </li>
          ))}
        </ul>
      )}
      {!origins.includes('<all_urls>') && (
        <div className="row">
          <Button small look="quiet" icon="globe" onClick={() => void allowSite(undefined)}>
            {say('settings.allowOnEverySite')}
          </Button>
        </div>
      )}
    </section>
  );
}
