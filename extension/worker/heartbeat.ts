// biome-ignore-all lint/style/noRestrictedGlobals: a beat is the one thing here that is about time, not evidence
const BEAT_MS = 20_000;
const WATCHDOG = 'abra-watchdog';

/**
 * Keeps the worker alive while something runs: Chrome ends it after 30 s without an extension API call, even in the middle of a fetch
 * (measured). The alarm wakes a worker that was ended all the same.
 */
export function heartbeat(): { beat(active: number): void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    beat: (active) => {
      if (active > 0 && timer === undefined) {
        timer = setInterval(() => void chrome.runtime.getPlatformInfo(), BEAT_MS);
        void chrome.alarms.create(WATCHDOG, { periodInMinutes: 0.5 });
      }
      if (active === 0) {
        clearInterval(timer);
        timer = undefined;
        void chrome.alarms.clear(WATCHDOG);
      }
    },
  };
}

/** Runs when the watchdog woke the worker. */
export function onWatchdog(wake: () => void): void {
  chrome.alarms.onAlarm.addListener(({ name }) => {
    if (name === WATCHDOG) wake();
  });
}
