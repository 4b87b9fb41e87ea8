import { within } from '../../lib/deadline';
import * as dom from '../dom/native-accessors';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
let since = performance.now();
channel.port1.onmessage = () => {
  since = performance.now();
  waiting.shift()?.();
};
const { postMessage } = MessagePort.prototype;

/** One turn of the event loop: promises settle, tasks that wait get their chance. Not throttled in hidden tabs. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    postMessage.call(channel.port2, 0);
  });
}

/** Lets every promise run that can, without leaving the task: more of a chain than any framework renders with, for some µs. */
export async function promises(): Promise<void> {
  for (let hop = 0; hop < HOPS; hop++) await undefined;
}
const HOPS = 60;

/** Have we kept the page from its own tasks, frames and messages for so long that it needs a turn? */
export const isDue = (): boolean => performance.now() - since > MAX_TASK_MS;
/** What a person begins to notice, ms. */
const MAX_TASK_MS = 50;

/** The next drawn frame. A window that draws none (hidden, covered) has its time instead. */
export const frame = (signal: AbortSignal, most = dom.hidden(document) ? 16 : 100): Promise<unknown> =>
  within(most, () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())), signal);
