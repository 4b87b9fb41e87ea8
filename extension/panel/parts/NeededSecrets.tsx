import { useEffect } from 'react';
import { say } from '../../locales/say';
import { loadedValue } from '../store/loaded';
import { loadSecrets, useSettings } from '../store/use-settings';
import { showView } from '../store/use-view';
import { Badge } from './Badge';
import { Button } from './Button';

/** The secrets that the steps need, and whether each has a value for the site of this address. */
export function NeededSecrets({ needed, url }: { needed: string[]; url: string }) {
  const known = loadedValue(useSettings((state) => state.secrets)) ?? [];
  useEffect(() => void loadSecrets(), []);
  if (needed.length === 0) return null;
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  const isSet = (name: string) => known.some((secret) => secret.name === name && (origin === undefined || secret.origin === origin));
  return (
    <div className="row wrap" role="status">
      <span className="small soft">{say('part.secrets')}</span>
      {needed.map((name) => (
        <Badge key={name} tone={isSet(name) ? 'good' : 'warn'}>
          {isSet(name) ? say('part.secretIsSet', { name }) : say('part.secretIsMissing', { name })}
        </Badge>
      ))}
      {!needed.every(isSet) && (
        <Button small look="quiet" onClick={() => showView('settings')}>
          {say('part.setThem')}
        </Button>
      )}
    </div>
  );
}
