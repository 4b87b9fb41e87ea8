import { useState } from 'react';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Fold } from '../../parts/Fold';
import { exportOldPlaybooks, prunePlaybooks } from '../../store/use-playbooks';

/** Deletes playbooks that were not used for long, only on request, with Undo; they can be saved as a file before. */
export function Prune() {
  const [days, setDays] = useState('180');
  const isNumber = /^\d+$/.test(days);
  return (
    <Fold title={say('playbooks.deleteUnusedPlaybooks')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNumber) void prunePlaybooks(Number(days));
        }}
      >
        <Field
          label={say('playbooks.notUsedForDays')}
          hint={say('playbooks.onAllSitesNothingIs')}
          {...(isNumber ? {} : { fault: say('playbooks.aWholeNumberOfDays') })}
        >
          {(ids) => (
            <input {...ids} className="input number" inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value)} />
          )}
        </Field>
        <div className="row">
          <Button small disabled={!isNumber} onClick={() => void exportOldPlaybooks(Number(days))}>
            {say('playbooks.saveThemAsAFile')}
          </Button>
          <Button submit small look="danger" icon="bin" disabled={!isNumber}>
            {say('playbooks.deleteThese')}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
