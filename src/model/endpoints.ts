/** A gateway or server that is known to speak the Messages API. */
export interface KnownEndpoint {
  /** By which the panel has words of which key it wants, and what has to be so before it can be used. */
  id: string;
  name: string;
  /** It runs on the person's own computer. */
  isLocal?: true;
  endpoint: string;
  /** Where the key is had, or the server is described. */
  page: string;
  /** Names as its models have there; the first is set where it is chosen. */
  models: readonly [string, ...string[]];
}

/**
 * As their own pages said in November 2026: docs.anthropic.com/en/api/messages, vercel.com/docs/ai-gateway/sdks-and-apis/anthropic-messages-api,
 * docs.litellm.ai/docs/anthropic_unified, docs.ollama.com/api/anthropic-compatibility (origins: github.com/ollama/ollama/pull/1797),
 * lmstudio.ai/docs/developer/anthropic-compat, huggingface.co/blog/ggml-org/anthropic-messages-api-in-llamacpp, docs.vllm.ai/en/v0.22.1/serving/online_serving.
 * Abra sends the key as `x-api-key`. The pages of llama.cpp and vLLM show calls without a key and do not say where they read one, so that those two are
 * offered as servers without. Gateways for which no page says so are not here; their address can be typed.
 */
export const ENDPOINTS = [
  {
    id: 'anthropic',
    name: 'Anthropic',
    endpoint: 'https://api.anthropic.com',
    page: 'https://console.anthropic.com/settings/keys',
    models: ['claude-sonnet-5-5', 'claude-haiku-5-5', 'claude-opus-5-5'],
  },
  {
    id: 'vercel',
    name: 'Vercel AI Gateway',
    endpoint: 'https://ai-gateway.vercel.sh',
    page: 'https://vercel.com/docs/ai-gateway/sdks-and-apis/anthropic-messages-api',
    models: ['anthropic/claude-sonnet-4.5'],
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
