import type { Fault } from '../../model/run/fault';
import { faultOf } from '../../model/say-in-english';
import { saying } from '../../model/saying-of';

/** Why the model of this browser cannot plan now; undefined where it can. */
export function whyUnavailable(availability: 'unavailable' | 'downloadable' | 'downloading' | 'available'): Fault | undefined {
  if (availability === 'available') return undefined;
  const kind = { unavailable: 'deviceHasNone', downloadable: 'deviceToLoad', downloading: 'deviceLoading' } as const;
  return faultOf('model-unreachable', saying(kind[availability]));
}

/** The fault for an error while it planned. */
export function sayFailure(error: unknown, signal: AbortSignal): Fault {
  if (signal.aborted) return faultOf('aborted', saying('stoppedByYou'));
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return faultOf('model-invalid', saying('deviceTooLong'));
  return faultOf('model-cut', saying('deviceGaveUp', { reason: name }));
}
