import { useEffect, useState } from 'react';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';

/** The sites that the person has allowed, each with a button to revoke access. */
export function AccessSettings() {
  const [origins, setOrigins] = useState<string[]>([]);
  useEffect(() => {
    const read = () => void chrome.permissions.getAll().then((all) => setOrigins(all.origins ?? []));
    read();
    chrome.permissions.onAdded.addListener(read);
    chrome.permissions.onRemoved.addListener(read);
    return () => {
      chrome.permissions.onAdded.removeListener(read);
      chrome.permissions.onRemoved.removeListener(read);
    };
  }, []);
  return (
    <section className="setting stack">
      <h2>Sites Abra may act on</h2>
      {origins.length === 0 ? (
        <p className="small soft">No sites always allowed. Clicking Abra allows the current tab.</p>
      ) : (
        <ul className="lines">
          {origins.map((origin) => (
            <li key={origin} className="row secret">
              <span className="grow cut">{origin === '<all_urls>' ? 'Every site' : origin.replace(/\/\*$/, '')}</span>
              <IconButton
                small
                danger
                icon="bin"
                label={`Take back access to ${origin}`}
                onClick={() => void chrome.permissions.remove({ origins: [origin] })}
              />
            </li>
          ))}
        </ul>
      )}
      {!origins.includes('<all_urls>') && (
        <div className="row">
          <Button small look="quiet" icon="globe" onClick={() => void chrome.permissions.request({ origins: ['<all_urls>'] })}>
            Allow on every site
          </Button>
        </div>
      )}
    </section>
  );
}
