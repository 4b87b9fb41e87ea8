/** When a silence is told to the person, ms after the last word. */
const TOLD_AT = [20_000, 60_000, 180_000];

/** Aborts together with `parent`, or when nothing was heard for `ms`. */
export interface SilenceDeadline {
  signal: AbortSignal;
  /** Something came: the silence begins anew. */
  heard(): void;
  expired(): boolean;
  clear(): void;
}

/** `tell` hears of a silence that lasts, seconds so far. */
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
