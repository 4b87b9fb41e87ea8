import { ok } from '../../lib/result';
import { addUsage, NO_USAGE } from '../../model/usage';
import type { Speak } from '../model-planner';
import { type AskOptions, askInForm } from './ask-in-form';
import { DEFAULT_FORM, type Form } from './form';

export interface MessagesApiOptions extends AskOptions {
  /** Tokens that the page may take in a prompt; default 6000. */
  pageBudget?: number;
}

/** How many sections of a page the model may ask for in one planning. */
const MAX_SECTIONS = 3;

/** A planner over the Messages API; each answer is one streamed call. Between plannings it keeps only which features the endpoint refused,
 * and of which run the last one was. */
export function messagesApi(options: MessagesApiOptions): Speak {
  let form: Form = { ...DEFAULT_FORM, ...(options.pageBudget ? { pageBudget: options.pageBudget } : {}) };
  let lastRun: string | undefined;
  return async (request, hooks, signal) => {
    let usage = NO_USAGE;
    const continues = request.nonce !== undefined && request.nonce === lastRun;
    lastRun = request.nonce;
    return ok({
      say: async (since) => {
        const spoken = await askInForm({ options, request, hooks, signal, form, continues, since });
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
