import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/error';
import type { Message } from '@anthropic-ai/sdk/resources/messages';
import { shorten } from '../../lib/text';
import type { Fault } from '../../model/fault';
import { faultOf, saying } from '../../model/say-in-english';
import type { Saying } from '../../model/saying';

export interface Place {
  endpoint: string;
  model: string;
}

/** An error of the model or endpoint as a fault, whose message says what the person can do. */
export function sayFault(error: unknown, place: Place): Fault {
  if (error instanceof APIUserAbortError) return faultOf('aborted', saying('stoppedByYou'));
  if (error instanceof APIConnectionTimeoutError) return saySilence(place);
  if (error instanceof APIConnectionError) return faultOf('model-unreachable', saying('endpointUnreached', { endpoint: place.endpoint }));
  const status = error instanceof APIError ? (error.status ?? STATUS_OF[error.type ?? '']) : undefined;
  if (error instanceof APIError && status !== undefined) return sayStatus(status, error, place);
  return faultOf('model-cut', saying('answerBroke'));
}

/** The endpoint accepted the request and then sent nothing. */
export const saySilence = ({ endpoint }: Place): Fault => faultOf('model-unreachable', saying('endpointSilent', { endpoint }));

/** The answer was longer than the limit, also when a shorter one was asked for. */
export const TOO_LONG = faultOf('model-cut', saying('planTooLong'));

/** Why a complete answer cannot be used; undefined where it can. */
export function whyNoAnswer({ stop_reason, stop_details }: Message): Fault | undefined {
  if (stop_reason === 'refusal') {
    const why = stop_details?.type === 'refusal' && stop_details.explanation;
    const said = why ? [saying('modelSays', { text: shorten(why, 300) })] : [];
    return faultOf('model-refused', saying('modelRefused'), ...said);
  }
  if (stop_reason === 'max_tokens') return TOO_LONG;
  if (stop_reason === 'model_context_window_exceeded') return faultOf('model-invalid', saying('runTooLong'));
  return undefined;
}

/** An error inside a stream has a type but no status. */
const STATUS_OF: Record<string, number> = {
  overloaded_error: 529,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  authentication_error: 401,
  permission_error: 403,
};

function sayStatus(status: number, error: APIError, { endpoint, model }: Place): Fault {
  const said = detail(error);
  const seconds = Number(error.headers?.get('retry-after'));
  const later = seconds > 0 ? { retryAfter: seconds * 1000 } : {};
  if (status === 401) return faultOf('model-auth', saying('keyNotAccepted', { endpoint }));
  if (status === 402 || /credit|billing/i.test(said)) return faultOf('model-auth', saying('noCredit', { said }));
  if (status === 403) return faultOf('model-auth', saying('keyMayNot', { model, said }));
  if (status === 404) return faultOf('model-invalid', saying('modelUnknown', { endpoint, model }));
  if (status === 413) return faultOf('model-invalid', saying('pageTooMuch'));
  if (status === 429) return { ...faultOf('model-limit', sayLimit(seconds)), ...later };
  if (status === 529 || status === 503) return { ...faultOf('model-overloaded', saying('overloaded')), ...later };
  if (status >= 500) return faultOf('model-unreachable', saying('endpointFailed', { endpoint, status }));
  return faultOf('model-invalid', saying('endpointRefused', { endpoint, status, said }));
}

function sayLimit(seconds: number): Saying {
  if (!(seconds > 0)) return saying('rateLimit');
  return seconds > 120
    ? saying('rateLimitMinutes', { minutes: Math.ceil(seconds / 60) })
    : saying('rateLimitSeconds', { seconds: Math.ceil(seconds) });
}

function detail(error: APIError): string {
  const body = error.error as { error?: { message?: string } } | undefined;
  return body?.error?.message ? `: ${shorten(body.error.message, 200)}` : '';
}
