import type { IncomingHttpHeaders } from 'node:http';

/** What the model says to one request. Give one of `text`, `json`, `refusal` or `status`; the rest says how it is said. */
export interface Reply {
  text?: string;
  /** Said as JSON text: what structured output is on the wire. */
  json?: unknown;
  /** Thought about first, as a thinking block. */
  thinking?: string;
  /** Ends with `stop_reason: 'refusal'`; a text is the explanation. */
  refusal?: boolean | string;
  stop_reason?: 'end_turn' | 'max_tokens' | 'stop_sequence' | 'tool_use' | 'pause_turn' | 'refusal' | 'model_context_window_exceeded';
  /** HTTP status of an error: 400, 401, 403, 404, 413, 429, 500, 529... */
  status?: number;
  /** Error type; default the one that belongs to the status. */
  type?: string;
  /** Code beside the type, in Chat Completions. */
  code?: string;
  message?: string;
  /** The whole body of an error, as another vendor of Chat Completions sends it. */
  body?: unknown;
  /** Seconds, sent as `retry-after`. */
  retryAfter?: number;
  /** The connection breaks after so many chunks of text. */
  cut?: number;
  /** An `error` event of this type in the middle of the stream, after `cut` (default 1) chunks, instead of breaking it. */
  streamError?: string;
  /** Milliseconds before each chunk. */
  delayMs?: number;
  /** Milliseconds before the first byte. */
  waitMs?: number;
  /** Characters a chunk; default 24. */
  chunk?: number;
  /** Tokens of the prompt that are told to be cached, in Chat Completions. */
  cached?: number;
  /** In a list: for how many requests; default 1. The SDK tries again after 408, 409, 429 and 5xx, twice by default. */
  times?: number;
}

/** What a request was, and what became of it. */
export interface ModelRequest {
  /** How many requests for a message came before. */
  index: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: a request is whatever the client sent
  body: any;
  /** The body as it came. */
  raw: string;
  /** Text of the system prompt, of the last message, and of all of it. */
  system: string;
  prompt: string;
  text: string;
  reply?: Reply;
  /** As reported: tokens are characters / 4. */
  usage?: {
    input_tokens: number;
    cache_creation_input_tokens: number;
    cache_read_input_tokens: number;
    cache_creation: { ephemeral_5m_input_tokens: number; ephemeral_1h_input_tokens: number };
  };
  /** The client went away before the end. */
  aborted?: boolean;
}

/** A list is used up, one row a request (then: error 500); a function answers every request. */
export type Script = (Reply | ((request: ModelRequest) => Reply | Promise<Reply>))[] | ((request: ModelRequest) => Reply | Promise<Reply>);

export interface ModelOptions {
  /** The one key that is accepted; default: any. */
  key?: string;
  script?: Script;
}

export interface ScriptedModel {
  /** Base url for the SDK's `baseURL` and for Abra's endpoint setting; Chat Completions are at its `/v1`. */
  origin: string;
  port: number;
  /** Every request, of any kind, in order. */
  requests: ModelRequest[];
  /** Only those for a message: the model calls. */
  readonly calls: ModelRequest[];
  /** Replaces the script from the next request on. */
  script(script: Script): void;
  /** Did any request hold this text, in its body or its url? For canaries. */
  mentions(text: string): boolean;
  /** Forgets requests and cached prompts. */
  forget(): void;
  close(): Promise<void>;
}

/**
 * A model that says what a script tells it, over the real Messages API and over Chat Completions: streamed and whole messages, errors,
 * broken streams, refusals, prompt caching, the list of models; checked as strictly as the real ones (key, version header,
 * browser header, shape of the request, limits of structured output).
 */
export function serveModel(options?: ModelOptions): Promise<ScriptedModel>;
