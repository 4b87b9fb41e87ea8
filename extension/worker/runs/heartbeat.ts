// biome-ignore-all lint/style/noRestrictedGlobals: a beat is the one thing here that is about time, not evidence
const BEAT_MS = 20_000;
const WATCHDOG = 'abra-watchdog';

/** Told how many runs go on, it says so. */
export interface Pulse {
  beat(active: number): void;
  active(): number;
}

/**
 * Keeps the worker alive while something runs: Chrome ends it after 30 s without an extension API call, even in the middle of a fetch
 * (measured). The alarm wakes a worker that was ended all the same. `changed` hears how many run now.
 */
export function heartbeat(changed: () => void = () => undefined): Pulse {
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

/** Runs when the watchdog woke the worker. */
export function onWatchdog(wake: () => void): void {
  chrome.alarms.onAlarm.addListener(({ name }) => {
    if (name === WATCHDOG) wake();
  });
}
