import type { Saying, Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { refusalIn, textIn } from './endpoint-failure';

/** The longest `retry-after` that is waited for, seconds; for a longer one the failure is reported at once. */
const MAX_WAIT_SECONDS = 60;

/**
 * `fetch` for the SDK, which retries by itself without reporting it. This one reports the reason before each retry, and stops the SDK from waiting
 * for an hour when the endpoint asks for that, and from asking again for an account without money.
 */
export function tellingFetch(tell: (told: Sayings) => void): typeof fetch {
  return async (input, init) => {
    const tries = Number(new Headers(init?.headers).get('x-stainless-retry-count'));
    if (tries > 0) tell([saying('retryAgain', { tries: tries + 1 })]);
    // The endpoint gets the key and the prompt, but none of the browser's cookies for its host.
    const response = await fetch(input, { ...init, credentials: 'omit' });
    if (response.ok) return response;
    const body = inOneForm(await response.text());
    const headers = new Headers(response.headers);
    const answer = () => new Response(body, { status: response.status, statusText: response.statusText, headers });
    const why = whyAgain(response.status);
    if (!why) return answer();
    const seconds = Number(headers.get('retry-after'));
    if (seconds > MAX_WAIT_SECONDS || body.includes('"insufficient_quota"')) {
      // The SDK does not retry a response with this header.
      headers.set('x-should-retry', 'false');
      return answer();
    }
    tell(seconds > 0 ? [why, saying('retryWaits', { seconds: Math.ceil(seconds) })] : [why]);
    return answer();
  };
}

function whyAgain(status: number): Saying | undefined {
  if (status === 429) return saying('retryLimit');
  if (status === 529 || status === 503) return saying('retryOverloaded');
  if (status === 408 || status === 504) return saying('retrySilent');
  return status === 409 || status >= 500 ? saying('retryFailed', { status }) : undefined;
}

/**
 * The body of an error as `{ error: { message } }`, which is all that the SDKs read. Gemini sends a list of such, xAI a text as `error`, Mistral the
 * message alone, and servers in Python a `detail`.
 */
function inOneForm(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(body) ? body[0] : body;
    if (typeof first !== 'object' || first === null) return text;
    const { error, detail, message = error ?? detail, ...more } = first as Record<string, unknown>;
    return JSON.stringify(refusalIn(first) !== first ? first : { error: { ...more, message: textIn(message) } });
  } catch {
    return text;
  }
}
