import { useRef, useState } from 'react';
import { items, type Run } from '../../../../src/model/run/run';
import type { Question } from '../../../../src/model/run/run-event';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { giveFiles } from '../../store/use-runs';
import { sayTold } from '../../words/say-told';

/** Lets the person choose a file for an upload, and sends its bytes to the run that asked for it. */
export function FileChoice({ run, question, taken }: { run: Run; question: Question; taken: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const operation = items(run).find(({ id }) => id === question.operationId)?.operation;
  const several = operation?.type === 'upload' && operation.files.length > 1;

  const first = question.choices[0];

  async function give(files: FileList | null) {
    if (!files?.length) return;
    setReading(true);
    if (await giveFiles(run.id, question.id, [...files])) taken();
    else setReading(false);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        aria-label={say('run.fileToUpload')}
        onChange={(event) => void give(event.target.files)}
      />
      <Button look="primary" icon="in" disabled={isReading} onClick={() => input.current?.click()}>
        {first && sayTold({ text: first.label, says: first.says })}
      </Button>
    </>
  );
}
