import { fail, ok } from '../../lib/result';
import { NO_USAGE } from '../../model/run/add-usage';
import { faultOf } from '../../model/say-in-english';
import { saying } from '../../model/saying-of';
import type { ReadCommand } from '../commands/command';
import { planOrStuck } from '../commands/plan-goal';
import { readLines } from '../commands/progress';
import { modelPlanner } from '../model-planner';
import type { Planned, Planner } from '../planner';
import { browserModel, type LanguageModel } from './language-model';
import { onDevice } from './on-device';
import { readGoal } from './read-goal';

/**
 * Plans with the model of this browser. Commands that the verb tables read are planned without it; where they do not, it reads the sentence, and what it read is
 * looked for on the page by the same code and under the same guards. Only what is none of these it plans by itself.
 */
export function onDevicePlanner(find: () => LanguageModel | undefined = browserModel): Planner {
  const byItself = modelPlanner(onDevice(find));
  /** As it was read when the run began; undefined: by the verb tables. */
  const readings = new Map<string, ReadCommand[] | undefined>();
  return {
    plan: async (request, hooks, signal) => {
      const model = find();
      const isHere = model && (await model.availability().catch(() => 'unavailable')) === 'available';
      // In a run that another reading began, or the model by itself, a command has another number.
      const isKnown = request.history.length === 0 || readings.has(request.goal);
      const isOurs = isKnown && request.purpose === 'plan' && request.history.every(({ thought }) => readLines(thought).length > 0);
      if (!isHere || !isOurs) return byItself.plan(request, hooks, signal);
      if (signal.aborted) return { result: fail(faultOf('aborted', saying('stoppedByYou'))), usage: NO_USAGE };
      const planned = (read?: ReadCommand[]): Planned | undefined => {
        const { plan, stuck } = planOrStuck(request, read ? { read } : {});
        if (stuck || (plan.isComplete === true && !plan.success)) return undefined;
        readings.set(request.goal, read);
        return { result: ok(plan), usage: NO_USAGE, by: 'embedded' };
      };
      const known = planned(readings.get(request.goal));
      if (known) return known;
      const read = request.history.length === 0 ? await readGoal(model, request.goal, signal) : undefined;
      const answer = read && planned(read);
      return answer ? { ...answer, usage: { ...NO_USAGE, calls: 1, dollars: 0 } } : byItself.plan(request, hooks, signal);
    },
  };
}
