import { APIConnectionError, APIError } from '@anthropic-ai/sdk/error';
import type { EndpointTrial } from '../../model/endpoint-trial';
import { sayInEnglish, saying } from '../../model/say-in-english';
import type { Saying } from '../../model/saying';
import type { AskOptions } from './ask-in-form';
import { messagesClient } from './client';
import { sayFault } from './say-fault';

/** A model on a small machine is loaded first, ms. */
const PATIENCE_MS = 60_000;
/** One word, and what a model says around it. */
const MOST_TOKENS = 16;

/** Asks the model for one word, once, and says what came of it. Never rejects; no text that is returned holds the key. */
export async function tryEndpoint({ endpoint, key, model }: Pick<AskOptions, 'endpoint' | 'key' | 'model'>): Promise<EndpointTrial> {
  const trial = await ask({ endpoint, key, model });
  return key.length >= SHORTEST_SECRET ? (JSON.parse(JSON.stringify(trial).replaceAll(inJson(key), '••••')) as EndpointTrial) : trial;
}
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
/** For a server on this machine any text is a key; "ollama" need not be hidden. */
const SHORTEST_SECRET = 10;

async function ask({ endpoint, key, model }: { endpoint: string; key: string; model: string }): Promise<EndpointTrial> {
  const client = messagesClient({ endpoint, key });
  const messages = [{ role: 'user' as const, content: 'Say OK.' }];
  try {
    const answer: unknown = await client.messages.create(
      { model, max_tokens: MOST_TOKENS, messages },
      { maxRetries: 0, timeout: PATIENCE_MS },
    );
    return isMessage(answer) ? came('works', saying('modelAnswered', { model })) : noMessagesApi(endpoint);
  } catch (error) {
    return sayError(error, endpoint, model);
  }
}

function sayError(error: unknown, endpoint: string, model: string): EndpointTrial {
  const { message, says } = sayFault(error, { endpoint, model });
  const asSaid = (how: EndpointTrial['came']): EndpointTrial => ({ came: how, text: message, ...(says && { says }) });
  if (error instanceof APIConnectionError) return asSaid('unreachable');
  const status = error instanceof APIError ? error.status : undefined;
  if (status === 404 && !speaksOf(model, error)) return noMessagesApi(endpoint);
  if (status === 405 || status === 501 || status === undefined) return noMessagesApi(endpoint);
  if (status === 403 && isHere(endpoint)) return came('failed', saying('refusesExtensions', { endpoint }));
  if (status === 404) return asSaid('no-model');
  return asSaid(status === 401 || status === 403 ? 'key-refused' : 'failed');
}

const isHere = (endpoint: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1)\b/.test(endpoint);

/** What is no address of the API answers 404 too: only one that names the model, or has the API's own form, means the model. */
function speaksOf(model: string, error: unknown): boolean {
  const body = error instanceof APIError ? JSON.stringify(error.error ?? '') : '';
  return body.includes(JSON.stringify(model).slice(1, -1)) || /"type":"error".*"not_found_error"/.test(body);
}

const noMessagesApi = (endpoint: string): EndpointTrial => came('no-messages-api', saying('noMessagesApi', { endpoint }));

const came = (how: EndpointTrial['came'], said: Saying): EndpointTrial => ({ came: how, text: sayInEnglish([said]), says: [said] });

const isMessage = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'content' in answer && Array.isArray(answer.content);
