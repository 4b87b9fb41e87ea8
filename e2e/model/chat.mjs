// @ts-check
import { pause, pieces } from './answer.mjs';

/** @typedef {import('./serve-model.d.mts').Reply} Reply */
/** @typedef {import('./serve-model.d.mts').ModelRequest} ModelRequest */

/** Is the request one of Chat Completions? The list of models is at the same path in both protocols. @param {Pick<ModelRequest, 'path' | 'headers'>} asked */
export const isChat = ({ path, headers }) =>
  path.startsWith('/v1/chat/') || (path.startsWith('/v1/models') && !headers['anthropic-version'] && !!headers.authorization);

/** As OpenAI refuses: type and code by status. @type {Record<number, [type: string, code: string | null]>} */
const KINDS = {
  401: ['invalid_request_error', 'invalid_api_key'],
  404: ['invalid_request_error', 'model_not_found'],
  429: ['requests', 'rate_limit_exceeded'],
  500: ['server_error', null],
  503: ['server_error', null],
};

/** The body of an error. @param {{ status?: number, type?: string, code?: string, message?: string, body?: unknown }} error */
export function chatErrorOf({ status = 500, type, code, message, body }) {
  if (body !== undefined) return body;
  const [ownType, ownCode] = KINDS[status] ?? ['invalid_request_error', null];
  const kind = type ?? ownType;
  return { error: { message: message ?? (code ?? ownCode ?? kind).replaceAll('_', ' '), type: kind, param: null, code: code ?? ownCode } };
}

/** The models, as the list says them. @param {{ id: string }[]} models */
export const chatModels = (models) => ({
  object: 'list',
  data: models.map(({ id }) => ({ id, object: 'model', created: 1_760_000_000, owned_by: 'openai' })),
});

/**
 * Why OpenAI would not take the request: strict schemas have an object at the root, closed objects and no field that may be left out; models that
 * reason take neither a temperature nor the older limit.
 * @param {any} body @returns {string | undefined}
 */
export function whyInvalidChat(body) {
  if (typeof body.model !== 'string') return 'you must provide a model parameter';
  if (!Array.isArray(body.messages) || body.messages.length === 0) return "Invalid 'messages': empty array.";
  const reasons = /^(o\d|gpt-5)/.test(body.model);
  if (reasons && 'max_tokens' in body)
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  if (reasons && 'temperature' in body) return "Unsupported value: 'temperature' does not support 0 with this model.";
  const format = body.response_format?.json_schema;
  if (!format) return undefined;
  if (format.schema?.type !== 'object')
    return `Invalid schema for response_format '${format.name}': schema must be a JSON Schema of 'type: "object"'.`;
  const wrong = format.strict ? notStrict(format.schema) : undefined;
  return wrong && `Invalid schema for response_format '${format.name}': ${wrong}`;
}

/** @param {any} schema @returns {string | undefined} */
function notStrict(schema) {
  const fields = Object.keys(schema.properties ?? {});
  if (schema.type === 'object' && schema.additionalProperties !== false)
    return "'additionalProperties' is required to be supplied and to be false.";
  const missing = fields.find((field) => !schema.required?.includes(field));
  if (missing) return `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return inner.map(notStrict).find(Boolean);
}

/**
 * A whole completion, or its chunks in the order of the real ones; stops when the client goes away.
 * @param {import('node:http').ServerResponse} response @param {ModelRequest} asked @param {Reply} reply
 */
export async function answerChat(response, asked, reply) {
  if (!(await pause(response, reply.waitMs))) return;
  const { body } = asked;
  const text =
    reply.text ??
    (reply.json === undefined ? '' : JSON.stringify(body.response_format || body.tools ? { answer: reply.json } : reply.json));
  const refusal = reply.refusal ? String(reply.refusal) : null;
  const finish_reason = reply.stop_reason === 'max_tokens' ? 'length' : body.tools ? 'tool_calls' : 'stop';
  const base = { id: `chatcmpl-${asked.index + 1}`, created: 1_760_000_000, model: body.model };
  const prompt_tokens = Math.ceil(asked.raw.length / 4);
  const usage = {
    prompt_tokens,
    completion_tokens: Math.max(1, Math.ceil(text.length / 4)),
    total_tokens: prompt_tokens + Math.max(1, Math.ceil(text.length / 4)),
    prompt_tokens_details: { cached_tokens: reply.cached ?? 0 },
  };
  const called = (/** @type {string} */ part) => [
    { index: 0, id: 'call_1', type: 'function', function: { name: 'plan', arguments: part } },
  ];
  if (!body.stream) {
    const message = body.tools
      ? { role: 'assistant', content: null, tool_calls: called(text) }
      : { role: 'assistant', content: text, refusal };
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(
      JSON.stringify({ ...base, object: 'chat.completion', choices: [{ index: 0, message, finish_reason }], usage }),
    );
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const send = (/** @type {object} */ more) =>
    response.write(`data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', ...more })}\n\n`);
  const say = (/** @type {object} */ delta, /** @type {string | null} */ finish = null) =>
    send({ choices: [{ index: 0, delta, finish_reason: finish }] });
  say({ role: 'assistant', content: '' });
  for (const part of pieces(reply.thinking ?? '', reply.chunk)) say({ reasoning_content: part });
  const limit = reply.cut ?? (reply.streamError ? 1 : Number.POSITIVE_INFINITY);
  for (const [sent, part] of pieces(text, reply.chunk).entries()) {
    if (sent === limit) break;
    if (!(await pause(response, reply.delayMs))) return;
    say(body.tools ? { tool_calls: called(part) } : { content: part });
  }
  if (reply.streamError)
    return void response.end(`data: ${JSON.stringify(chatErrorOf({ type: reply.streamError, code: reply.streamError }))}\n\n`);
  // What was written must leave first: destroying throws it away.
  if (reply.cut !== undefined) return void response.write(': cut\n\n', () => response.destroy());
  if (refusal !== null) say({ refusal });
  say({}, finish_reason);
  if (body.stream_options?.include_usage) send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}
