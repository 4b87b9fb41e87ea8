import { fail, ok } from '../../lib/result';
import { NO_USAGE } from '../../model/run/add-usage';
import { faultOf } from '../../model/say-in-english';
import { saying } from '../../model/saying-of';
import type { Planner } from '../planner';
import { planGoal } from './plan-goal';
import { planRepair } from './plan-repair';

/** The planner that needs no key: it reads commands by the verb tables of the language packs, deterministic, on this machine, never names an element that the snapshot does not have. */
export const commandPlanner: Planner = {
  plan(request, hooks, signal) {
    if (signal.aborted) return Promise.resolve({ result: fail(faultOf('aborted', saying('stoppedByYou'))), usage: NO_USAGE });
    const plan = request.purpose === 'repair' ? planRepair(request) : planGoal(request);
    if (plan.isComplete !== true) hooks.onThought?.(plan.thought);
    return Promise.resolve({ result: ok(plan), usage: NO_USAGE });
  },
};
