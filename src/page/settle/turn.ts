const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();
const { postMessage } = MessagePort.prototype;

/** One turn of the event loop: promises settle, tasks that wait get their chance. Not throttled in hidden tabs. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    postMessage.call(channel.port2, 0);
  });
}
