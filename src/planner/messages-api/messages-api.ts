import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/error';
import {
  type ContentBlockParam,
  type Message,
  type MessageCreateParamsBase,
  Messages,
  type Usage as ModelUsage,
} from '@anthropic-ai/sdk/resources/messages';
import { Models } from '@anthropic-ai/sdk/resources/models';
import type { Sayings } from '../../model/saying';
import { planSchema } from '../answer/plan-schema';
import { PLAIN_FORM } from '../endpoint/form';
import { type EndedAnswer, type Endpoint, type EndpointPort, type Prompt, RETRIES } from '../endpoint/port';
import { tellingFetch } from '../endpoint/telling-fetch';
import type { Tokens } from '../endpoint/usage-of';
import type { TurnPart } from '../prompt/conversation';

/** Any endpoint that speaks the Messages API. */
export const messagesApi: EndpointPort = {
  form: { ...PLAIN_FORM, effort: true, thinking: true, hour: true },
  errors: { APIError, APIConnectionError, APIConnectionTimeoutError, APIUserAbortError },
  ask: async (prompt, hear, signal) => {
    const stream = clientOf(prompt, hear.again).messages.stream(bodyOf(prompt), { signal });
    const count = () => stream.currentMessage && hear.tokens(tokensOf(stream.currentMessage.usage));
    stream.on('streamEvent', () => {
      hear.data();
      count();
    });
    stream.on('thinking', hear.thinking);
    stream.on('text', hear.text);
    const message = await stream.finalMessage();
    hear.tokens(tokensOf(message.usage));
    return { text: message.content.map((block) => (block.type === 'text' ? block.text : '')).join(''), ending: endingOf(message) };
  },
  tryOnce: async (place, { tokens, ms }) => {
    const messages = [{ role: 'user' as const, content: 'Say OK.' }];
    const answer: unknown = await clientOf(place).messages.create(
      { model: place.model, max_tokens: tokens, messages },
      { maxRetries: 0, timeout: ms },
    );
    return typeof answer === 'object' && answer !== null && 'content' in answer && Array.isArray(answer.content);
  },
  models: (place) => clientOf(place).models.list({ limit: 100 }),
};

/** Built from the part of the SDK that Abra uses, a third of its size. */
class MessagesClient extends BaseAnthropic {
  messages = new Messages(this);
  models = new Models(this);
}

/** A client for the worker. The key is the person's own, so calling from a browser is intended. `tell` gets the reason of each retry. */
function clientOf({ endpoint, key, keyAs }: Endpoint, tell: (told: Sayings) => void = () => undefined): MessagesClient {
  return new MessagesClient({
    apiKey: keyAs === 'bearer' ? null : key,
    authToken: keyAs === 'bearer' ? key : null,
    baseURL: endpoint,
    dangerouslyAllowBrowser: true,
    maxRetries: RETRIES,
    logLevel: 'off',
    openTelemetry: false,
    fetch: tellingFetch(tell),
  });
}

function bodyOf({ model, form, system, turns }: Prompt): MessageCreateParamsBase {
  const structured = form.structure[0] === 'schema';
  const config = {
    ...(structured ? { format: { type: 'json_schema' as const, schema: planSchema } } : {}),
    ...(form.effort ? { effort: 'medium' as const } : {}),
  };
  return {
    model,
    max_tokens: form.answer,
    system: [{ type: 'text', text: system, ...(form.hour ? CACHED_FOR_AN_HOUR : CACHED) }],
    messages: turns.map(({ role, content }) => ({ role, content: content.map(blockOf) })),
    ...(structured || form.effort ? { output_config: config } : {}),
    ...(form.thinking ? { thinking: { type: 'adaptive' as const, display: 'summarized' as const } } : {}),
  };
}

const CACHED = { cache_control: { type: 'ephemeral' as const } };
const CACHED_FOR_AN_HOUR = { cache_control: { type: 'ephemeral' as const, ttl: '1h' as const } };

const blockOf = (part: TurnPart): ContentBlockParam =>
  'picture' in part
    ? { type: 'image', source: { type: 'base64', media_type: part.picture.mediaType, data: part.picture.base64 } }
    : { type: 'text', text: part.text, ...(part.cached ? CACHED : {}) };

function endingOf({ stop_reason, stop_details }: Message): EndedAnswer['ending'] {
  if (stop_reason === 'refusal') return { refused: (stop_details?.type === 'refusal' && stop_details.explanation) || '' };
  if (stop_reason === 'max_tokens') return 'cut';
  return stop_reason === 'model_context_window_exceeded' ? 'full' : 'whole';
}

/** `cost`: of OpenRouter (openrouter.ai/docs/use-cases/usage-accounting). */
const tokensOf = (usage: ModelUsage & { cost?: unknown }): Tokens => ({
  input: usage.input_tokens ?? 0,
  output: usage.output_tokens ?? 0,
  cacheRead: usage.cache_read_input_tokens ?? 0,
  cacheWrite: usage.cache_creation_input_tokens ?? 0,
  cacheHour: usage.cache_creation?.ephemeral_1h_input_tokens ?? 0,
  ...(typeof usage.cost === 'number' ? { dollars: usage.cost } : {}),
});
