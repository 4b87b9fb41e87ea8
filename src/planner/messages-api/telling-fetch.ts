import { RETRY_SAYINGS } from '../../model/sayings/retry-sayings';

/** The longest `retry-after` that is waited for, seconds; for a longer one the failure is reported at once. */
const MAX_WAIT_SECONDS = 60;

/**
 * `fetch` for the SDK, which retries by itself without reporting it. This one reports the reason before each retry, and stops the SDK from waiting
 * for an hour when the endpoint asks for that.
 */
export function tellingFetch(tell: (text: string) => void): typeof fetch {
  return async (input, init) => {
    const tries = Number(new Headers(init?.headers).get('x-stainless-retry-count'));
    if (tries > 0) tell(RETRY_SAYINGS.retryAgain({ tries: tries + 1 }));
    // The endpoint gets the key and the prompt, but none of the browser's cookies for its host.
    const response = await fetch(input, { ...init, credentials: 'omit' });
    const why = whyAgain(response.status);
    if (!why) return response;
    const seconds = Number(response.headers.get('retry-after'));
    if (seconds > MAX_WAIT_SECONDS) return withoutRetry(response);
    tell(seconds > 0 ? RETRY_SAYINGS.retryWaits({ why, seconds: Math.ceil(seconds) }) : why);
    return response;
  };
}

function whyAgain(status: number): string | undefined {
  if (status === 429) return RETRY_SAYINGS.retryLimit;
  if (status === 529 || status === 503) return RETRY_SAYINGS.retryOverloaded;
  if (status === 408 || status === 504) return RETRY_SAYINGS.retrySilent;
  return status === 409 || status >= 500 ? RETRY_SAYINGS.retryFailed({ status }) : undefined;
}

/** The SDK does not retry a response with this header. */
function withoutRetry(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
