/** The errors of a protocol's SDK. Those of both have one form, as one generator writes them. */
export interface FailureClasses {
  APIError: Kind<{ status?: number | undefined; headers?: Headers | undefined; error?: unknown; message: string }>;
  APIConnectionError: Kind;
  APIConnectionTimeoutError: Kind;
  APIUserAbortError: Kind;
}
type Kind<Instance = object> = abstract new (...args: never[]) => Instance;

/** What went wrong with a request, whatever the protocol. */
export interface EndpointFailure {
  kind: 'aborted' | 'silent' | 'unreached' | 'broke' | 'refused';
  /** Of a refusal, the HTTP status that says what it means (`meaningOf`); absent where that is not known. */
  status?: number;
  /** Seconds, as the endpoint asks for. */
  retryAfter?: number;
  /** The endpoint's own words, and all that it sent as text. */
  said: string;
  body: string;
}

/** What an error of an SDK means. */
export function endpointFailure(
  error: unknown,
  { APIError, APIConnectionError, APIConnectionTimeoutError, APIUserAbortError }: FailureClasses,
): EndpointFailure {
  if (error instanceof APIUserAbortError) return { kind: 'aborted', ...NOTHING_SAID };
  if (error instanceof APIConnectionTimeoutError) return { kind: 'silent', ...NOTHING_SAID };
  if (error instanceof APIConnectionError) return { kind: 'unreached', ...NOTHING_SAID };
  if (!(error instanceof APIError)) return BROKE;
  const { code, type, message } = refusalIn(error.error);
  const said = textIn(message);
  const status = meaningOf(error.status, [code, type], said || error.message);
  const seconds = Number(error.headers?.get('retry-after'));
  return {
    kind: status === undefined ? 'broke' : 'refused',
    ...(status === undefined ? {} : { status }),
    ...(seconds > 0 ? { retryAfter: seconds } : {}),
    said,
    body: error.error ? JSON.stringify(error.error) : error.message,
  };
}

const NOTHING_SAID = { said: '', body: '' };
/** The stream ended before the answer did. */
export const BROKE: EndpointFailure = { kind: 'broke', ...NOTHING_SAID };

interface Refusal {
  code?: unknown;
  type?: unknown;
  message?: unknown;
}

/** The refusal in an error's body: one SDK keeps the body, the other what is in its `error`. */
export function refusalIn(body: unknown): Refusal {
  if (typeof body !== 'object' || body === null) return {};
  return 'error' in body && typeof body.error === 'object' ? refusalIn(body.error) : body;
}

/** Text, or the JSON of what stands in its place: some list each thing that is wrong. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : value ? JSON.stringify(value) : '');

/** Vendors send one refusal with several statuses: 429 for an account without money, 400 for a key that is wrong or a page that is too long. */
function meaningOf(status: number | undefined, codes: readonly unknown[], words: string): number | undefined {
  if (status === 413) return status;
  const [numeric] = codes;
  if (status === undefined && typeof numeric === 'number') return numeric;
  const byCode = codes.map((code) => (typeof code === 'string' && Object.hasOwn(CODES, code) ? CODES[code] : undefined));
  const byWords = WORDS.find(([, of, says]) => status !== undefined && of.includes(status) && says.test(words))?.[0];
  return byCode.find((known) => known !== undefined) ?? byWords ?? status;
}

/** Codes and types of errors. An error inside a stream has nothing else. */
const CODES: Readonly<Record<string, number>> = {
  authentication_error: 401,
  invalid_api_key: 401,
  billing_error: 402,
  billing_not_active: 402,
  insufficient_quota: 402,
  permission_error: 403,
  not_found_error: 404,
  model_not_found: 404,
  DeploymentNotFound: 404,
  context_length_exceeded: 413,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  api_error: 500,
  server_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** Statuses by which nothing is known but that the request was refused, and what words then mean. */
const VAGUE = [400, 422];
const WORDS: readonly (readonly [status: number, of: readonly number[], says: RegExp])[] = [
  [413, VAGUE, /too (long|large|many (input )?tokens)|context (length|window|size)|maximum context|exceeds? .*(context|token)/i],
  [402, [...VAGUE, 403], /credit|billing|balance|quota/i],
  [401, VAGUE, /api.?key/i],
  [404, VAGUE, /model.*(not (found|exist)|unknown|does not exist|decommissioned)/i],
];
