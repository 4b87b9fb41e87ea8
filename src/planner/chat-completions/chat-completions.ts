import { OpenAI } from 'openai/client';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai/error';
import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import type { Sayings } from '../../model/saying';
import { PLAIN_FORM } from '../endpoint/form';
import { type EndedAnswer, type Endpoint, type EndpointPort, type Prompt, RETRIES } from '../endpoint/port';
import { tellingFetch } from '../endpoint/telling-fetch';
import type { Tokens } from '../endpoint/usage-of';
import type { Turn } from '../prompt/conversation';
import { answerWithin, strictPlanSchema } from './strict-schema';

/** Any endpoint that speaks Chat Completions, by OpenAI and many others. */
export const chatCompletions: EndpointPort = {
  form: { ...PLAIN_FORM, structure: ['schema', 'tool', 'words'], newLimit: true, counted: true },
  errors: { APIError, APIConnectionError, APIConnectionTimeoutError, APIUserAbortError },
  ask: async (prompt, hear, signal) => {
    const stream = await clientOf(prompt, hear.again).chat.completions.create(bodyOf(prompt), { signal });
    let text = '';
    let refused = '';
    let finish: string | null | undefined;
    for await (const { choices, usage } of stream) {
      hear.data();
      if (usage) hear.tokens(tokensOf(usage));
      // Not each chunk has one: the last has the usage alone, and the first of Azure what its filters found.
      const choice = choices?.[0];
      if (!choice) continue;
      const { content, refusal, tool_calls, ...more } = choice.delta ?? {};
      const { reasoning_content, reasoning } = more as Thinking;
      const thought = reasoning_content ?? reasoning;
      if (typeof thought === 'string') hear.thinking(thought);
      const said = `${content ?? ''}${tool_calls?.[0]?.function?.arguments ?? ''}`;
      if (said) hear.text(said);
      text += said;
      refused += refusal ?? '';
      finish = choice.finish_reason ?? finish;
    }
    return { text: answerWithin(text), ending: endingOf(finish, refused) };
  },
  tryOnce: async (place, { ms }) => {
    const messages = [{ role: 'user' as const, content: 'Say OK.' }];
    // Without a limit of tokens: OpenAI fails where a model that thinks first has used up a small one, and vendors differ in its name.
    const answer: unknown = await clientOf(place).chat.completions.create({ model: place.model, messages }, { maxRetries: 0, timeout: ms });
    return typeof answer === 'object' && answer !== null && 'choices' in answer && Array.isArray(answer.choices);
  },
  models: (place) => clientOf(place).models.list(),
};

/** A client for the worker; see that of the Messages API. */
function clientOf({ endpoint, key }: Endpoint, tell: (told: Sayings) => void = () => undefined): OpenAI {
  return new OpenAI({
    apiKey: key,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: endpoint,
    dangerouslyAllowBrowser: true,
    maxRetries: RETRIES,
    logLevel: 'off',
    fetch: tellingFetch(tell),
  });
}

/** What models think, where servers send it: DeepSeek, vLLM and llama.cpp by the first name, OpenRouter, Groq and Ollama by the second. */
interface Thinking {
  reasoning_content?: unknown;
  reasoning?: unknown;
}

function bodyOf({ model, form, system, turns }: Prompt): ChatCompletionCreateParamsStreaming {
  const [structure] = form.structure;
  return {
    model,
    stream: true,
    messages: [{ role: 'system', content: system }, ...turns.map(messageOf)],
    ...(form.newLimit ? { max_completion_tokens: form.answer } : { max_tokens: form.answer }),
    ...(form.counted ? { stream_options: { include_usage: true } } : {}),
    ...(structure === 'schema'
      ? { response_format: { type: 'json_schema', json_schema: { name: PLAN, strict: true, schema: strictPlanSchema() } } }
      : {}),
    ...(structure === 'tool'
      ? {
          tools: [{ type: 'function', function: { name: PLAN, parameters: strictPlanSchema() } }],
          tool_choice: { type: 'function', function: { name: PLAN } },
        }
      : {}),
  };
}
const PLAN = 'plan';

/** Servers for text alone take no parts: without a picture the content is one text. */
function messageOf({ role, content }: Turn): ChatCompletionMessageParam {
  const parts = content.map(
    (part): ChatCompletionContentPart =>
      'picture' in part
        ? { type: 'image_url', image_url: { url: `data:${part.picture.mediaType};base64,${part.picture.base64}` } }
        : { type: 'text', text: part.text },
  );
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return role === 'user' && parts.some(({ type }) => type === 'image_url') ? { role, content: parts } : { role, content: text };
}

function endingOf(finish: string | null | undefined, refused: string): EndedAnswer['ending'] {
  if (refused || finish === 'content_filter') return { refused };
  if (finish === 'length') return 'cut';
  return finish ? 'whole' : 'broken';
}

/** `cost`: of OpenRouter; `prompt_cache_hit_tokens`: of DeepSeek (api-docs.deepseek.com/guides/kv_cache). */
function tokensOf(usage: CompletionUsage & { cost?: unknown; prompt_cache_hit_tokens?: number }): Tokens {
  const cacheRead = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0;
  return {
    input: Math.max(0, (usage.prompt_tokens ?? 0) - cacheRead),
    output: usage.completion_tokens ?? 0,
    cacheRead,
    cacheWrite: 0,
    ...(typeof usage.cost === 'number' ? { dollars: usage.cost } : {}),
  };
}
