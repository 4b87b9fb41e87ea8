import { useState } from 'react';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Fold } from '../../parts/Fold';
import { exportOldPlaybooks, prunePlaybooks } from '../../store/use-playbooks';

/** Deletes playbooks that were not used for long, only on request, with Undo; they can be saved as a file before. */
export function Prune() {
  const [days, setDays] = useState('180');
  const isNumber = /^\d+$/.test(days);
  return (
    <Fold title="Delete unused playbooks">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNumber) void prunePlaybooks(Number(days));
        }}
      >
        <Field
          label="Not used for (days)"
          hint="On all sites. Nothing is ever deleted by itself."
          {...(isNumber ? {} : { fault: 'A whole number of days, please.' })}
        >
          {(ids) => (
            <input {...ids} className="input number" inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value)} />
          )}
        </Field>
        <div className="row">
          <Button small disabled={!isNumber} onClick={() => void exportOldPlaybooks(Number(days))}>
            Save them as a file first
          </Button>
          <Button submit small look="danger" icon="bin" disabled={!isNumber}>
            Delete these
          </Button>
        </div>
      </form>
    </Fold>
  );
}
