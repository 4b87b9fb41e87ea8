import { useState } from 'react';
import type { RunSummary } from '../../../../src/wire/shapes';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';

/** Deletes all runs that are listed, after it was said how many and that it is for good. */
export function DeleteRuns({ runs, remove }: { runs: readonly RunSummary[]; remove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const count = runs.length;
  if (!isAsking)
    return (
      <div className="row">
        <Button small look="quiet danger" icon="bin" onClick={() => setAsking(true)}>
          {say('history.deleteRuns', { count })}
        </Button>
      </div>
    );
  return (
    <section className="stack" aria-label={say('history.deleteRuns', { count })}>
      <p className="small">{say('history.deleteRunsSure', { count })}</p>
      <div className="row">
        <Button small look="danger" onClick={remove}>
          {say('history.delete')}
        </Button>
        <Button small onClick={() => setAsking(false)}>
          {say('history.keepThem')}
        </Button>
      </div>
    </section>
  );
}
