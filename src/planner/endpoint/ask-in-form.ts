import { fail, ok, type Result } from '../../lib/result';
import { addUsage, NO_USAGE } from '../../model/run/add-usage';
import type { Fault } from '../../model/run/fault';
import type { Usage } from '../../model/run/usage';
import { SHORTEN_PLAN } from '../answer/read-answer';
import type { Exchange } from '../model-planner';
import type { PlanHooks, PlanRequest } from '../planner';
import { conversation, systemText, type Turn } from '../prompt/conversation';
import { askModel, brokeOff } from './ask-model';
import { type Form, simplerForm } from './form';
import type { Endpoint, EndpointPort, Prompt } from './port';
import { sayFault, TOO_LONG, whyNoAnswer } from './say-fault';
import { type Tokens, usageOf } from './usage-of';

export interface AskOptions extends Endpoint {
  model: string;
  /** Takes the values of secrets out of a text before it leaves the machine. */
  hide?: (text: string) => string;
}

export interface Asked {
  port: EndpointPort;
  options: AskOptions;
  request: PlanRequest;
  hooks: PlanHooks;
  signal: AbortSignal;
  form: Form;
  /** The model was asked for a plan of the same run before, so that its cache may hold the beginning of the prompt. */
  continues: boolean;
  /** Answers and replies of this planning so far; they follow the conversation that is made from the request. */
  since: readonly Exchange[];
}

/**
 * The text of one answer. Asks again in a simpler form where the endpoint refuses this one, and once more where the stream broke, and for a shorter
 * answer where this one was longer than the limit.
 */
export async function askInForm(asked: Asked): Promise<{ result: Result<string, Fault>; form: Form; usage: Usage }> {
  const { port, options, request, hooks, signal } = asked;
  let { form } = asked;
  let usage = NO_USAGE;
  let broken = false;
  let shorter = false;
  for (;;) {
    const spoken = await askModel(port, promptOf(asked, form, shorter), hooks, signal);
    if (spoken.begun || spoken.tokens) usage = addUsage(usage, usageOf(options.model, spoken.tokens));
    if (spoken.tokens && asked.continues && isCacheMissed(spoken.tokens)) hooks.onRetry?.(CACHE_MISSED);
    const tooLong = 'answered' in spoken ? spoken.answered.ending === 'cut' : spoken.endless;
    if (tooLong && !shorter) {
      shorter = true;
      hooks.onRetry?.("The model's answer was too long; asking once more for a shorter one.");
      continue;
    }
    if ('answered' in spoken) {
      const { text, ending } = spoken.answered;
      const fault = whyNoAnswer(ending);
      return { result: fault ? fail(fault) : ok(text), form, usage };
    }
    const simpler = simplerForm(spoken.error, form, request.picture !== undefined);
    if (simpler) {
      form = simpler.form;
      hooks.onRetry?.(simpler.why);
      continue;
    }
    if (!broken && !signal.aborted && brokeOff(spoken)) {
      broken = true;
      hooks.onRetry?.("The model's answer broke off; asking once more.");
      continue;
    }
    return { result: fail(spoken.endless ? TOO_LONG : sayFault(spoken.error, options)), form, usage };
  }
}

/** The prompt began as in the call before, and all of it was billed as new. Endpoints without a cache report no tokens of one. */
const isCacheMissed = ({ cacheRead, cacheWrite }: Tokens): boolean => !cacheRead && cacheWrite > 0;
const CACHE_MISSED = 'The model’s endpoint had nothing of the last call in its cache, so this call costs more.';

function promptOf({ options, request, since }: Asked, form: Form, shorter: boolean): Prompt {
  const { endpoint, key, keyAs, model, hide = (text) => text } = options;
  const turns = [...conversation(request, { budget: form.pageBudget, picture: form.picture, hide }), ...since.flatMap(turnsOf)];
  if (shorter) turns.at(-1)?.content.push({ text: `Your answer was cut at its limit, and nothing of it was used. ${SHORTEN_PLAN}` });
  return { endpoint, key, keyAs, model, form, system: systemText(form.structure[0] !== 'words'), turns };
}

/** The longest part of a refused answer that the model is shown again, characters. */
const MAX_SHOWN_AGAIN = 20_000;

const turnsOf = ({ answer, reply }: Exchange): Turn[] => [
  { role: 'assistant', content: [{ text: answer.trim().slice(0, MAX_SHOWN_AGAIN) || '{}' }] },
  { role: 'user', content: [{ text: reply }] },
];
