import { useEffect } from 'react';
import { say } from '../../locales/say';
import { cancelPick, usePick } from '../store/use-pick';
import { FaultLine } from './FaultLine';
import { Icon } from './Icon';

/** Instructions while the person picks an element in the page; Escape cancels, here as in the page. */
export function PickBar() {
  const { asker, fault } = usePick();
  useEffect(() => {
    if (asker === undefined) return;
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancelPick();
    };
    document.addEventListener('keydown', cancelOnEscape, true);
    return () => document.removeEventListener('keydown', cancelOnEscape, true);
  }, [asker]);
  return (
    <div role="status" aria-live="polite">
      {asker !== undefined && (
        <p className="pick-bar row">
          <Icon name="spark" />
          <span>{say('part.clickTheElementInThe')}</span>
        </p>
      )}
      <FaultLine fault={fault} title={say('part.thePageCannotBePointed')} />
    </div>
  );
}
