import { FromHost } from '../../../src/wire/bridge-messages';

/** What is heard of the host. */
export interface HostListener {
  said(from: number, said: unknown): void;
  gone(from: number): void;
  /** It runs, or no longer does. */
  turned(on: boolean): void;
}

/** The host, while it runs: Chrome ends it with the port. */
export interface HostPort {
  isOn(): boolean;
  /** Starts it where the person's permission is there, and ends it where that was taken away. */
  follow(): Promise<void>;
  /** Something for a connection; dropped where the host is gone. */
  send(to: number, message: object): void;
}

/** The name in the host's manifest. */
const HOST = 'app.abra.bridge';
const WATCH = 'abra-bridge';

/** Starts the host, and again where it ended. All listeners are registered at once. */
export function openHostPort({ said, gone, turned }: HostListener): HostPort {
  let port: chrome.runtime.Port | undefined;
  let isOn = false;
  const lost = (of: chrome.runtime.Port) => {
    if (port !== of) return;
    const wasOn = isOn;
    port = undefined;
    isOn = false;
    turned(false);
    // One that ran is started again at once; one that never did by the next alarm.
    if (wasOn) void follow();
  };
  const close = (of: chrome.runtime.Port) => {
    of.disconnect();
    isOn = false;
    lost(of);
  };
  const hear = (message: unknown, of: chrome.runtime.Port) => {
    const told = FromHost.safeParse(message);
    // One that says anything else is none of ours.
    if (!told.success) return close(of);
    if ('said' in told.data) return said(told.data.from, told.data.said);
    if ('gone' in told.data) return gone(told.data.from);
    isOn = true;
    turned(true);
  };
  const follow = async () => {
    if (!(await chrome.permissions.contains({ permissions: ['nativeMessaging'] }))) {
      void chrome.alarms.clear(WATCH);
      return port && close(port);
    }
    // The alarm starts a worker that was ended all the same.
    void chrome.alarms.create(WATCH, { periodInMinutes: 1 });
    if (port) return;
    const fresh = chrome.runtime.connectNative(HOST);
    port = fresh;
    fresh.onMessage.addListener((message) => hear(message, fresh));
    fresh.onDisconnect.addListener(() => {
      // Read, so that Chrome does not log it: the panel says what to do.
      void chrome.runtime.lastError;
      lost(fresh);
    });
  };
  chrome.alarms.onAlarm.addListener(({ name }) => {
    if (name === WATCH) void follow();
  });
  for (const event of [chrome.permissions.onAdded, chrome.permissions.onRemoved]) event.addListener(() => void follow());
  void follow();
  return {
    isOn: () => isOn,
    follow,
    send: (to, message) => {
      try {
        port?.postMessage({ to, ...message });
      } catch {
        // The port has closed meanwhile, and its connections with it.
      }
    },
  };
}
