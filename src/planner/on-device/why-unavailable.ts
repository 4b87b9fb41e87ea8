import type { Fault } from '../../model/fault';

const OTHER = 'Use simple commands, or an AI model with a key (Settings).';

/** Why the model of this browser cannot plan now; undefined where it can. */
export function whyUnavailable(availability: 'unavailable' | 'downloadable' | 'downloading' | 'available'): Fault | undefined {
  if (availability === 'available') return undefined;
  const message = {
    unavailable: `This browser has no model on this device. ${OTHER}`,
    downloadable: `Chrome has a model for this device but has not downloaded it (several GB). Open chrome://on-device-internals to fetch it. ${OTHER}`,
    downloading: `Chrome is still downloading its model. Run the goal again later. ${OTHER}`,
  }[availability];
  return { kind: 'model-unreachable', message };
}

/** The fault for an error while it planned. */
export function sayFailure(error: unknown, signal: AbortSignal): Fault {
  if (signal.aborted) return { kind: 'aborted', message: 'You stopped it.' };
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError')
    return { kind: 'model-invalid', message: `The page is too long for the model on this device. ${OTHER}` };
  return { kind: 'model-cut', message: `The model on this device gave up (${name || 'no reason'}). Run the goal again. ${OTHER}` };
}
