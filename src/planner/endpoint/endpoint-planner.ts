import { ok } from '../../lib/result';
import type { Protocol } from '../../model/plan/planners';
import { addUsage, NO_USAGE } from '../../model/run/add-usage';
import type { Speak } from '../model-planner';
import { type AskOptions, askInForm } from './ask-in-form';
import { PORTS } from './ports';

export interface EndpointOptions extends AskOptions {
  protocol: Protocol;
  /** Tokens that the page may take in a prompt; default 6000. */
  pageBudget?: number;
}

/** How many sections of a page the model may ask for in one planning. */
const MAX_SECTIONS = 3;

/** A planner over an endpoint; each answer is one streamed call. Between plannings it keeps only which features the endpoint refused,
 * and of which run the last one was. */
export function endpointPlanner({ protocol, ...options }: EndpointOptions): Speak {
  const port = PORTS[protocol];
  let form = { ...port.form, ...(options.pageBudget ? { pageBudget: options.pageBudget } : {}) };
  let lastRun: string | undefined;
  return async (request, hooks, signal) => {
    let usage = NO_USAGE;
    const continues = request.nonce !== undefined && request.nonce === lastRun;
    lastRun = request.nonce;
    return ok({
      say: async (since) => {
        const spoken = await askInForm({ port, options, request, hooks, signal, form, continues, since });
        form = spoken.form;
        usage = addUsage(usage, spoken.usage);
        return spoken.result;
      },
      usage: () => usage,
      hide: options.hide ?? ((text) => text),
      sections: MAX_SECTIONS,
    });
  };
}
