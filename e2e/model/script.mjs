// @ts-check
/** @typedef {import('./serve-model.d.mts').Reply} Reply */
/** @typedef {import('./serve-model.d.mts').Script} Script */
/** @typedef {import('./serve-model.d.mts').ModelRequest} ModelRequest */

/**
 * One reply a request: a list is used up (a row may stand for several `times`), a function answers them all.
 * @param {Script} script @returns {(asked: ModelRequest) => Promise<Reply>}
 */
export function scriptReader(script) {
  if (typeof script === 'function') return async (asked) => script(asked);
  const left = script.map((row) => (typeof row === 'function' ? row : { ...row }));
  return async (asked) => {
    const row = left[0];
    if (!row) return { status: 500, message: 'The script of the model has no more replies.' };
    if (typeof row !== 'function' && (row.times ?? 1) > 1) row.times = (row.times ?? 1) - 1;
    else left.shift();
    return typeof row === 'function' ? row(asked) : row;
  };
}

/**
 * Keeps a request and returns it as scripts and tests read it.
 * @param {ModelRequest[]} requests @param {Pick<ModelRequest, 'method' | 'path' | 'headers' | 'raw'>} came @returns {ModelRequest}
 */
export function remember(requests, { method, path, headers, raw }) {
  /** @type {any} */
  let body;
  try {
    body = raw ? JSON.parse(raw) : undefined;
  } catch {
    body = undefined;
  }
  const messages = Array.isArray(body?.messages) ? body.messages : [];
  const asked = {
    index: requests.filter(isCall).length,
    method,
    path,
    headers,
    body,
    raw,
    system: textOf(body?.system ?? (messages[0]?.role === 'system' ? messages[0].content : '')),
    prompt: textOf(messages.at(-1)?.content),
    text: [textOf(body?.system), ...messages.map((/** @type {any} */ message) => textOf(message.content))].join('\n'),
  };
  requests.push(asked);
  return asked;
}

/** Is it a request for an answer? @param {Pick<ModelRequest, 'method' | 'path'>} asked */
export const isCall = ({ method, path }) => method === 'POST' && (path === '/v1/messages' || path === '/v1/chat/completions');

/** @param {any} content text, or blocks of it @returns {string} */
function textOf(content) {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((block) => block.text ?? '').join('\n') : '';
}
