import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/error';
import type { Message } from '@anthropic-ai/sdk/resources/messages';
import { shorten } from '../../lib/text';
import type { Fault } from '../../model/fault';

export interface Place {
  endpoint: string;
  model: string;
}

/** An error of the model or endpoint as a fault, whose message says what the person can do. */
export function sayFault(error: unknown, place: Place): Fault {
  if (error instanceof APIUserAbortError) return { kind: 'aborted', message: 'You stopped it.' };
  if (error instanceof APIConnectionTimeoutError) return saySilence(place);
  if (error instanceof APIConnectionError)
    return {
      kind: 'model-unreachable',
      message: `${place.endpoint} cannot be reached. Check the connection and the endpoint in the settings.`,
    };
  const status = error instanceof APIError ? (error.status ?? STATUS_OF[error.type ?? '']) : undefined;
  if (error instanceof APIError && status !== undefined) return sayStatus(status, error, place);
  return { kind: 'model-cut', message: "The model's answer broke off in the middle. Nothing was done with it; run the goal again." };
}

/** The endpoint accepted the request and then sent nothing. */
export const saySilence = ({ endpoint }: Place): Fault => ({
  kind: 'model-unreachable',
  message: `${endpoint} did not answer in time. Run the goal again, or choose another model in the settings.`,
});

/** The answer was longer than the limit, also when a shorter one was asked for. */
export const TOO_LONG: Fault = {
  kind: 'model-cut',
  message: "The model's plan was too long and was cut; nothing of it was done. Ask for a smaller part of the goal.",
};

/** Why a complete answer cannot be used; undefined where it can. */
export function whyNoAnswer({ stop_reason, stop_details }: Message): Fault | undefined {
  if (stop_reason === 'refusal') {
    const why = stop_details?.type === 'refusal' && stop_details.explanation ? ` It says: ${shorten(stop_details.explanation, 300)}` : '';
    return { kind: 'model-refused', message: `The model refused this goal. Say it differently, or do this part yourself.${why}` };
  }
  if (stop_reason === 'max_tokens') return TOO_LONG;
  if (stop_reason === 'model_context_window_exceeded')
    return { kind: 'model-invalid', message: 'The run has become too long for the model. Start the rest as a new goal.' };
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
  if (status === 401)
    return { kind: 'model-auth', message: `${endpoint} did not accept the key. Put the right key for it in the settings.` };
  if (status === 402 || /credit|billing/i.test(said))
    return { kind: 'model-auth', message: `This key has no credit left${said}. Add some, or put another key in the settings.` };
  if (status === 403)
    return { kind: 'model-auth', message: `This key may not use ${model}${said}. Choose another model or key in the settings.` };
  if (status === 404)
    return { kind: 'model-invalid', message: `${endpoint} does not know the model "${model}". Choose another one in the settings.` };
  if (status === 413)
    return { kind: 'model-invalid', message: 'The page was too much for the model. Narrow the goal to a part of the page.' };
  if (status === 429)
    return {
      kind: 'model-limit',
      message: `The rate limit of the model is reached${seconds > 0 ? `; it opens again in ${sayWait(seconds)}` : ''}. Wait, or choose another model.`,
      ...later,
    };
  if (status === 529 || status === 503)
    return {
      kind: 'model-overloaded',
      message: 'The model is overloaded, also after trying again. Wait a minute and run the goal again.',
      ...later,
    };
  if (status >= 500)
    return {
      kind: 'model-unreachable',
      message: `${endpoint} failed (${status}), also after trying again. Run the goal again in a while.`,
    };
  return {
    kind: 'model-invalid',
    message: `${endpoint} refused the request (${status}${said}). Choose another model in the settings, or report this.`,
  };
}

const sayWait = (seconds: number) => (seconds > 120 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds)} s`);

function detail(error: APIError): string {
  const body = error.error as { error?: { message?: string } } | undefined;
  return body?.error?.message ? `: ${shorten(body.error.message, 200)}` : '';
}
