// @ts-check
import { createServer } from 'node:http';
import { answerWhole, errorOf, streamAnswer } from './answer.mjs';
import { answerChat, chatErrorOf, chatModels, isChat, whyInvalidChat } from './chat.mjs';
import { MODELS } from './models.mjs';
import { PromptCache } from './prompt-cache.mjs';
import { isCall, remember, scriptReader } from './script.mjs';
import { whyInvalid } from './why-invalid.mjs';

/** @typedef {import('./serve-model.d.mts').Reply} Reply */
/** @typedef {import('./serve-model.d.mts').Script} Script */
/** @typedef {import('./serve-model.d.mts').ModelOptions} ModelOptions */
/** @typedef {import('./serve-model.d.mts').ModelRequest} ModelRequest */

/**
 * A model that says what a script tells it, over the real Messages API: see `serve-model.d.mts`.
 * @param {ModelOptions} [options]
 */
export async function serveModel({ key, script = [] } = {}) {
  const cache = new PromptCache();
  /** @type {ModelRequest[]} */
  const requests = [];
  let next = scriptReader(script);

  const server = createServer((request, response) => {
    read(request).then((raw) => {
      const asked = remember(requests, { method: request.method ?? 'GET', path: request.url ?? '/', headers: request.headers, raw });
      allowBrowsers(request, response);
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const refused = whyRefused(request, key, isChat(asked));
      if (refused) return sendError(response, refused, isChat(asked));
      return route(asked, response, (about) => next(about), cache);
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    port: address.port,
    requests,
    get calls() {
      return requests.filter(isCall);
    },
    /** @param {Script} given */
    script(given) {
      next = scriptReader(given);
    },
    /** @param {string} text */
    mentions: (text) => requests.some(({ raw, path }) => raw.includes(text) || path.includes(text)),
    forget() {
      requests.length = 0;
      cache.clear();
    },
    close: () =>
      /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        })
      ),
  };
}

/**
 * @param {ModelRequest} asked @param {import('node:http').ServerResponse} response
 * @param {(asked: ModelRequest) => Promise<Reply>} next @param {PromptCache} cache
 */
async function route(asked, response, next, cache) {
  const { method, path, body } = asked;
  const chat = isChat(asked);
  if (method === 'GET' && chat) return sendJson(response, 200, chatModels(MODELS));
  if (method === 'GET' && path.startsWith('/v1/models')) return answerModels(path, response);
  if (chat) return answerIn(asked, response, next, body ? whyInvalidChat(body) : 'We could not parse the JSON body of your request.');
  if (method !== 'POST' || path !== '/v1/messages') return sendError(response, { status: 404, message: `Not found: ${path}` });
  const invalid = body ? whyInvalid(body) : 'The request body is not valid JSON.';
  if (invalid) return sendError(response, { status: 400, message: invalid });
  return answerIn(asked, response, next, undefined, cache);
}

/**
 * Says what the script replies, in the protocol of the request: the Messages API where it has a cache.
 * @param {ModelRequest} asked @param {import('node:http').ServerResponse} response
 * @param {(asked: ModelRequest) => Promise<Reply>} next @param {string | undefined} invalid @param {PromptCache} [cache]
 */
async function answerIn(asked, response, next, invalid, cache) {
  if (invalid) return sendError(response, { status: 400, message: invalid }, !cache);
  const reply = await next(asked);
  asked.reply = reply;
  if (reply.status) return sendError(response, reply, !cache);
  response.on('close', () => {
    asked.aborted = !response.writableFinished && reply.cut === undefined;
  });
  if (!cache) return answerChat(response, asked, reply);
  asked.usage = cache.account(asked.body);
  return asked.body.stream ? streamAnswer(response, asked, reply) : answerWhole(response, asked, reply);
}

/** @param {import('node:http').IncomingMessage} request @param {string | undefined} key @param {boolean} chat */
function whyRefused(request, key, chat) {
  const bearer = /^Bearer\s+(.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const given = bearer ?? request.headers['x-api-key'];
  if (!given) return { status: 401, message: 'x-api-key header is required' };
  if (key !== undefined && given !== key) return { status: 401, message: 'invalid x-api-key' };
  if (chat || !request.url?.startsWith('/v1/')) return undefined;
  if (!request.headers['anthropic-version']) return { status: 400, message: 'anthropic-version: header is required' };
  const fromPage = request.headers.origin !== undefined;
  if (fromPage && request.headers['anthropic-dangerous-direct-browser-access'] !== 'true')
    return { status: 401, message: "CORS requests must set 'anthropic-dangerous-direct-browser-access' header" };
  return undefined;
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function allowBrowsers(request, response) {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-expose-headers', 'request-id, retry-after');
  response.setHeader('access-control-allow-private-network', 'true');
  response.setHeader('request-id', `req_${Math.random().toString(36).slice(2, 14)}`);
}

/** @param {string} path @param {import('node:http').ServerResponse} response */
function answerModels(path, response) {
  const id = /^\/v1\/models\/([^?]+)/.exec(path)?.[1];
  if (!id) return sendJson(response, 200, { data: MODELS, has_more: false, first_id: MODELS[0]?.id, last_id: MODELS.at(-1)?.id });
  const model = MODELS.find((one) => one.id === decodeURIComponent(id));
  return model ? sendJson(response, 200, model) : sendError(response, { status: 404, message: `model: ${id}` });
}

/** @param {import('node:http').ServerResponse} response @param {Reply} error @param {boolean} [chat] */
function sendError(response, error, chat) {
  if (error.retryAfter !== undefined) response.setHeader('retry-after', String(error.retryAfter));
  return sendJson(response, error.status ?? 500, chat ? chatErrorOf(error) : errorOf(error));
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {unknown} value */
function sendJson(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

/** @param {import('node:http').IncomingMessage} request */
async function read(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
