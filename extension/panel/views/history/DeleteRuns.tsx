import { useState } from 'react';
import type { RunSummary } from '../../../../src/wire/shapes';
import { Button } from '../../parts/Button';

/** Deletes all runs that are listed, after it was said how many and that it is for good. */
export function DeleteRuns({ runs, remove }: { runs: readonly RunSummary[]; remove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const what = runs.length === 1 ? 'this run' : `these ${runs.length} runs`;
  if (!isAsking)
    return (
      <div className="row">
        <Button small look="quiet danger" icon="bin" onClick={() => setAsking(true)}>
          Delete {what}
        </Button>
      </div>
    );
  return (
    <section className="stack" aria-label={`Delete ${what}`}>
      <p className="small">Delete {what} with their steps and pictures? This can’t be undone. Playbooks stay.</p>
      <div className="row">
        <Button small look="danger" onClick={remove}>
          Delete
        </Button>
        <Button small onClick={() => setAsking(false)}>
          Keep them
        </Button>
      </div>
    </section>
  );
}
