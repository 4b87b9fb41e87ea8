import type { EndpointTrial } from '../../model/plan/endpoint-trial';
import { isLocalEndpoint } from '../../model/plan/endpoints';
import type { Protocol } from '../../model/plan/planners';
import { sayInEnglish } from '../../model/say-in-english';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { type EndpointFailure, endpointFailure } from './endpoint-failure';
import type { Endpoint } from './port';
import { PORTS } from './ports';
import { type Place, sayFault } from './say-fault';

/** A model on a small machine is loaded first, ms. */
const PATIENCE_MS = 60_000;
/** One word, and what a model says around it. */
const MOST_TOKENS = 16;

interface Tried extends Endpoint {
  protocol: Protocol;
  model: string;
}

/** Asks the model for one word, once, and says what came of it. Never rejects; no text that is returned holds the key. */
export async function tryEndpoint(tried: Tried): Promise<EndpointTrial> {
  const { key } = tried;
  const trial = await ask(tried);
  return key.length >= SHORTEST_SECRET ? (JSON.parse(JSON.stringify(trial).replaceAll(inJson(key), '••••')) as EndpointTrial) : trial;
}
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
/** For a server on this machine any text is a key; "ollama" need not be hidden. */
const SHORTEST_SECRET = 10;

async function ask({ protocol, ...place }: Tried): Promise<EndpointTrial> {
  const port = PORTS[protocol];
  try {
    const spoken = await port.tryOnce(place, { tokens: MOST_TOKENS, ms: PATIENCE_MS });
    return spoken ? came('works', saying('modelAnswered', place)) : otherProtocol(protocol, place);
  } catch (error) {
    return sayError(endpointFailure(error, port.errors), protocol, place);
  }
}

function sayError(error: EndpointFailure, protocol: Protocol, place: Place): EndpointTrial {
  const { message, says } = sayFault(error, place);
  const asSaid = (how: EndpointTrial['came']): EndpointTrial => ({ came: how, text: message, ...(says && { says }) });
  const { kind, status } = error;
  if (kind === 'unreached' || kind === 'silent') return asSaid('unreachable');
  if (status === 404 && !speaksOf(protocol, place.model, error)) return otherProtocol(protocol, place);
  if (status === 405 || status === 501 || status === undefined) return otherProtocol(protocol, place);
  if (status === 403 && isLocalEndpoint(place.endpoint)) return came('failed', saying('refusesExtensions', place));
  if (status === 404) return asSaid('no-model');
  return asSaid(status === 401 || status === 403 ? 'key-refused' : 'failed');
}

/** What is no address of the API answers 404 too: only one that names the model, or has the API's own form, means the model. */
const speaksOf = (protocol: Protocol, model: string, { body }: EndpointFailure): boolean =>
  body.includes(inJson(model)) || NO_MODEL[protocol].test(body);
const NO_MODEL: Readonly<Record<Protocol, RegExp>> = {
  'messages-api': /"type":"error".*"not_found_error"/,
  'chat-completions': /model_not_found|DeploymentNotFound/,
};

const otherProtocol = (protocol: Protocol, { endpoint }: Place): EndpointTrial =>
  came('other-protocol', saying(protocol === 'messages-api' ? 'noMessagesApi' : 'noChatCompletions', { endpoint }));

const came = (how: EndpointTrial['came'], said: Saying): EndpointTrial => ({ came: how, text: sayInEnglish([said]), says: [said] });
