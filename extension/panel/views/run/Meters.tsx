import type { Run } from '../../../../src/model/run/run';
import { say, sayFacts } from '../../../locales/say';
import { useClock } from '../../parts/use-clock';
import { runNumbers } from '../../store/run-numbers';
import { sayMs } from '../../words/say-number';
import { sayCalls } from '../../words/say-run';

/** What the run has used so far, in one line: steps, time, calls of the model and what they cost. */
export function Meters({ run }: { run: Run }) {
  const now = useClock(!run.finished && !run.question);
  const { ms, operations, usage } = runNumbers(run, now);
  return <p className="meters small soft">{sayFacts([say('count.steps', { count: operations }), sayMs(ms), sayCalls(usage)])}</p>;
}
