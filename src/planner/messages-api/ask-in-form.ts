import type { ContentBlockParam, MessageCreateParamsBase, Usage as ModelUsage } from '@anthropic-ai/sdk/resources/messages';
import { fail, ok, type Result } from '../../lib/result';
import type { Fault } from '../../model/fault';
import { addUsage, NO_USAGE, type Usage } from '../../model/usage';
import { planSchema } from '../answer/plan-schema';
import { SHORTEN_PLAN } from '../answer/read-answer';
import type { Exchange } from '../model-planner';
import type { PlanHooks, PlanRequest } from '../planner';
import { conversation, systemText, type TurnPart } from '../prompt/conversation';
import { askModel, brokeOff } from './ask-model';
import { type Endpoint, messagesClient } from './client';
import { type Form, simplerForm } from './form';
import { sayFault, saySilence, TOO_LONG, whyNoAnswer } from './say-fault';
import { usageOf } from './usage-of';

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
  const { options, request, hooks, signal } = asked;
  const client = messagesClient(options, (text) => hooks.onRetry?.(text));
  let { form } = asked;
  let usage = NO_USAGE;
  let broken = false;
  let shorter = false;
  for (;;) {
    const spoken = await askModel(client, bodyOf(asked, form, shorter), hooks, signal);
    if (spoken.usage) usage = addUsage(usage, usageOf(options.model, spoken.usage));
    if (spoken.usage && asked.continues && isCacheMissed(spoken.usage)) hooks.onRetry?.(CACHE_MISSED);
    const tooLong = 'message' in spoken ? spoken.message.stop_reason === 'max_tokens' : spoken.endless;
    if (tooLong && !shorter) {
      shorter = true;
      hooks.onRetry?.("The model's answer was too long; asking once more for a shorter one.");
      continue;
    }
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
    const fault = spoken.endless ? TOO_LONG : spoken.silent ? saySilence(options) : sayFault(spoken.error, options);
    return { result: fail(fault), form, usage };
  }
}

/** The prompt began as in the call before, and all of it was billed as new. Endpoints without a cache report no tokens of one. */
const isCacheMissed = ({ cache_read_input_tokens: read, cache_creation_input_tokens: written }: ModelUsage): boolean => !read && !!written;
const CACHE_MISSED = 'The model’s endpoint had nothing of the last call in its cache, so this call costs more.';

function bodyOf({ options, request, since }: Asked, form: Form, shorter: boolean): MessageCreateParamsBase {
  const { structured, effort, thinking, hour, picture, pageBudget, answer } = form;
  const config = {
    ...(structured ? { format: { type: 'json_schema' as const, schema: planSchema } } : {}),
    ...(effort ? { effort: 'medium' as const } : {}),
  };
  const turns = conversation(request, { budget: pageBudget, picture, hide: options.hide ?? ((text) => text) });
  const messages: Said[] = [...turns.map(({ role, content }) => ({ role, content: content.map(blockOf) })), ...since.flatMap(turnsOf)];
  if (shorter)
    messages.at(-1)?.content.push({ type: 'text', text: `Your answer was cut at its limit, and nothing of it was used. ${SHORTEN_PLAN}` });
  return {
    model: options.model,
    max_tokens: answer,
    system: [{ type: 'text', text: systemText(structured), ...(hour ? CACHED_FOR_AN_HOUR : CACHED) }],
    messages,
    ...(structured || effort ? { output_config: config } : {}),
    ...(thinking ? { thinking: { type: 'adaptive' as const, display: 'summarized' as const } } : {}),
  };
}

type Said = { role: 'user' | 'assistant'; content: ContentBlockParam[] };

const CACHED = { cache_control: { type: 'ephemeral' as const } };
const CACHED_FOR_AN_HOUR = { cache_control: { type: 'ephemeral' as const, ttl: '1h' as const } };

const blockOf = (part: TurnPart): ContentBlockParam =>
  'picture' in part
    ? { type: 'image', source: { type: 'base64', media_type: part.picture.mediaType, data: part.picture.base64 } }
    : { type: 'text', text: part.text, ...(part.cached ? CACHED : {}) };

/** The longest part of a refused answer that the model is shown again, characters. */
const MAX_SHOWN_AGAIN = 20_000;

const turnsOf = ({ answer, reply }: Exchange): Said[] => [
  { role: 'assistant', content: [{ type: 'text', text: answer.trim().slice(0, MAX_SHOWN_AGAIN) || '{}' }] },
  { role: 'user', content: [{ type: 'text', text: reply }] },
];
