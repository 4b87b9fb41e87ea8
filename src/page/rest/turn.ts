import { within } from '../../lib/deadline';
import { timeNow } from '../../lib/time-now';
import * as dom from '../dom/native-accessors';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
let since = timeNow();
channel.port1.onmessage = () => {
  since = timeNow();
  waiting.shift()?.();
};
const { postMessage } = MessagePort.prototype;

/** Resolves after one turn of the event loop: promises settle, queued tasks run. Not throttled in hidden tabs. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    postMessage.call(channel.port2, 0);
  });
}

/** Lets pending promise chains run without leaving the task; longer chains than any framework renders with, within some µs. */
export async function promises(): Promise<void> {
  for (let hop = 0; hop < HOPS; hop++) await undefined;
}
const HOPS = 60;

/** Have we blocked the page's tasks, frames and messages so long that it needs a turn? */
export const isDue = (): boolean => timeNow() - since > MAX_TASK_MS;
/**
 * ms. A stop is heard in a turn, and may take twice this; a person notices no shorter delay (https://web.dev/articles/rail). Sooner costs time: with each turn the
 * browser draws the page, which may take as long as an operation.
 */
const MAX_TASK_MS = 100;

/** Resolves at the next animation frame, or after `most` ms: a hidden or covered window draws none. */
export const frame = (signal: AbortSignal, most = dom.hidden(document) ? 16 : 100): Promise<unknown> =>
  within(most, () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())), signal);
