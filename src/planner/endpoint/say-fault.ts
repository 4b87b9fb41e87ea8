import { shorten } from '../../lib/text';
import type { Fault } from '../../model/run/fault';
import { faultOf } from '../../model/say-in-english';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import type { EndpointFailure } from './endpoint-failure';
import type { EndedAnswer } from './port';

export interface Place {
  endpoint: string;
  model: string;
}

/** An error of the model or endpoint as a fault, whose message says what the person can do. */
export function sayFault(error: EndpointFailure, place: Place): Fault {
  const { endpoint } = place;
  if (error.kind === 'aborted') return faultOf('aborted', saying('stoppedByYou'));
  if (error.kind === 'silent') return faultOf('model-unreachable', saying('endpointSilent', { endpoint }));
  if (error.kind === 'unreached') return faultOf('model-unreachable', saying('endpointUnreached', { endpoint }));
  return error.status === undefined ? faultOf('model-cut', saying('answerBroke')) : sayStatus(error.status, error, place);
}

/** The answer was longer than the limit, also when a shorter one was asked for. */
export const TOO_LONG = faultOf('model-cut', saying('planTooLong'));

/** Why an answer that ended cannot be used; undefined where it can. */
export function whyNoAnswer(ending: EndedAnswer['ending']): Fault | undefined {
  if (typeof ending === 'object') {
    const said = ending.refused ? [saying('modelSays', { text: shorten(ending.refused, 300) })] : [];
    return faultOf('model-refused', saying('modelRefused'), ...said);
  }
  if (ending === 'cut') return TOO_LONG;
  if (ending === 'full') return faultOf('model-invalid', saying('runTooLong'));
  return undefined;
}

function sayStatus(status: number, error: EndpointFailure, { endpoint, model }: Place): Fault {
  const said = error.said ? `: ${shorten(error.said, 200)}` : '';
  const later = error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter * 1000 };
  if (status === 401) return faultOf('model-auth', saying('keyNotAccepted', { endpoint }));
  if (status === 402) return faultOf('model-auth', saying('noCredit', { said }));
  if (status === 403) return faultOf('model-auth', saying('keyMayNot', { model, said }));
  if (status === 404) return faultOf('model-invalid', saying('modelUnknown', { endpoint, model }));
  if (status === 413) return faultOf('model-invalid', saying('pageTooMuch'));
  if (status === 429) return { ...faultOf('model-limit', sayLimit(error.retryAfter)), ...later };
  if (status === 529 || status === 503) return { ...faultOf('model-overloaded', saying('overloaded')), ...later };
  if (status >= 500) return faultOf('model-unreachable', saying('endpointFailed', { endpoint, status }));
  return faultOf('model-invalid', saying('endpointRefused', { endpoint, status, said }));
}

function sayLimit(seconds: number | undefined): Saying {
  if (seconds === undefined) return saying('rateLimit');
  return seconds > 120
    ? saying('rateLimitMinutes', { minutes: Math.ceil(seconds / 60) })
    : saying('rateLimitSeconds', { seconds: Math.ceil(seconds) });
}
