import { parseUrl } from '../../lib/url';
import type { Settings } from '../settings';
import type { Protocol } from './planners';

/** A vendor, gateway or server whose own pages say how it is spoken to. */
export interface KnownEndpoint {
  /** By which the panel has words of which key it wants, and what has to be so before it can be used. */
  id: string;
  name: string;
  /** It runs on the person's own computer. */
  isLocal?: true;
  /** It passes calls on to the models of many vendors. */
  isGateway?: true;
  endpoint: string;
  /** Default: `messages-api`. */
  protocol?: Protocol;
  /** Default: `x-api-key`. */
  keyAs?: Settings['keyAs'];
  /** How its keys begin, if no other vendor's do. */
  keyPrefix?: string;
  /** Where the key is had, or the server is described. */
  page: string;
  /** Names as its models have there; the first is set where it is chosen. */
  models: readonly [string, ...string[]];
}

/**
 * As their own pages said in November 2026: docs.anthropic.com/en/api/messages, vercel.com/docs/ai-gateway/sdks-and-apis/anthropic-messages-api,
 * docs.litellm.ai/docs/anthropic_unified, docs.ollama.com/api/anthropic-compatibility (origins: github.com/ollama/ollama/pull/1797),
 * lmstudio.ai/docs/developer/anthropic-compat, huggingface.co/blog/ggml-org/anthropic-messages-api-in-llamacpp, docs.vllm.ai/en/v0.22.1/serving/online_serving,
 * openrouter.ai/docs/guides/coding-agents/claude-code-integration, api-docs.deepseek.com/guides/anthropic_api, platform.kimi.ai/docs/api/overview,
 * docs.z.ai/devpack/tool/claude, platform.minimax.io/docs/api-reference/text-anthropic-api, docs.qwencloud.com/api-reference/chat/anthropic;
 * Chat Completions: platform.openai.com/docs/api-reference/chat, ai.google.dev/gemini-api/docs/openai, docs.mistral.ai/inference/quickstarts/send-your-first-request,
 * console.groq.com/docs/openai, docs.x.ai/developers/quickstart.
 * The pages of llama.cpp and vLLM show calls without a key and do not say where they read one, so that those two are
 * offered as servers without. Gateways for which no page says so are not here; their address can be typed.
 */
export const ENDPOINTS = [
  {
    id: 'anthropic',
    name: 'Anthropic',
    endpoint: 'https://api.anthropic.com',
    keyPrefix: 'sk-ant-',
    page: 'https://console.anthropic.com/settings/keys',
    models: ['claude-sonnet-5-5', 'claude-haiku-5-5', 'claude-opus-5-5'],
  },
  {
    id: 'vercel',
    name: 'Vercel AI Gateway',
    isGateway: true,
    endpoint: 'https://ai-gateway.vercel.sh',
    page: 'https://vercel.com/docs/ai-gateway/sdks-and-apis/anthropic-messages-api',
    models: ['anthropic/claude-sonnet-4.5'],
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    isGateway: true,
    endpoint: 'https://openrouter.ai/api',
    keyAs: 'bearer',
    keyPrefix: 'sk-or-',
    page: 'https://openrouter.ai/settings/keys',
    models: ['anthropic/claude-sonnet-4.5'],
  },
  {
    id: 'openai',
    name: 'OpenAI',
    endpoint: 'https://api.openai.com/v1',
    protocol: 'chat-completions',
    keyPrefix: 'sk-proj-',
    page: 'https://platform.openai.com/api-keys',
    models: ['gpt-5.4', 'gpt-5.4-mini'],
  },
  {
    id: 'gemini',
    name: 'Gemini',
    endpoint: 'https://generativelanguage.googleapis.com/v1beta/openai',
    protocol: 'chat-completions',
    keyPrefix: 'AIza',
    page: 'https://aistudio.google.com/apikey',
    models: ['gemini-3.5-flash'],
  },
  {
    id: 'mistral',
    name: 'Mistral',
    endpoint: 'https://api.mistral.ai/v1',
    protocol: 'chat-completions',
    page: 'https://console.mistral.ai/api-keys',
    models: ['mistral-large-latest', 'mistral-small-latest'],
  },
  {
    id: 'groq',
    name: 'Groq',
    endpoint: 'https://api.groq.com/openai/v1',
    protocol: 'chat-completions',
    keyPrefix: 'gsk_',
    page: 'https://console.groq.com/keys',
    models: ['openai/gpt-oss-120b'],
  },
  {
    id: 'xai',
    name: 'xAI',
    endpoint: 'https://api.x.ai/v1',
    protocol: 'chat-completions',
    keyPrefix: 'xai-',
    page: 'https://console.x.ai/team/default/api-keys',
    models: ['grok-4.6', 'grok-4.3'],
  },
  {
    id: 'deepseek',
    name: 'DeepSeek',
    endpoint: 'https://api.deepseek.com/anthropic',
    page: 'https://platform.deepseek.com/api_keys',
    models: ['deepseek-flash', 'deepseek-v4-pro'],
  },
  {
    id: 'moonshot',
    name: 'Moonshot (Kimi)',
    endpoint: 'https://api.moonshot.ai/anthropic',
    keyAs: 'bearer',
    page: 'https://platform.moonshot.ai/console/api-keys',
    models: ['kimi-k3', 'kimi-k2.5'],
  },
  {
    id: 'zai',
    name: 'Z.ai (GLM)',
    endpoint: 'https://api.z.ai/api/anthropic',
    keyAs: 'bearer',
    page: 'https://z.ai/manage-apikey/apikey-list',
    models: ['glm-5.3', 'glm-4.7'],
  },
  {
    id: 'minimax',
    name: 'MiniMax',
    endpoint: 'https://api.minimax.io/anthropic',
    page: 'https://platform.minimax.io/docs/api-reference/text-anthropic-api',
    models: ['MiniMax-M3', 'MiniMax-M2.7'],
  },
  {
    id: 'qwen',
    name: 'Qwen',
    endpoint: 'https://dashscope-intl.aliyuncs.com/apps/anthropic',
    page: 'https://docs.qwencloud.com/api-reference/chat/anthropic',
    models: ['qwen3.6-plus', 'qwen3.6-flash'],
  },
  {
    id: 'litellm',
    name: 'LiteLLM',
    isLocal: true,
    endpoint: 'http://localhost:4000',
    page: 'https://docs.litellm.ai/docs/anthropic_unified',
    models: ['my-test-model'],
  },
  {
    id: 'ollama',
    name: 'Ollama',
    isLocal: true,
    endpoint: 'http://localhost:11434',
    page: 'https://docs.ollama.com/api/anthropic-compatibility',
    models: ['qwen3-coder', 'gpt-oss:20b'],
  },
  {
    id: 'lmstudio',
    name: 'LM Studio',
    isLocal: true,
    endpoint: 'http://localhost:1234',
    page: 'https://lmstudio.ai/docs/developer/anthropic-compat',
    models: ['openai/gpt-oss-20b', 'ibm/granite-4-micro'],
  },
  {
    id: 'llamacpp',
    name: 'llama.cpp',
    isLocal: true,
    endpoint: 'http://localhost:8080',
    page: 'https://huggingface.co/blog/ggml-org/anthropic-messages-api-in-llamacpp',
    models: ['local-model'],
  },
  {
    id: 'vllm',
    name: 'vLLM',
    isLocal: true,
    endpoint: 'http://localhost:8000',
    page: 'https://docs.vllm.ai/en/stable/serving/online_serving/',
    models: ['Qwen/Qwen3-8B'],
  },
] as const satisfies readonly KnownEndpoint[];

/** What a person sets who chooses a known endpoint. */
export const endpointSettings = ({ endpoint, protocol: planner = 'messages-api', keyAs = 'x-api-key', models }: KnownEndpoint) => ({
  endpoint,
  planner,
  keyAs,
  model: models[0],
});

/** The endpoint whose keys begin like this one; of two prefixes the longer decides ("sk-ant-" before "sk-"). */
export const endpointOfKey = (key: string): KnownEndpoint | undefined =>
  (ENDPOINTS as readonly KnownEndpoint[])
    .filter(({ keyPrefix }) => keyPrefix !== undefined && key.startsWith(keyPrefix))
    .sort((one, other) => (other.keyPrefix ?? '').length - (one.keyPrefix ?? '').length)[0];

/** An address of this machine: what is sent there does not leave it, and its servers want no key. */
export const isLocalEndpoint = (endpoint: string): boolean =>
  /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(parseUrl(endpoint)?.hostname ?? '');

/** May a key and page text be sent to the address? By https, or within this machine. */
export function isSafeEndpoint(endpoint: string): boolean {
  const protocol = parseUrl(endpoint)?.protocol;
  return protocol === 'https:' || (protocol === 'http:' && isLocalEndpoint(endpoint));
}
