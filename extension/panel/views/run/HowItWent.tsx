import { useEffect, useState } from 'react';
import { items, type Run } from '../../../../src/model/run/run';
import { call } from '../../../../src/wire/call';
import type { PanelAnswer } from '../../../../src/wire/calls';
import { say, sayFacts } from '../../../locales/say';
import { runNumbers } from '../../store/run-numbers';
import { whenDrawn } from '../../store/when-drawn';
import { sayDollars, sayMs } from '../../words/say-number';
import { sayCalls } from '../../words/say-run';
import { sayStep } from '../../words/say-to-person';

/** One line on how a run went: steps, time, what it cost, and what was saved against the run that it was learned from, where that is known. */
export function HowItWent({ run, at }: { run: Run; at: number }) {
  const { ms, operations, skipped, usage } = runNumbers(run, at);
  const fromMemory = items(run).some(({ origin }) => origin) && usage.calls === 0;
  const saved = useSaved(run.id, fromMemory);
  const found = items(run).filter(({ record }) => record?.heal);
  if (operations === 0 && usage.calls === 0) return null;
  const numbers = [
    operations ? say('count.steps', { count: operations }) : '',
    sayMs(ms),
    skipped ? say('run.skippedCount', { count: skipped }) : '',
    fromMemory ? say('run.fromMemory') : sayCalls(usage),
    saySaved(saved),
  ];
  return (
    <>
      <p className="small soft">{sayFacts(numbers)}</p>
      {found.length > 0 && (
        <ul className="small soft" aria-label={say('run.foundAnyway')}>
          {found.map((item) => (
            <li key={item.id}>{say('run.thePageChangedFoundIt', { item: sayStep(item) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function saySaved({ dollars, ms }: PanelAnswer<'run.saved'>): string {
  if (dollars && ms) return say('run.savedBoth', { dollars: sayDollars(dollars), time: sayMs(ms) });
  if (dollars) return say('run.savedMoney', { dollars: sayDollars(dollars) });
  return ms ? say('run.savedTime', { time: sayMs(ms) }) : '';
}

/** What a run from memory saved; empty until the worker has said, and where nothing is known. */
function useSaved(runId: string, fromMemory: boolean): PanelAnswer<'run.saved'> {
  const [saved, setSaved] = useState<PanelAnswer<'run.saved'>>({});
  useEffect(() => {
    if (!fromMemory) return;
    return whenDrawn(() => void call('run.saved', { runId }).then((answer) => answer.ok && setSaved(answer.value)));
  }, [runId, fromMemory]);
  return saved;
}
