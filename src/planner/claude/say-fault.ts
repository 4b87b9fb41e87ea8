import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/error';
import type { Fault } from '../../model/fault';

/** What went wrong with the model, as a sentence that says what to do. */
export function sayFault(error: unknown, place: { endpoint: string; model: string }): Fault {
  if (error instanceof APIUserAbortError) return { kind: 'aborted', message: 'Stopped by the person.' };
  if (error instanceof APIConnectionTimeoutError)
    return { kind: 'model-unreachable', message: `${place.endpoint} did not answer in time. Try again, or choose another model.` };
  if (error instanceof APIConnectionError)
    return {
      kind: 'model-unreachable',
      message: `${place.endpoint} cannot be reached. Check the connection and the endpoint in the settings.`,
    };
  if (error instanceof APIError && error.status !== undefined) return sayStatus(error.status, error, place);
  return { kind: 'model-cut', message: "The model's answer broke off in the middle. Nothing was done with it; run the goal again." };
}

function sayStatus(status: number, error: APIError, { endpoint, model }: { endpoint: string; model: string }): Fault {
  const said = detail(error);
  const retryAfter = Number(error.headers?.get('retry-after')) * 1000;
  const later = Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfter } : {};
  if (status === 401) return { kind: 'model-auth', message: "The model's key was refused. Put the right key in the settings." };
  if (status === 402 || status === 403)
    return { kind: 'model-auth', message: `This key may not use ${model}${said}. Choose another model or key in the settings.` };
  if (status === 404)
    return { kind: 'model-invalid', message: `${endpoint} does not know the model "${model}". Choose another one in the settings.` };
  if (status === 413)
    return { kind: 'model-invalid', message: 'The page was too much for the model. Narrow the goal to a part of the page.' };
  if (status === 429)
    return {
      kind: 'model-limit',
      message: `The model's rate limit is reached${later.retryAfter ? `; it opens again in ${Math.ceil(later.retryAfter / 1000)} s` : ''}. Wait, or choose another model.`,
      ...later,
    };
  if (status === 529 || status === 503)
    return {
      kind: 'model-overloaded',
      message: 'The model is overloaded, also after trying again. Wait a minute and run the goal again.',
      ...later,
    };
  if (status >= 500) return { kind: 'model-unreachable', message: `${endpoint} failed (${status}). Run the goal again in a while.` };
  return { kind: 'model-invalid', message: `${endpoint} refused the request (${status}${said}).` };
}

function detail(error: APIError): string {
  const body = error.error as { error?: { message?: string } } | undefined;
  return body?.error?.message ? `: ${body.error.message.slice(0, 200)}` : '';
}
