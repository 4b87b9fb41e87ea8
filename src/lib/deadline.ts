/** Calls `ring` once after `ms` milliseconds; returns the function that cancels it. */
export type Timer = (ms: number, ring: () => void) => () => void;

/** `setTimeout`: the timer until `setTimer` replaces it. */
export const plainTimer: Timer = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};
let alarm = plainTimer;

/** Replaces `setTimeout` where that is throttled (pages in the background). */
export function setTimer(other: Timer): void {
  alarm = other;
}

/** A signal that aborts after `ms` milliseconds or together with `parent`; `clear` it when the wait is over. */
export function deadline(ms: number, parent?: AbortSignal): { signal: AbortSignal; clear: () => void; expired: () => boolean } {
  const controller = new AbortController();
  let expired = false;
  const silence = alarm(ms, () => {
    expired = true;
    controller.abort();
  });
  const stop = () => controller.abort();
  if (parent?.aborted) stop();
  parent?.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      silence();
      parent?.removeEventListener('abort', stop);
    },
    expired: () => expired,
  };
}

/** Resolves to the result of `work`, or to undefined when the deadline or `parent` comes first. `work` gets the signal. */
export async function within<Value>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Value>,
  parent?: AbortSignal,
): Promise<Value | undefined> {
  const limit = deadline(ms, parent);
  try {
    return await Promise.race([work(limit.signal), aborted(limit.signal)]);
  } finally {
    limit.clear();
  }
}

/** Resolves to undefined when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
}
