import { currentPlan, type Run } from '../../../src/model/run';
import type { Question, RunEventOf } from '../../../src/model/run-event';
import type { Saying } from '../../../src/model/saying';
import { endingOf } from '../store/ways-out';
import { sayTold } from './say-told';
import { whyBailed, whyFaulted } from './why-stopped';

/** How a run ended, in the language of the panel. */
export function sayEnd(run: Run, { summary, says }: Pick<RunEventOf<'finished'>, 'summary' | 'says'>): string {
  const ending = endingOf(run);
  if (ending && 'bail' in ending) return whyBailed(ending.bail).text;
  if (ending && 'fault' in ending) return whyFaulted(ending.fault).text;
  return sayTold({ text: summary, says: withStop(run, says) }, run);
}

/** What a run asks, in the language of the panel; a planner's question is in its own words. */
export const sayQuestion = (run: Run, { text, says }: Question): string => sayTold({ text, says: withStop(run, says) }, run);

/** Why the plan stopped is worded from its evidence. */
function withStop(run: Run, says: readonly Saying[] | undefined): readonly Saying[] | undefined {
  const bail = currentPlan(run)?.bail;
  return bail ? says?.map((one) => (one.kind === 'theStop' ? { ...one, values: { text: whyBailed(bail).text } } : one)) : says;
}
