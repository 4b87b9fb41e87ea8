import { useEffect } from 'react';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { changeNotify, followNotify, useNotify } from '../../store/use-notify';

/** While a run goes on, once: to be told of its end without the panel. */
export function NotifyOffer() {
  const { may, offered } = useNotify();
  useEffect(followNotify, []);
  if (may !== false || offered) return null;
  return (
    <div className="row">
      <Button small look="quiet" onClick={() => void changeNotify(true)} title={say('run.notifyMeWhen')}>
        {say('run.notifyMe')}
      </Button>
    </div>
  );
}
