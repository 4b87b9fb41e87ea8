/** A gateway or server that is known to speak the Messages API. */
export interface KnownEndpoint {
  name: string;
  endpoint: string;
  /** Which key it wants, and what has to be so before it can be used. */
  key: string;
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
export const ENDPOINTS: readonly KnownEndpoint[] = [
  {
    name: 'Anthropic',
    endpoint: 'https://api.anthropic.com',
    key: 'A key of your Anthropic account; calls are paid there.',
    page: 'https://console.anthropic.com/settings/keys',
    models: ['claude-sonnet-5-5', 'claude-haiku-5-5', 'claude-opus-5-5'],
  },
  {
    name: 'Vercel AI Gateway',
    endpoint: 'https://ai-gateway.vercel.sh',
    key: 'An AI Gateway key of your Vercel team; calls are paid there.',
    page: 'https://vercel.com/docs/ai-gateway/sdks-and-apis/anthropic-messages-api',
    models: ['anthropic/claude-sonnet-4.5'],
  },
  {
    name: 'LiteLLM on this machine',
    endpoint: 'http://localhost:4000',
    key: 'A key of your LiteLLM proxy. The model is a name in its configuration.',
    page: 'https://docs.litellm.ai/docs/anthropic_unified',
    models: ['my-test-model'],
  },
  {
    name: 'Ollama on this machine',
    endpoint: 'http://localhost:11434',
    key: 'As key any text will do. Ollama has to be started with OLLAMA_ORIGINS=chrome-extension://*, else it refuses Abra.',
    page: 'https://docs.ollama.com/api/anthropic-compatibility',
    models: ['qwen3-coder', 'gpt-oss:20b'],
  },
  {
    name: 'LM Studio on this machine',
    endpoint: 'http://localhost:1234',
    key: 'As key any text will do, unless its server requires authentication. Start the server in its Developer tab.',
    page: 'https://lmstudio.ai/docs/developer/anthropic-compat',
    models: ['openai/gpt-oss-20b', 'ibm/granite-4-micro'],
  },
  {
    name: 'llama.cpp on this machine',
    endpoint: 'http://localhost:8080',
    key: 'As key any text will do: start llama-server without one. It answers with the model that it was started with.',
    page: 'https://huggingface.co/blog/ggml-org/anthropic-messages-api-in-llamacpp',
    models: ['local-model'],
  },
  {
    name: 'vLLM on this machine',
    endpoint: 'http://localhost:8000',
    key: 'As key any text will do: start the server without one. The model is the one that it was started with.',
    page: 'https://docs.vllm.ai/en/stable/serving/online_serving/',
    models: ['Qwen/Qwen3-8B'],
  },
];
