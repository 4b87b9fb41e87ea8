import type { MessageCreateParamsBase, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { fail, ok, type Result } from '../../lib/result';
import type { Fault } from '../../model/fault';
import { addUsage, NO_USAGE, type Usage } from '../../model/usage';
import type { PlanHooks, PlanRequest } from '../planner';
import { askModel, brokeOff } from './ask-model';
import { claude, type Endpoint } from './client';
import { type Form, simplerForm } from './form';
import { planSchema } from './plan-schema';
import { usageOf } from './prices';
import { messages, systemBlocks } from './prompt/messages';
import { sayFault, saySilence, whyNoAnswer } from './say-fault';

export interface AskOptions extends Endpoint {
  model: string;
  /** Takes the values of secrets out of a text before it leaves the machine. */
  hide?: (text: string) => string;
}

export interface Asked {
  options: AskOptions;
  request: PlanRequest;
  hooks: PlanHooks;
  signal: AbortSignal;
  form: Form;
  /** What was said in this planning already, after the conversation that the request gives. */
  more: MessageParam[];
}

/** The text of one answer; asked again in a simpler form where the endpoint refuses this one, and once where the stream broke. */
export async function askInForm(asked: Asked): Promise<{ result: Result<string, Fault>; form: Form; usage: Usage }> {
  const { options, request, hooks, signal } = asked;
  const client = claude(options, (text) => hooks.onRetry?.(text));
  let { form } = asked;
  let usage = NO_USAGE;
  let broken = false;
  for (;;) {
    const spoken = await askModel(client, bodyOf(asked, form), hooks, signal);
    if (spoken.usage) usage = addUsage(usage, usageOf(options.model, spoken.usage));
    if ('message' in spoken) {
      const fault = whyNoAnswer(spoken.message);
      const text = spoken.message.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
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
    return { result: fail(spoken.silent ? saySilence(options) : sayFault(spoken.error, options)), form, usage };
  }
}

function bodyOf({ options, request, more }: Asked, form: Form): MessageCreateParamsBase {
  const { structured, effort, picture, pageBudget, answer } = form;
  const config = {
    ...(structured ? { format: { type: 'json_schema' as const, schema: planSchema } } : {}),
    ...(effort ? { effort: 'medium' as const } : {}),
  };
  return {
    model: options.model,
    max_tokens: answer,
    system: systemBlocks(structured),
    messages: [...messages(request, { budget: pageBudget, picture, hide: options.hide ?? ((text) => text) }), ...more],
    ...(structured || effort ? { output_config: config } : {}),
  };
}
