import type { Timer } from '../../lib/deadline';
import * as dom from '../dom/native-accessors';

/**
 * The timer of a document. Timers of a hidden document fire once a second or less, so a wait of 60 ms would take a second; waits on shared
 * memory keep their time (measured in Chromium 156, hidden: `setTimeout` 50 ms takes 956, `AbortSignal.timeout` 983, `Atomics.waitAsync`
 * 52).
 */
export const documentTimer: Timer = (ms, ring) => {
  if (dom.hidden(document)) return unthrottled(ms, ring);
  const timer = begin(ms, ring);
  return () => clearTimeout(timer);
};
// Taken before the shim patches it, where both share a world: our own waits are none of the page's timers.
const native = setTimeout;
const begin = (ms: number, ring: () => void) => native(ring, ms);

interface WaitAsync {
  waitAsync(cell: Int32Array, index: number, value: number, ms: number): { async: boolean; value: Promise<string> | string };
}
let cell: Int32Array | undefined;

function unthrottled(ms: number, ring: () => void): () => void {
  // Pages have no `SharedArrayBuffer` without cross-origin isolation; shared WebAssembly memory has one.
  cell ??= new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer);
  let on = true;
  const ended = (Atomics as unknown as WaitAsync).waitAsync(cell, 0, 0, Math.max(1, ms)).value;
  void Promise.resolve(ended).then(() => {
    if (on) ring();
  });
  return () => {
    on = false;
  };
}
