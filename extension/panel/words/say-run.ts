import { currentPlan, type Run } from '../../../src/model/run/run';
import type { Question, RunEventOf } from '../../../src/model/run/run-event';
import type { Usage } from '../../../src/model/run/usage';
import type { Saying } from '../../../src/model/saying';
import { say } from '../../locales/say';
import { endingOf } from '../store/ways-out';
import { sayDollars } from './say-number';
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

/** How many calls of a model, and what they cost where that is known. */
export function sayCalls({ calls, dollars }: Usage): string {
  if (calls === 0) return say('run.noModelCall');
  return dollars === undefined
    ? say('count.modelCalls', { count: calls })
    : say('run.callsFor', { count: calls, dollars: sayDollars(dollars) });
}
