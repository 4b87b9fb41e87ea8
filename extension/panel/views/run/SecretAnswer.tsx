import { useId, useState } from 'react';
import type { Run } from '../../../../src/model/run/run';
import type { Question } from '../../../../src/model/run/run-event';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { giveSecret } from '../../store/use-runs';
import { sayQuestion } from '../../words/say-run';
import { sayTold } from '../../words/say-told';

/** A field for the value of a secret that a run asks for by name, and sends it to that run. */
export function SecretAnswer({ run, question, taken }: { run: Run; question: Question; taken: () => void }) {
  const [value, setValue] = useState('');
  const [isSending, setSending] = useState(false);
  const hint = useId();

  const first = question.choices[0];

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
        aria-label={sayQuestion(run, question)}
        aria-describedby={hint}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <p className="small soft" id={hint}>
        {say('run.abraTypesItIntoThe')}
      </p>
      <div className="row">
        <Button submit look="primary" disabled={!value || isSending}>
          {first && sayTold({ text: first.label, says: first.says })}
        </Button>
      </div>
    </form>
  );
}
