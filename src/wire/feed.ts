import { deadline } from '../lib/deadline';
import { tellTogether } from '../lib/tell-together';
import type { RunEventKind } from '../model/run/run-event';
import type { FeedMessage } from './calls';

/** The name of its ports. */
export const FEED = 'abra-feed';

/** The part of chrome.runtime.Port that is used; a plain object in tests. */
export interface FeedPort {
  onMessage: { addListener(hear: (messages: readonly FeedMessage[]) => void): void };
  onDisconnect: { addListener(lost: () => void): void };
  disconnect(): void;
}

/**
 * Panel side: receives the whole run first, then each event. Reconnects when the worker was terminated: at once if a message had come over the port
 * (the worker greets each new port), else after a pause that doubles up to `LONGEST_MS`, so that a worker that cannot start is not started in a loop.
 * `again` reconnects at once (for when the panel becomes visible), `close` disconnects.
 */
export function openFeed(
  hear: (message: FeedMessage) => void,
  connect: () => FeedPort = () => chrome.runtime.connect({ name: FEED }),
): { again: () => void; close: () => void } {
  const closing = new AbortController();
  let port: FeedPort | undefined;
  let pause = 0;
  let wait: ReturnType<typeof deadline> | undefined;
  const open = () => {
    wait?.clear();
    wait = undefined;
    if (closing.signal.aborted) return;
    try {
      port = connect();
    } catch {
      // The extension was updated or removed while the panel was open.
      return lost();
    }
    port.onMessage.addListener((messages) => {
      pause = 0;
      for (const message of messages) hear(message);
    });
    port.onDisconnect.addListener(lost);
  };
  const lost = () => {
    port = undefined;
    if (closing.signal.aborted) return;
    wait = deadline(pause, closing.signal);
    wait.signal.addEventListener('abort', open, { once: true });
    pause = Math.min(LONGEST_MS, Math.max(FIRST_MS, pause * 2));
  };
  open();
  return {
    again: () => {
      if (!wait) return;
      pause = 0;
      open();
    },
    close: () => {
      closing.abort();
      port?.disconnect();
    },
  };
}
/** The first pause, ms: a worker starts within a few hundred ms. */
const FIRST_MS = 250;
/** The longest pause, ms: a person who waits longer reloads the panel. */
const LONGEST_MS = 10_000;

/**
 * How long a message may wait for those behind it, ms: how it is told, and drawn. 0 for that a run asks or ends, and for all that is of no run.
 */
export function patienceWith(message: FeedMessage): number {
  if (message.kind === 'thought') return THOUGHT_MS;
  if (message.kind === 'note') return PROGRESS_MS;
  if (message.kind !== 'event' || AT_ONCE.has(message.event.kind)) return 0;
  return message.event.kind === 'started' ? BEGIN_MS : PROGRESS_MS;
}

/** A person takes for immediate what comes within a tenth of a second. Until then the first operation of a known goal has begun, and the view of the run does not delay it. */
export const BEGIN_MS = 100;
/** It is read while it comes, and the page rests meanwhile. */
const THOUGHT_MS = 100;
/** Nobody reads faster how a run goes on; told and drawn every 100 ms, a leg of eight clicks took 8 to 14 % longer. */
const PROGRESS_MS = 250;
const AT_ONCE = new Set<RunEventKind>(['questioned', 'answered', 'resumed', 'finished', 'learned']);

/** After this a run may be over, or wait for an answer. */
export const mayEnd = (message: FeedMessage): boolean => message.kind === 'event' && ENDS.has(message.event.kind);
const ENDS = new Set<RunEventKind>(['finished', 'learned', 'questioned']);

/** What a program says over its port of what it needs: each message as it comes, or nothing but what `mayEnd`. A panel says nothing. */
export type FeedNeeds = 'each' | 'ends';

/**
 * Worker side: returns a function that sends a message to all connected panels, as late as `patienceWith` it allows, else those of one task together, as
 * each that is sent wakes three processes. As long as somebody needs each, nothing waits. `greet` sends a new panel its first messages.
 */
export function serveFeed(greet: (send: (message: FeedMessage) => void) => void): (message: FeedMessage) => void {
  const ports = new Map<chrome.runtime.Port, FeedNeeds | undefined>();
  const together = tellTogether<readonly FeedMessage[]>((tasks) => {
    const all = tasks.flat();
    for (const [port, needs] of ports) {
      const its = needs === 'ends' ? all.filter(mayEnd) : all;
      if (its.length) port.postMessage(its);
    }
  });
  let told: FeedMessage[] = [];
  const endTask = () => {
    const all = told;
    told = [];
    if (all.length) together.add(all, [...ports.values()].includes('each') ? 0 : Math.min(...all.map(patienceWith)));
  };
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== FEED || port.sender?.id !== chrome.runtime.id || !port.sender.url?.startsWith(chrome.runtime.getURL(''))) return;
    // What was told before is not for it.
    endTask();
    together.now();
    ports.set(port, undefined);
    port.onMessage.addListener((needs: FeedNeeds) => void ports.set(port, needs));
    port.onDisconnect.addListener(() => void ports.delete(port));
    greet((message) => port.postMessage([message]));
  });
  return (message) => {
    if (told.push(message) === 1) queueMicrotask(endTask);
  };
}
