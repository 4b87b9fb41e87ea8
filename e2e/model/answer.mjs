// @ts-check
/** @typedef {import('./serve-model.d.mts').Reply} Reply */
/** @typedef {import('./serve-model.d.mts').ModelRequest} ModelRequest */

/** @type {Record<number, string>} */
const TYPES = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  408: 'timeout_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** The body of an error. @param {{ status?: number, type?: string, message?: string }} error */
export function errorOf({ status = 500, type, message }) {
  const kind = type ?? TYPES[status] ?? 'api_error';
  return { type: 'error', error: { type: kind, message: message ?? kind.replaceAll('_', ' ') }, request_id: 'req_scripted' };
}

/**
 * The whole message in one JSON.
 * @param {import('node:http').ServerResponse} response @param {ModelRequest} asked @param {Reply} reply
 */
export async function answerWhole(response, asked, reply) {
  if (!(await pause(response, reply.waitMs))) return;
  if (reply.cut !== undefined) return void response.destroy();
  const { content, ending, output } = spoken(reply);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ...envelope(asked, output), content, ...ending }));
}

/**
 * The message as server-sent events, in the order of the real ones; stops when the client goes away.
 * @param {import('node:http').ServerResponse} response @param {ModelRequest} asked @param {Reply} reply
 */
export async function streamAnswer(response, asked, reply) {
  if (!(await pause(response, reply.waitMs))) return;
  const { content, ending, output } = spoken(reply);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const send = (/** @type {string} */ type, /** @type {object} */ fields = {}) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  const limit = reply.cut ?? (reply.streamError ? 1 : Number.POSITIVE_INFINITY);
  let sent = 0;
  send('message_start', { message: envelope(asked, 1) });
  send('ping');
  for (const [index, block] of content.entries()) {
    const thinks = block.type === 'thinking';
    send('content_block_start', { index, content_block: thinks ? { ...block, thinking: '', signature: '' } : { ...block, text: '' } });
    for (const part of pieces(thinks ? block.thinking : block.text, reply.chunk)) {
      if (sent === limit) return breakOff(response, reply);
      if (!(await pause(response, reply.delayMs))) return;
      send('content_block_delta', {
        index,
        delta: thinks ? { type: 'thinking_delta', thinking: part } : { type: 'text_delta', text: part },
      });
      sent += 1;
    }
    if (thinks) send('content_block_delta', { index, delta: { type: 'signature_delta', signature: block.signature } });
    send('content_block_stop', { index });
  }
  if (limit !== Number.POSITIVE_INFINITY) return breakOff(response, reply);
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = envelope(asked, output).usage;
  send('message_delta', {
    delta: { ...ending, container: null },
    usage: {
      input_tokens,
      cache_creation_input_tokens,
      cache_read_input_tokens,
      output_tokens: output,
      output_tokens_details: null,
      server_tool_use: null,
    },
  });
  send('message_stop');
  response.end();
}

/** @param {import('node:http').ServerResponse} response @param {Reply} reply */
function breakOff(response, reply) {
  // What was written must leave first: destroying throws it away.
  if (!reply.streamError) return void response.write('event: content_block_delta\ndata: {"type":"content', () => response.destroy());
  response.end(`event: error\ndata: ${JSON.stringify(errorOf({ type: reply.streamError }))}\n\n`);
}

/**
 * What is said, how it ends, and how many tokens that is.
 * @param {Reply} reply
 */
function spoken(reply) {
  const text = reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
  const explanation = typeof reply.refusal === 'string' ? reply.refusal : null;
  /** @type {({ type: 'text', text: string, citations: null } | { type: 'thinking', thinking: string, signature: string })[]} */
  const content = [];
  if (reply.thinking) content.push({ type: 'thinking', thinking: reply.thinking, signature: 'c2lnbmVk' });
  if (text || !reply.refusal) content.push({ type: 'text', text, citations: null });
  const ending = {
    stop_reason: reply.stop_reason ?? (reply.refusal ? 'refusal' : 'end_turn'),
    stop_sequence: null,
    stop_details: reply.refusal ? { type: 'refusal', category: null, explanation } : null,
  };
  return { content, ending, output: Math.max(1, Math.ceil((text.length + (reply.thinking?.length ?? 0)) / 4)) };
}

/** @param {ModelRequest} asked @param {number} output tokens */
function envelope(asked, output) {
  return {
    id: `msg_${String(asked.index + 1).padStart(6, '0')}`,
    type: 'message',
    role: 'assistant',
    model: asked.body.model,
    content: [],
    container: null,
    diagnostics: null,
    stop_reason: null,
    stop_sequence: null,
    stop_details: null,
    usage: {
      ...(asked.usage ?? { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, cache_creation: null }),
      output_tokens: output,
      output_tokens_details: null,
      inference_geo: null,
      server_tool_use: null,
      service_tier: 'standard',
      speed: 'standard',
    },
  };
}

/** @param {string} text @param {number} [size] */
export function pieces(text, size = 24) {
  const letters = [...text];
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, index) => letters.slice(index * size, (index + 1) * size).join(''));
}

/** Waits; false when the client went away meanwhile. @param {import('node:http').ServerResponse} response @param {number} [ms] */
export function pause(response, ms = 0) {
  if (response.destroyed) return false;
  if (!ms) return true;
  return new Promise((/** @type {(stillThere: boolean) => void} */ resolve) => {
    const gone = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      response.off('close', gone);
      resolve(true);
    }, ms);
    response.once('close', gone);
  });
}
