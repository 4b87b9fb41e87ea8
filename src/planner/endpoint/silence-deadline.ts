/** When the person is told that nothing comes, ms after the last event. */
const TOLD_AT = [30_000, 60_000, 180_000];

/** An idle timeout: aborts together with `parent`, or after `ms` without a call of `heard`. */
export interface SilenceDeadline {
  signal: AbortSignal;
  /** To be called when data arrives: restarts the timeout. */
  heard(): void;
  expired(): boolean;
  clear(): void;
}

/** Calls `tell` with the seconds without data so far, at each time of `TOLD_AT`. */
export function silenceDeadline(ms: number, tell: (seconds: number) => void, parent: AbortSignal): SilenceDeadline {
  const controller = new AbortController();
  let expired = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => controller.abort();
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    parent.removeEventListener('abort', stop);
  };
  const heard = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = TOLD_AT.filter((after) => after < ms).map((after) => setTimeout(() => tell(after / 1000), after));
    timers.push(
      setTimeout(() => {
        expired = true;
        stop();
      }, ms),
    );
  };
  parent.addEventListener('abort', stop, { once: true });
  if (parent.aborted) stop();
  heard();
  return { signal: controller.signal, heard, expired: () => expired, clear };
}
