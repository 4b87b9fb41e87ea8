/** A `chrome.events.Event` as far as Abra uses one. */
export interface FakeEvent<Args extends unknown[]> {
  addListener(hear: (...args: Args) => unknown): void;
  removeListener(hear: (...args: Args) => unknown): void;
  /** Calls all listeners and returns their answers. */
  fire(...args: Args): unknown[];
}

export function fakeEvent<Args extends unknown[]>(): FakeEvent<Args> {
  const listeners = new Set<(...args: Args) => unknown>();
  return {
    addListener: (hear) => void listeners.add(hear),
    removeListener: (hear) => void listeners.delete(hear),
    fire: (...args) => [...listeners].map((hear) => hear(...args)),
  };
}

/** Chrome serialises messages, results and stored items as JSON. */
export const asJson = <Value>(value: Value): Value => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** Resolves in a task of its own, as a message between two processes arrives. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });

/**
 * Sends a message to the listeners of a `runtime.onMessage`. Resolves to the answer, undefined if no listener has one; rejects if the context ends first,
 * as Chrome's does.
 */
export async function deliver<Sender>(
  event: FakeEvent<[unknown, Sender, (answer: unknown) => void]>,
  message: unknown,
  sender: Sender,
  ended?: AbortSignal,
): Promise<unknown> {
  const sent = asJson(message);
  await nextTask();
  const answer = await new Promise((resolve, reject) => {
    const end = () => reject(new Error('A listener indicated an asynchronous response, but the message channel closed.'));
    if (ended?.aborted) return end();
    ended?.addEventListener('abort', end, { once: true });
    if (!event.fire(sent, sender, (value) => resolve(asJson(value))).includes(true)) resolve(undefined);
  });
  await nextTask();
  return answer;
}
