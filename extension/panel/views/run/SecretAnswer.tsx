import { useId, useState } from 'react';
import type { Run } from '../../../../src/model/run';
import type { Question } from '../../../../src/model/run-event';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { giveSecret } from '../../store/use-runs';

/** A field for the value of a secret that a run asks for by name, and sends it to that run. */
export function SecretAnswer({ run, question, taken }: { run: Run; question: Question; taken: () => void }) {
  const [value, setValue] = useState('');
  const [isSending, setSending] = useState(false);
  const hint = useId();

  async function give() {
    setSending(true);
    if (await giveSecret(run.id, question.id, value)) {
      setValue('');
      taken();
    } else setSending(false);
  }

  return (
    <form
      className="stack wide"
      onSubmit={(event) => {
        event.preventDefault();
        if (value && !isSending) void give();
      }}
    >
      <input
        className="input"
        type="password"
        autoComplete="off"
        maxLength={4000}
        aria-label={question.text}
        aria-describedby={hint}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <p className="small soft" id={hint}>
        {say('run.abraTypesItIntoThe')}
      </p>
      <div className="row">
        <Button submit look="primary" disabled={!value || isSending}>
          {question.choices[0]?.label}
        </Button>
      </div>
    </form>
  );
}
