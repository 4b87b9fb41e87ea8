import { useEffect } from 'react';
import { say } from '../../../locales/say';
import { Switch } from '../../parts/Switch';
import { changeNotify, followNotify, useNotify } from '../../store/use-notify';

/** Whether the person is told of runs while the panel is closed. */
export function NotifySettings() {
  const { may } = useNotify();
  useEffect(followNotify, []);
  return (
    <section className="setting stack wide">
      <h2>{say('settings.whenThePanelIsClosed')}</h2>
      <Switch
        label={say('settings.notifyMe')}
        hint={say('settings.notifyMeHint')}
        on={may === true}
        disabled={may === undefined}
        change={(on) => void changeNotify(on)}
      />
    </section>
  );
}
