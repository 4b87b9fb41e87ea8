// biome-ignore-all lint/style/noRestrictedGlobals: a beat is the one thing here that is about time, not evidence
const BEAT_MS = 20_000;
const WATCHDOG = 'abra-watchdog';

/** Told how many runs are active, it keeps the worker alive. */
export interface ActivityCount {
  beat(active: number): void;
  active(): number;
}

/**
 * Keeps the worker alive while something runs: Chrome ends it after 30 s without an extension API call, even during a fetch (measured;
 * https://developer.chrome.com/docs/extensions/develop/concepts/service-workers/lifecycle). The alarm starts a worker that was ended all
 * the same. `changed` is called when the number of active runs changes.
 */
export function heartbeat(changed: () => void = () => undefined): ActivityCount {
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = 0;
  return {
    active: () => now,
    beat: (active) => {
      now = active;
      changed();
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

/** Calls `wake` when the watchdog alarm started the worker. */
export function onWatchdog(wake: () => void): void {
  chrome.alarms.onAlarm.addListener(({ name }) => {
    if (name === WATCHDOG) wake();
  });
}
